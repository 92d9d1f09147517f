import { orderFeeOf } from '@loadline/contract/bills/charge';
import { baseAmountOf, rateOn } from '@loadline/contract/bills/exchange-rate';
import { standardFees } from '@loadline/contract/bills/fee-type';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { exact, fixed, times } from '@loadline/contract/kernel/decimal';
import { proposalsOf } from '../features/bills/charges.price.ts';
import type { Clerk, Team } from './accounts.ts';
import type { ByHand, Charged } from './bills.seed.ts';
import { suppliers } from './bills.seed.ts';
import { charged } from './cargo.ts';
import { chanceOf } from './chance.ts';
import { chinaDayAgo } from './exchange.rows.ts';
import { lanes } from './lanes.seed.ts';
import { hoursAfter, localDay } from './local-hours.ts';
import { orNone } from './or-none.ts';
import { breaksOf, idOfRate, isPricedOn } from './rate.rows.ts';
import { tariffs } from './rates.seed.ts';
import type { Shipment } from './shipment.ts';

interface Order {
  readonly shipment: Shipment;
  readonly team: Team;
}

interface DatedRate {
  readonly currency: string;
  readonly day: string;
  readonly rate: string;
}

/** What of the demo its charges are made of. */
export interface Charging {
  readonly orders: readonly Order[];
  readonly rates: readonly DatedRate[];
  readonly clerk: Clerk;
  readonly now: Date;
}

export type ChargeRow = ReturnType<typeof chargesOf>[number];

const departed = 4;
const fees = codesOf(standardFees).map((code) => ({ code, name: wordOf(standardFees, code) }));

/** Gives out orders for charging: those that have left by a day, the last first, none of them twice. */
export function ordersToCharge({ orders, now }: Charging) {
  const taken = new Set<string>();
  return ({ customer, lanes: wanted }: Charged, ago: number): Order[] => {
    const day = chinaDayAgo(now, ago);
    return Object.entries(wanted).flatMap(([lane, count]) => {
      const found = orders
        .filter(({ shipment, team }) => team.customer.code === customer && canBeCharged(shipment, lane))
        .filter(({ shipment }) => !taken.has(shipment.id) && feeDateOf(shipment) <= day)
        .toSorted((one, other) => feeDateOf(other.shipment).localeCompare(feeDateOf(one.shipment)))
        .slice(0, count);
      if (found.length < count) throw new Error(`${customer} has sent too little by ${lane} before ${day}`);
      for (const { shipment } of found) taken.add(shipment.id);
      return found;
    });
  };
}

function canBeCharged({ lane, journey, isBooked }: Shipment, name: string): boolean {
  const isOfLane = Object.entries(lanes).some(([one, of]) => one === name && of === lane);
  return isOfLane && !isBooked && journey.status !== 'CANCELLED' && journey.reached >= departed;
}

/** A charge is of the day on which the order departed there. */
function feeDateOf({ journey, route }: Shipment): string {
  const at = journey.at[departed];
  if (!at) throw new Error('an order is charged when it has departed');
  return localDay(at, route.from === 'HKG' ? 'Asia/Hong_Kong' : 'Asia/Shanghai');
}

/** What is charged for one order: by the prices of its lane, and what was typed. */
export function chargesOf({ shipment, team }: Order, byHand: ByHand | undefined, { clerk, now }: Charging) {
  const feeDate = feeDateOf(shipment);
  const priced = [...proposed(shipment, feeDate, now), ...(byHand ? [typed(byHand)] : [])];
  return priced.map((one, position) => ({
    org_id: team.orgId,
    id: chanceOf(`charge ${shipment.orderNumber} ${position}`).id(hoursAfter(now, -1)),
    order_id: shipment.id,
    bill_id: orNone<string>(null),
    position,
    fee_date: feeDate,
    fee_type: one.feeType,
    fee_zh: one.feeZh,
    fee_en: one.feeEn,
    unit_name: one.unitName,
    billing_weight: one.billingWeight,
    quantity: one.quantity,
    unit_fee: one.unitFee,
    currency: one.currency,
    order_fee: one.orderFee,
    rate: orNone<string>(null),
    base_amount: orNone<string>(null),
    source: one.cardId === null ? 'hand' : 'card',
    card_id: one.cardId,
    credits_id: orNone<string>(null),
    checked_at: orNone<Date>(null),
    checked_by: orNone<string>(null),
    created_by: clerk.userId,
    created_at: hoursAfter(now, -1),
    updated_at: hoursAfter(now, -1),
  }));
}

/** By the card of the lane where one holds on the day; what departed before was priced by one that is gone, and typed. */
function proposed(shipment: Shipment, feeDate: string, now: Date) {
  const { lane, route, cargo } = shipment;
  const tariff = tariffs.find((one) => lanes[one.lane] === lane);
  const [zone] = tariff?.zones ?? [];
  if (!tariff || !zone) throw new Error(`${lane.channel.en} has no prices`);
  const holds = isPricedOn(feeDate, now) && tariff.from.includes(route.from);
  const cardId = holds ? idOfRate(tariff.lane, route.from, zone, now) : null;
  const card = { ...tariff, breaks: breaksOf(zone), surcharges: [...tariff.surcharges] };
  return proposalsOf(card, charged(cargo, lane), fees).map((one) => ({ ...one, cardId }));
}

function typed({ fee, unit, quantity, price }: ByHand) {
  const { zh: feeZh, en: feeEn } = wordOf(standardFees, fee);
  const orderFee = orderFeeOf({ unitName: unit, quantity, unitFee: price });
  const named = { feeType: fee, feeZh, feeEn, unitName: unit, quantity, unitFee: price };
  return { ...named, billingWeight: null, currency: 'CNY', orderFee, cardId: null };
}

/** At the rate of its day, as a bill fixes it. */
export function atItsRate(charge: ChargeRow, { rates }: Charging): ChargeRow & { base_amount: string } {
  const rate = rateOn(rates, charge.currency, charge.fee_date);
  if (rate === undefined) throw new Error(`no rate of ${charge.currency} holds on ${charge.fee_date}`);
  return { ...charge, rate, base_amount: baseAmountOf(charge.order_fee, rate) };
}

/** What suppliers were or will be paid for charges. */
export function costRows(charges: readonly ChargeRow[], { rates, clerk, now }: Charging) {
  return charges.flatMap((charge) => {
    const [supplier, share] = suppliers[charge.fee_type] ?? [];
    const rate = rateOn(rates, charge.currency, charge.fee_date);
    if (!supplier || !share || !rate || charge.source === 'credit') return [];
    const amount = fixed(times(exact(charge.order_fee), exact(share)), 2);
    return [
      {
        org_id: charge.org_id,
        charge_id: charge.id,
        supplier,
        currency: charge.currency,
        amount,
        rate,
        base_amount: baseAmountOf(amount, rate),
        version: 1,
        changed_who: clerk.name,
        changed_at: hoursAfter(now, -0.5),
      },
    ];
  });
}
