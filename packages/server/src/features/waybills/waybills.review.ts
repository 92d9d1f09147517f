import { apartFromOrder } from '@loadline/contract/bookings/booking.order-figures';
import { houseWaybillsOf } from '@loadline/contract/bookings/house-waybill';
import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import { exact, fixed, plus, zero } from '@loadline/contract/kernel/decimal';
import type { Text } from '@loadline/contract/kernel/text';
import type { Policies } from '@loadline/contract/ops/policy';
import type { Difference } from '@loadline/contract/receipts/measured';
import { differencesOf, wordsOfDifferences } from '@loadline/contract/receipts/measured';
import type { ReviewPoint } from '@loadline/contract/waybills/waybill-finding';
import { heldSaid, isVague, sumsSaid } from '@loadline/contract/waybills/waybill-finding';
import type { BookingOnWaybill } from '../bookings/bookings.public.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import type { HeldCustomer, OrderOnWaybill } from './waybills.orders.queries.ts';
import { heldOf, holdsSaid, isApart } from './waybills.orders.queries.ts';

/** One point of the review with what was found. */
export interface Reviewed {
  readonly point: ReviewPoint;
  /** Null while there is nothing to look at yet. */
  readonly passed: boolean | null;
  readonly detail?: Text;
}

interface Looked {
  readonly waybill: LockedWaybill;
  readonly bookings: readonly BookingOnWaybill[];
  readonly policy: Policies;
  readonly isKnownAirline: boolean;
  readonly flightFlies: boolean;
  /** House waybill numbers that stand elsewhere, too. */
  readonly numbersTaken: ReadonlySet<string>;
  readonly orders: readonly OrderOnWaybill[];
  readonly heldCustomers: readonly HeldCustomer[];
}

/** The points that are looked at before a waybill goes out, in the order in which they are shown. */
export function reviewOf(looked: Looked): Reviewed[] {
  const { waybill, isKnownAirline, flightFlies } = looked;
  return [
    { point: 'number', passed: checkAirWaybill(waybill.mawbNo) === 'valid' },
    { point: 'airline', passed: isKnownAirline, detail: both(waybill.mawbNo.slice(0, 3)) },
    { point: 'flight', passed: waybill.flightId !== null, detail: both(flightOf(waybill)) },
    { point: 'flightFlies', passed: flightFlies, detail: both(flightOf(waybill)) },
    { point: 'houses', passed: hasHouses(looked) },
    houseNumbers(looked),
    houseSums(looked),
    consignee(looked),
    goodsName(looked),
    cancelledOrders(looked),
    heldOrders(looked),
    orderFigures(looked),
    weighbridge(looked),
  ];
}

function cancelledOrders({ orders }: Looked): Reviewed {
  const gone = orders.filter(({ status }) => status === 'CANCELLED');
  return named(
    'cancelledOrders',
    gone.map(({ orderNumber, hawbNo }) => both([orderNumber, hawbNo].filter(Boolean).join(' · '))),
  );
}

function heldOrders({ orders, heldCustomers }: Looked): Reviewed {
  const held = heldOf(orders, heldCustomers);
  // Of whom every order has a lift of its own, nothing is held here.
  const customers = heldCustomers.filter(({ orgId }) => {
    const theirs = orders.filter((order) => order.orgId === orgId);
    return theirs.length === 0 || theirs.some(({ creditHeld }) => creditHeld);
  });
  return named('heldOrders', [
    ...customers.map(({ code }) => both(code)),
    ...held.map((order) => heldSaid(order.orderNumber, holdsSaid(order))),
  ]);
}

function orderFigures({ orders }: Looked): Reviewed {
  const apart = orders.filter((one) => one.status !== 'CANCELLED' && isApart(one));
  return named(
    'orderFigures',
    apart.map(({ orderNumber, ordered, booked }) => orderSaid(orderNumber, apartFromOrder(ordered, booked))),
  );
}

function orderSaid(order: string, { zh, en }: Text): Text {
  return { zh: `${order}：${zh}`, en: `${order}: ${en}` };
}

const namedAtOnce = 4;

