import { zoneOf } from '@loadline/contract/codes/place';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { placeOf } from '@loadline/contract/codes/waybill-status';
import { awbOf } from '@loadline/contract/waybills/awb-number';
import type { StockState } from '@loadline/contract/waybills/awb-stock';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import type { Clerk } from './accounts.ts';
import { chanceOf } from './chance.ts';
import { hoursAfter } from './local-hours.ts';
import type { DemoWaybill } from './waybill.rows.ts';
import { weighedOf } from './waybill.rows.ts';
import type { DemoStep } from './waybill.steps.ts';
import { costLines, stockRanges, talks, terminals } from './waybills.seed.ts';

const told: Partial<Readonly<Record<WaybillStatus, string>>> = { '41': 'RCS', '3': 'DEP', '4': 'ARR' };
const isAbroad = (status: WaybillStatus) => ['4', '40', '34', '8'].includes(status);

/** The life of a waybill, entry by entry; the airline has told of acceptance, departure and arrival itself. */
export function lifeRows(waybill: DemoWaybill, clerk: Clerk) {
  const { id, made, steps, chance, bookings, status } = waybill;
  const first = bookings.length > 0 ? '31' : '29';
  const entry = (seq: number, at: Date, rest: Readonly<Record<string, unknown>>) => ({
    mawb_id: id,
    id: chance.id(at),
    seq,
    kind: 'moved',
    code: null,
    from_status: null,
    to_status: null,
    occurred_at: at,
    zone: zoneOf(waybill.origin) ?? 'Asia/Shanghai',
    place: null,
    data: {},
    before: {},
    source: 'manual',
    source_key: null,
    out_of_sequence: false,
    undoes: null,
    reason: null,
    user_id: clerk.userId,
    org_id: null,
    who: clerk.name,
    at,
    ...rest,
  });
  const moved = steps.map((step, at) => entry(at + 2, step.at, stepOf(step, waybill)));
  const early = {
    kind: 'told',
    code: 'RCF',
    place: waybill.destination,
    source: 'fsu',
    source_key: `early ${id}`,
    out_of_sequence: true,
    user_id: null,
    who: '',
  };
  return [
    entry(1, made, { kind: 'registered', to_status: first, occurred_at: null }),
    ...moved,
    // The airline has told of an arrival before anything had left.
    ...(status === '42' ? [entry(moved.length + 2, hoursAfter(made, 1), early)] : []),
  ];
}

function stepOf({ from, to }: DemoStep, waybill: DemoWaybill) {
  const code = told[to] ?? null;
  const side = isAbroad(to) ? waybill.destination : waybill.origin;
  const carrier = {
    source: 'fsu',
    source_key: `demo ${code} ${waybill.id}`,
    user_id: null,
    who: '',
    place: side,
  };
  const weighed = weighedOf(waybill);
  return {
    from_status: from,
    to_status: to,
    zone: zoneOf(side) ?? 'Asia/Shanghai',
    code,
    ...(code && carrier),
    reason: waybill.reason,
    data: {
      ...(['41', '40'].includes(to) && { terminal: terminals[side] }),
      ...(to === '45' && weighed),
      ...(to === '33' && { note: '2 块主板，散货 1 票' }),
    },
    before: {
      status: from,
      ...(to === '3' && { atd: null }),
      ...(to === '4' && { ata: null }),
      ...(to === '41' && { approved: false }),
      ...(to === '45' && { final_pieces: null, final_gross_weight: null, weighbridge_file: null }),
      ...(to === '34' && { party: null, deadline: null }),
      ...(to === '8' && { receiver: null, picked_up_at: null, picked_up_pieces: 0 }),
    },
  };
}

/** The same told in our own log. */
export function waybillDeeds({ id, mawbNo, steps, made, chance, reason }: DemoWaybill, clerk: Clerk) {
  const deed = (at: Date, action: string, changes: object) => ({
    org_id: clerk.orgId,
    audit_id: chance.id(at),
    at,
    user_id: clerk.userId,
    who: clerk.name,
    action,
    subject: 'mawb',
    subject_id: id,
    changes: { no: mawbNo, ...changes },
  });
  return [
    deed(made, 'made', {}),
    ...steps.map(({ from, to, at }) =>
      deed(at, 'status-changed', { status: { from, to }, ...(reason && { reason }) }),
    ),
  ];
}

