import { natureOf, rowsOfHouse } from '@loadline/contract/bookings/booking.dangerous';
import { goodsNameOf } from '@loadline/contract/bookings/booking.inherit';
import { houseWaybillsOf } from '@loadline/contract/bookings/house-waybill';
import { airports } from '@loadline/contract/codes/place';
import { numbersIn } from '@loadline/contract/facts/shipment';
import { transfersOf } from '@loadline/contract/flights/flight.legs';
import type { Stop } from '@loadline/contract/flights/flight.stop';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Agent } from '@loadline/contract/waybill-drafts/awb-agent';
import {
  agentCode,
  agentText,
  consolidatorText,
  issuerText,
} from '@loadline/contract/waybill-drafts/awb-agent';
import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import type { RateLine } from '@loadline/contract/waybill-drafts/awb-line';
import type { HouseForm } from '@loadline/contract/waybill-drafts/draft';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import type { BookingOnWaybill, HouseFigures } from '../bookings/bookings.public.ts';
import { sumOf } from '../bookings/bookings.public.ts';
import { blankForm, handlingOf, lineOf, partyText, paymentOf } from './drafts.fill.parts.ts';

/** What a waybill says of itself. Totals are null where the viewer may not see them: a customer knows their share alone. */
export interface WaybillFacts {
  readonly mawbNo: string;
  readonly flightNo: string | null;
  readonly flightDate: string | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly stops: readonly Stop[];
  readonly airline: string | null;
  readonly airlineCode: string | null;
  readonly forwarder: Agent;
  readonly today: string;
  readonly total: { readonly pieces: number; readonly grossWeight: string; readonly volume: string } | null;
  /** What the forwarder wrote on the last waybill to the same airport. */
  readonly usual: Partial<AwbForm>;
}

export interface ProposedForms {
  readonly master: AwbForm;
  readonly houses: readonly HouseForm[];
}

/** The forms as the waybill and its bookings have them: what staff begin a version with. */
export function proposedForms(facts: WaybillFacts, bookings: readonly BookingOnWaybill[]): ProposedForms {
  const houses = bookings.flatMap((booking) =>
    houseWaybillsOf(booking.houses).flatMap((rows) => houseFormOf(facts, booking, rows)),
  );
  return { master: masterOf(facts, bookings), houses };
}

/** Whether the bookings are one that flies without house waybills, under the air waybill of its own shipper. */
export function isDirect(bookings: readonly BookingOnWaybill[]): boolean {
  return bookings.length === 1 && bookings[0]?.houses.length === 0;
}

function masterOf(facts: WaybillFacts, bookings: readonly BookingOnWaybill[]): AwbForm {
  const [only] = bookings;
  const direct = isDirect(bookings) ? only : undefined;
  const goods = direct ? goodsOf(direct, []) : 'CONSOLIDATED CARGO AS PER ATTACHED HOUSE MANIFEST';
  const all = allOf(facts, bookings);
  const { forwarder } = facts;
  const name = forwarder.nameEn.toUpperCase();
  return {
    ...blankForm,
    ...routeOf(facts),
    awbNo: shownAwb(facts.mawbNo),
    issuer: facts.airline?.toUpperCase() ?? null,
    shipper: consolidatorText(forwarder),
    agent: agentText(forwarder),
    agentIata: agentCode(forwarder),
    agentAccount: forwarder.accountNo,
    shipperSignature: name,
    carrierSignature: `${name} AS AGENT`,
    ...facts.usual,
    // The usual ones are those of our agents.
    ...(direct && { ...partiesOf(direct), shipperAccount: null, consigneeAccount: null }),
    handling: handlingOf(
      bookings.map(({ content }) => ({ content, houseId: null })),
      all.pieces,
    ),
    rateLines: [lineFor(goods, all)],
  };
}

/** The latest word on every house waybill together, so that the master is never more or less than its houses. */
function allOf({ total }: WaybillFacts, bookings: readonly BookingOnWaybill[]): HouseFigures {
  if (total === null) return (isDirect(bookings) ? bookings[0]?.accepted : undefined) ?? nothing;
  const parts = bookings.flatMap(({ houses, accepted }) =>
    houses.length > 0 ? houses.map(latestOf) : [accepted],
  );
  return sumOf(parts) ?? total;
}

function latestOf({ weighbridge, warehouse, booked }: HouseRow): HouseFigures {
  return weighbridge ?? warehouse ?? booked;
}

const nothing = { pieces: 0, grossWeight: '0', volume: '0' };