/** A point that names what it found, the first of many. */
function named(point: ReviewPoint, found: readonly Text[]): Reviewed {
  const more = found.length > namedAtOnce ? [both(`+${found.length - namedAtOnce}`)] : [];
  const shown = [...found.slice(0, namedAtOnce), ...more];
  const detail = { zh: shown.map(({ zh }) => zh).join('; '), en: shown.map(({ en }) => en).join('; ') };
  return { point, passed: found.length === 0, detail };
}

function flightOf({ flightNo, flightDate }: LockedWaybill): string {
  return [flightNo && shownFlightNo(flightNo), flightDate].filter(Boolean).join(' ');
}

function both(said: string) {
  return { zh: said, en: said };
}

/** A direct waybill has none and needs none. */
function hasHouses({ bookings }: Looked): boolean {
  return (
    bookings.length > 0 && bookings.every(({ content, houses }) => houses.length > 0 || isDirect(content))
  );
}

function isDirect({ flight }: BookingOnWaybill['content']): boolean {
  return flight.waybillKind === 'direct';
}

/** Every house waybill has its number, and no other booking that goes on has the same, on whichever waybill. */
function houseNumbers({ bookings, numbersTaken }: Looked): Reviewed {
  const numbers = bookings.flatMap(({ houses }) => houseWaybillsOf(houses).map(([row]) => row?.hawbNo ?? ''));
  const known = numbers.filter((no) => no !== '');
  const twice = known.filter((no, at) => known.indexOf(no) !== at || numbersTaken.has(no));
  return {
    point: 'houseNumbers',
    passed: known.length === numbers.length && twice.length === 0,
    detail: both(twice.join(', ')),
  };
}

function houseSums({ waybill, bookings, policy }: Looked): Reviewed {
  const parts = bookings.flatMap(({ houses, accepted }) =>
    houses.length > 0 ? houses.map(({ booked }) => booked) : [accepted],
  );
  const sum = {
    pieces: parts.reduce((total, { pieces }) => total + pieces, 0),
    grossWeight: fixed(parts.map((one) => exact(one.grossWeight)).reduce(plus, zero), 3),
    volume: fixed(parts.map((one) => exact(one.volume)).reduce(plus, zero), 3),
  };
  const off = differencesOf(waybill, sum, policy('houseSums')).filter((one) => one.over);
  return {
    point: 'houseSums',
    passed: off.length === 0,
    detail: sumsSaid(sum, waybill),
  };
}

function consignee({ bookings }: Looked): Reviewed {
  const without = bookings.filter(({ content }) => !content.parties.consignee?.tel?.trim());
  return {
    point: 'consignee',
    passed: without.length === 0,
    detail: both(without.map(({ bookingNo }) => bookingNo).join(', ')),
  };
}

function goodsName({ bookings }: Looked): Reviewed {
  const vague = bookings
    .map(({ content }) => content.cargo.goodsName ?? '')
    .filter((name) => name.trim() === '' || isVague(name));
  return { point: 'goodsName', passed: vague.length === 0, detail: both(vague.join(', ')) };
}

/** Before there is a note there is nothing to hold against the master. */
function weighbridge({ waybill, policy }: Looked): Reviewed {
  const found = weighbridgeApart(waybill, policy('weighbridge'));
  if (!found) return { point: 'weighbridge', passed: null };
  const apart = found.filter(({ by, over }) => over || /[1-9]/.test(by));
  return {
    point: 'weighbridge',
    passed: found.every(({ over }) => !over),
    ...(apart.length > 0 && { detail: wordsOfDifferences(apart) }),
  };
}

/** How pieces and weight of the weighbridge note differ from what was booked, and whether that is too much. */
export function weighbridgeApart(waybill: LockedWaybill, tolerance: string): Difference[] | undefined {
  const { pieces, volume, finalPieces, finalGrossWeight } = waybill;
  if (finalGrossWeight === null) return undefined;
  const came = { pieces: finalPieces ?? pieces, volume, grossWeight: finalGrossWeight };
  return differencesOf(waybill, came, tolerance).filter(({ of }) => of !== 'volume');
}