export function uldRows({ id, steps, pieces, grossWeight, chance, flightNo }: DemoWaybill) {
  const isBuilt = steps.some(({ to }) => to === '33' || to === '45');
  if (!isBuilt) return [];
  const half = Math.ceil(pieces / 2);
  return [half, pieces - half].map((part) => ({
    mawb_id: id,
    uld_no: `P${chance.pick(['MC', 'AG', 'LA'])}${chance.whole(10_000, 99_999)}${(flightNo ?? 'CK').slice(0, 2)}`,
    pieces: part,
    gross_weight: ((Number(grossWeight) * part) / pieces).toFixed(1),
    remark: null,
  }));
}

export function costRows(waybill: DemoWaybill) {
  const { id, grossWeight, volume, status } = waybill;
  if (placeOf(status) < placeOf('41')) return [];
  const kilograms = billingWeight(grossWeight, volume);
  return costLines.map((line, at) => {
    const [quantity, price] = 'perKg' in line ? [kilograms, line.perKg] : ['1', line.flat];
    return {
      mawb_id: id,
      line_no: at + 1,
      name: line.name,
      supplier: line.supplier,
      currency: line.currency,
      quantity,
      unit_price: price.toFixed(4),
      amount: (Number(quantity) * price).toFixed(2),
    };
  });
}

/** Who talks is who made the booking; of ours it is the clerk. */
export function messageRowsOf({ id, status, bookings, made, steps, chance }: DemoWaybill, clerk: Clerk) {
  const since = steps.at(-1)?.at ?? made;
  return bookings.slice(0, 1).flatMap(({ orgId, createdBy, who }) =>
    (talks[status] ?? []).map(([side, body], turn) => {
      const at = new Date(+since + (turn + 1) * 7 * 60_000);
      return {
        org_id: orgId,
        mawb_id: id,
        id: chance.id(at),
        side,
        user_id: side === 'customer' ? createdBy : clerk.userId,
        who: side === 'customer' ? who : clerk.name,
        body,
        at,
      };
    }),
  );
}

const stateOf = (status: WaybillStatus): StockState => {
  if (status === '0') return 'void';
  if (placeOf(status) >= placeOf('3')) return 'used';
  return placeOf(status) >= placeOf('42') ? 'locked' : 'reserved';
};

/** The numbers of the demo: those on waybills, and ranges that are free, reserved or spoiled. */
export function stockRows(waybills: readonly DemoWaybill[], clerk: Clerk, now: Date) {
  const shared = { who: clerk.name, demo: true };
  const onWaybills = waybills.map(({ id, mawbNo, status, steps, made }) => ({
    mawb_no: mawbNo,
    state: stateOf(status),
    taken_for: null,
    reason: null,
    mawb_id: id,
    at: steps.at(-1)?.at ?? made,
    ...shared,
    version: 2,
  }));
  const ranges = stockRanges.flatMap(({ prefix, free, odd }) => {
    const first = chanceOf(`range ${prefix}`).whole(5_000_000, 8_000_000);
    return Array.from({ length: free + odd.length }, (_, at) => {
      const of = odd[at];
      return {
        mawb_no: awbOf(prefix, first + at),
        state: of?.state ?? 'free',
        taken_for: of?.state === 'reserved' ? of.why : null,
        reason: of?.state === 'void' ? of.why : null,
        mawb_id: null,
        at: hoursAfter(now, of ? -30 : -240),
        ...shared,
        version: of ? 2 : 1,
      };
    });
  });
  const numbers = [...onWaybills, ...ranges];
  const laid = hoursAfter(now, -240);
  const deeds = numbers.flatMap(({ mawb_no, state, at, reason, taken_for }) => {
    const deed = { mawb_no, user_id: clerk.userId, who: clerk.name };
    const chance = chanceOf(`number ${mawb_no}`);
    const first = {
      ...deed,
      id: chance.id(laid),
      at: laid,
      from_state: null,
      to_state: 'free',
      reason: '新领号段',
    };
    if (state === 'free') return [first];
    const second = { ...deed, id: chance.id(at), at, from_state: 'free', to_state: state };
    return [first, { ...second, reason: reason ?? taken_for }];
  });
  return { mawb_stock: numbers, mawb_stock_deed: deeds };
}
