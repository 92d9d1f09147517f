import { productWeightRule } from '@loadline/contract/freight/product-weight';
import { sharedOf } from '@loadline/contract/waybill-drafts/draft';
import type { BookingOnWaybill } from '../features/bookings/bookings.public.ts';
import type { ProposedForms, WaybillFacts } from '../features/waybill-drafts/drafts.fill.ts';
import { proposedForms } from '../features/waybill-drafts/drafts.fill.ts';
import type { Clerk } from './accounts.ts';
import type { DemoBooking } from './booking.made.ts';
import type { DraftState } from './drafts.seed.ts';
import { draftVersion, overseasAgent, statesOf, wish } from './drafts.seed.ts';
import { demoAgent } from './forwarder.rows.ts';
import { hoursAfter } from './local-hours.ts';
import type { Shipment } from './shipment.ts';
import type { DemoWaybill } from './waybill.rows.ts';
import { reachedAt } from './waybill.rows.ts';

/** One version of a waybill's draft in the demo. */
interface Laid {
  readonly waybill: DemoWaybill;
  readonly no: number;
  readonly state: DraftState;
  readonly forms: ProposedForms;
  readonly sentAt: Date | null;
}

/** Drafts of all waybills whose documents were begun: in every state, with the customers' answers. */
export function draftRows(waybills: readonly DemoWaybill[], clerk: Clerk) {
  const laid = waybills.flatMap(laidOf);
  return {
    awb_draft: laid.map((one) => draftRow(one, clerk)),
    awb_draft_house: laid.flatMap(houseRows),
    awb_draft_answer: laid.flatMap(answerRows),
  };
}

function laidOf(waybill: DemoWaybill): Laid[] {
  if (draftVersion(waybill) === 0) return [];
  const states = statesOf(waybill.status);
  const begun = reachedAt(waybill, '43') ?? reachedAt(waybill, '42') ?? waybill.made;
  const forms = proposedForms(factsOf(waybill), waybill.bookings.map(onWaybill));
  return states.map((state, at): Laid => {
    const isLast = at === states.length - 1;
    const master = isLast && at > 0 ? { ...forms.master, handling: wish.wanted } : forms.master;
    const sentAt = state === 'PREPARING' ? null : hoursAfter(begun, isLast ? 0 : -1.5);
    return { waybill, no: at + 1, state, forms: { ...forms, master }, sentAt };
  });
}

function factsOf({
  mawbNo,
  flightNo,
  flightDate,
  origin,
  destination,
  stops,
  made,
  ...of
}: DemoWaybill): WaybillFacts {
  const { pieces, grossWeight, volume } = of;
  return {
    mawbNo,
    flightNo,
    flightDate,
    origin,
    destination,
    stops,
    airline: null,
    airlineCode: flightNo?.slice(0, 2) ?? null,
    forwarder: demoAgent,
    today: made.toISOString().slice(0, 10),
    total: { pieces, grossWeight, volume },
    usual: { consignee: overseasAgent },
  };
}

function onWaybill({
  orgId,
  id,
  bookingNo,
  createdBy,
  content,
  flightId,
  totals,
  shipments,
}: DemoBooking): BookingOnWaybill {
  const { quantity: pieces, grossWeight, volume, billingWeight, unit: billingUnit } = totals;
  return {
    orgId,
    id,
    bookingNo,
    createdBy,
    content,
    flightId,
    accepted: { pieces, grossWeight, volume },
    bookedWeight: billingWeight,
    measuredWeight: null,
    billingUnit,
    rule: productWeightRule('1', null),
    houses: content.houses.rows.map((row, at) => ({
      hawbId: row.id,
      hawbNo: row.hawbNo,
      shipBill: row.shipBill,
      sealNo: row.sealNo,
      customsType: row.customsType,
      orderId: shipments[at]?.id ?? null,
      orderPieces: null,
      goods: goodsOf(shipments[at]),
      fbaNo: shipments[at]?.fbaNo ?? null,
      booked: {
        pieces: row.bookingPkgsNum ?? 0,
        grossWeight: row.bookingGrossWeight ?? '0',
        volume: row.bookingVolume ?? '0',
      },
      warehouse: warehouseOf(shipments[at]),
      // Documents are written before the airline weighs.
      weighbridge: null,
    })),
  };
}

function goodsOf(shipment: Shipment | undefined): string[] {
  const groups = shipment?.cargo.groups ?? [];
  return [...new Set(groups.flatMap(({ contents }) => contents.map(({ goods }) => goods.en)))];
}

function warehouseOf(shipment: Shipment | undefined) {
  const found = shipment?.cargo.found;
  if (!found) return null;
  return {
    pieces: found.pieces,
    grossWeight: (found.grams / 1_000).toFixed(3),
    volume: (found.cubicCentimetres / 1_000_000).toFixed(3),
  };
}

function draftRow({ waybill, no, state, forms: { master }, sentAt }: Laid, { name }: Clerk) {
  return {
    mawb_id: waybill.id,
    no,
    state,
    master,
    shared: sharedOf(master),
    note: null,
    revision: 1,
    sent_at: sentAt,
    sent_by: sentAt && name,
    saved_by: name,
    updated_at: sentAt ?? waybill.made,
  };
}

function houseRows({ waybill, no, forms }: Laid) {
  return waybill.bookings.flatMap(({ orgId, id, content }) =>
    content.houses.rows.map((row, at) => ({
      org_id: orgId,
      mawb_id: waybill.id,
      no,
      hawb_id: row.id,
      booking_id: id,
      position: at + 1,
      form: forms.houses.find(({ hawbId }) => hawbId === row.id)?.form,
    })),
  );
}

/** Each customer's sheet of a version that was sent. Where changes were wanted, the first of them wanted them. */
function answerRows({ waybill, no, state, forms: { master }, sentAt }: Laid) {
  if (!sentAt) return [];
  const orgs = [...new Set(waybill.bookings.map(({ orgId }) => orgId))];
  return orgs.map((orgId, at) => {
    const own = waybill.bookings.filter((one) => one.orgId === orgId);
    const answer = answerIn(state, at);
    return {
      org_id: orgId,
      mawb_id: waybill.id,
      no,
      master: sharedOf(master),
      pieces: own.reduce((sum, { totals }) => sum + totals.quantity, 0),
      gross_weight: own.reduce((sum, booking) => sum + storedWeight(booking), 0).toFixed(3),
      state: answer,
      requests: answer === 'CHANGES' ? [{ paper: 'master', ...wish }] : [],
      answered_at: answer === 'WAITING' ? null : hoursAfter(sentAt, 0.8),
      answered_by: answer === 'WAITING' ? null : (own[0]?.who ?? ''),
      on_behalf: false,
      reason: null,
    };
  });
}

/** What the warehouse weighed of a booking, or what was booked while not all of it has come. */
function storedWeight({ shipments, totals }: DemoBooking): number {
  const found = shipments.flatMap(({ cargo }) => cargo.found ?? []);
  return found.length < shipments.length
    ? Number(totals.grossWeight)
    : found.reduce((sum, { grams }) => sum + grams / 1_000, 0);
}

function answerIn(state: DraftState, at: number): 'WAITING' | 'AGREED' | 'CHANGES' {
  if (state === 'AGREED') return 'AGREED';
  return state === 'CHANGES' && at === 0 ? 'CHANGES' : 'WAITING';
}