function lineFor(
  goods: string,
  { pieces, grossWeight, volume }: { pieces: number; grossWeight: string; volume: string },
): RateLine {
  return lineOf(goods, { pieces, grossWeight, volume, chargeable: billingWeight(grossWeight, volume) });
}

type HouseRow = BookingOnWaybill['houses'][number];

/** A house waybill under the id of its first row, with the cargo of all. */
function houseFormOf(facts: WaybillFacts, booking: BookingOnWaybill, rows: readonly HouseRow[]): HouseForm[] {
  const [house] = rows;
  const figures = sumOf(rows.map(latestOf));
  if (!house || !figures) return [];
  const ids = rows.map(({ hawbId }) => hawbId);
  const form = {
    ...blankForm,
    ...routeOf(facts),
    awbNo: house.hawbNo ?? booking.bookingNo,
    issuer: issuerText(facts.forwarder),
    agent: agentText(facts.forwarder),
    agentIata: agentCode(facts.forwarder),
    carrierSignature: facts.forwarder.nameEn.toUpperCase(),
    ...partiesOf(booking),
    handling: handlingOf(
      ids.map((houseId) => ({ content: booking.content, houseId })),
      figures.pieces,
    ),
    rateLines: [lineFor(goodsOf(booking, rows), figures)],
  };
  return [{ hawbId: house.hawbId, form }];
}

/** The goods of the orders under a house waybill; of rows without an order, and of a direct waybill, those of the booking. */
function goodsOf({ content }: BookingOnWaybill, rows: readonly HouseRow[]): string {
  const { cargo } = content;
  const names = [...new Set(rows.flatMap(({ goods }) => goods))];
  const hasOrders = rows.every(({ orderId }) => orderId !== null);
  const shipments = [...new Set(rows.flatMap(({ fbaNo }) => numbersIn(fbaNo)))];
  const ids = rows.length > 0 ? rows.map(({ hawbId }) => hawbId) : [null];
  return [
    (hasOrders ? goodsNameOf(names) : null) ?? cargo.goodsName ?? 'GENERAL CARGO',
    ...ids.flatMap((id) => rowsOfHouse(content, id)).map(natureOf),
    ...(cargo.marks ? [`MARKS: ${cargo.marks}`] : []),
    ...(shipments.length > 0 ? [`FBA: ${shipments.join(', ')}`] : []),
  ].join('\n');
}

function partiesOf({ content }: BookingOnWaybill) {
  const { shipper, consignee, notify, alsoNotify } = content.parties;
  const told = [notify, alsoNotify].filter((party) => party !== null);
  const payment = paymentOf(content.terms.paymentType);
  return {
    shipper: partyText(shipper),
    consignee: partyText(consignee),
    accounting: [
      `FREIGHT ${payment === 'PP' ? 'PREPAID' : 'COLLECT'}`,
      ...told.map((party) => `NOTIFY: ${partyText(party) ?? ''}`),
    ].join('\n'),
    weightPayment: payment,
    otherPayment: payment,
    chargesCode: payment,
    shipperSignature: shipper?.name ?? null,
  };
}

function routeOf(facts: WaybillFacts) {
  const { flightNo, flightDate, origin, destination, airlineCode, forwarder, today } = facts;
  // The form names airports where cargo goes over; those where its flight only calls are none of its routing.
  const onward = transfersOf(flightNo, facts.stops);
  const [second, third] = onward;
  const [to1, to2, to3] = [...onward.map(({ airport }) => airport), destination];
  const carrierOf = (no: string | null | undefined) => no?.slice(0, 2) ?? null;
  return {
    departureCode: origin,
    departure: origin ? airportName(origin) : null,
    to1: to1 ?? null,
    by1: (second ? carrierOf(flightNo) : null) ?? airlineCode ?? carrierOf(flightNo),
    to2: to2 ?? null,
    by2: carrierOf(second?.flightNo),
    to3: to3 ?? null,
    by3: carrierOf(third?.flightNo),
    destination: destination ? airportName(destination) : null,
    flight: flightNo,
    flightDate,
    flight2: second?.flightNo ?? null,
    flightDate2: second?.flightDate ?? null,
    executedOn: today,
    executedAt:
      forwarder.city?.toUpperCase() ?? (origin ? (airportName(origin).split(' ')[0] ?? null) : null),
  };
}

/** The name of an airport in Latin capitals; its code where we know none. */
function airportName(code: string): string {
  return wordOf(airports, code).en.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().slice(0, 60);
}
