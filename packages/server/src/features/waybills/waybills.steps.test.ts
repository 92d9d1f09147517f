import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stageOrder } from '@loadline/contract/codes/stage';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import fc from 'fast-check';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { layDraft, layMawb, layPaper } from './waybills.factory.ts';
import { waybillEvent } from './waybills.public.ts';

const house = await openTestHouse();
const ana = await house.person();
const desk = await house.as(await house.clerk());

/** A waybill with an order on it, on a flight of its own. */
async function laid(status: WaybillStatus) {
  const [flight, { id: orderId }] = [
    await addFlight(house),
    await addOrder(house, { created_by: ana.userId, status: 'ORDERED' }),
  ];
  const waybill = await layMawb(house, {
    status,
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [orderId] }],
    columns: { flight_id: flight.id, approved: ['41', '45', '3'].includes(status) },
  });
  const paper = await layPaper(house, house.orgF, waybill.id);
  return { ...waybill, orderId, paper, flightId: flight.id };
}

type Laid = Awaited<ReturnType<typeof laid>>;

/** Hours of yesterday, so that each step comes after the one that it follows on. */
const hours: Partial<Record<WaybillStatus, number>> = { '3': 8, '4': 12, '40': 13, '34': 14, '8': 15 };

function at(to: WaybillStatus): string {
  return new Date(Date.now() - 86_400_000 + (hours[to] ?? 1) * 3_600_000).toISOString();
}

/** Everything that a step can ask for; `dice` decides what differs from what was booked. */
function everything({ paper, hawbIds: [hawbId] }: Laid, to: WaybillStatus, dice: number) {
  return {
    at: at(to),
    pieces: to === '8' && dice % 3 === 0 ? 6 : 10,
    grossWeight: dice % 2 === 0 ? '120.5' : '140',
    houses: [{ hawbId, pieces: 10, grossWeight: '121', volume: '1.2' }],
    ulds: [{ uldNo: 'PMC12345CZ', pieces: 10, grossWeight: '120', remark: null }],
    terminal: 'PACTL',
    weighbridgeFile: paper,
    returnFile: paper,
    evidenceFile: paper,
    party: 'Broker',
    deadline: new Date(Date.now() + 86_400_000).toISOString(),
    receiver: 'M. Reyes',
    override: true,
    reason: 'because',
  };
}

interface Shown {
  readonly status: WaybillStatus;
  readonly version: number;
  readonly stage: string;
  readonly stock: string | null;
  readonly approved: boolean;
  readonly flown: boolean;
  readonly flightFlown: boolean;
}

async function shown({ id, orderId }: Laid): Promise<Shown> {
  const [row] = await house.rows<Shown>(
    `select m.status, m.version, o.status as stage, k.state as stock, m.approved, m.atd is not null as flown, f.atd is not null as "flightFlown"
     from mawb m join orders o on o.id = $2 join flight f on f.id = m.flight_id left join mawb_stock k on k.mawb_no = m.mawb_no where m.id = $1`,
    [id, orderId],
  );
  assert.ok(row);
  return row;
}

async function moved(waybill: Laid, to: WaybillStatus, dice = 0) {
  const { version } = await shown(waybill);
  const data = everything(waybill, to, dice);
  return desk.post('/opsapi/mawb/move', { id: waybill.id, version, to, data });
}

async function back(waybill: Laid) {
  const { version } = await shown(waybill);
  return desk.post('/opsapi/mawb/back', { id: waybill.id, version, reason: 'pressed by mistake' });
}

let told = 0;

/** What the carrier says of a take-off or a landing, a message of its own each time. */
function carrierSays(waybill: Laid, code: 'DEP' | 'ARR') {
  told += 1;
  const said = {
    mawbId: waybill.id,
    code,
    place: code === 'DEP' ? 'PVG' : 'ORD',
    classifier: 'ACT' as const,
    occurredAt: at(code === 'DEP' ? '3' : '4'),
    zone: 'Asia/Shanghai',
    source: 'fsu' as const,
    key: `${waybill.id} ${code} ${told}`,
  };
  return house.house.staff.inTransaction(viewerOfProgram('op:feed:manage'), (tx) => waybillEvent(tx, said));
}

/** What an order is told when its waybill reaches a status (domain.md §3.2). */
const stageOf: Partial<Record<WaybillStatus, (typeof stageOrder)[number]>> = {
  '32': 'WH_IN',
  '41': 'WH_OUT',
  '3': 'DEPARTED',
  '4': 'ARRIVED',
  '8': 'DELIVERED',
};

interface Made {
  readonly from: WaybillStatus;
  readonly to: WaybillStatus;
}

/** The furthest that the steps that stand have brought the orders; a correction takes the departure before it away. */
function stageBy(steps: readonly Made[]): string {
  const stands: Made[] = [];
  for (const step of steps) {
    const gone = step.from === '3' && step.to === '45' ? stands.findLastIndex(({ to }) => to === '3') : -1;
    if (gone >= 0) stands.splice(gone, 1);
    else stands.push(step);
  }
  const reached = stands.map(({ from, to }) =>
    from === to ? -1 : stageOrder.indexOf(stageOf[to] ?? 'ORDERED'),
  );
  return stageOrder[Math.max(0, ...reached)] ?? 'ORDERED';
}

function stockOf({ status, approved }: Shown): string {
  if (status === '0') return 'void';
  if (['29', '30', '31', '32'].includes(status)) return 'reserved';
  if (status === '33') return approved ? 'locked' : 'reserved';
  return ['3', '4', '40', '34', '8'].includes(status) ? 'used' : 'locked';
}

test('a departure that was corrected counts again when the correction is taken back, and so do its flight and its orders', async () => {
  const waybill = await laid('45');
  const stage = async () => {
    const { stage: now, flightFlown } = await shown(waybill);
    return [now, flightFlown];
  };
  for (const [deed, expected] of [
    [() => moved(waybill, '3'), ['DEPARTED', true]],
    [() => moved(waybill, '45'), ['ORDERED', false]],
    [() => back(waybill), ['DEPARTED', true]],
    [() => moved(waybill, '45'), ['ORDERED', false]],
    [() => moved(waybill, '3'), ['DEPARTED', true]],
    [() => back(waybill), ['ORDERED', false]],
    [() => back(waybill), ['DEPARTED', true]],
    [() => back(waybill), ['ORDERED', false]],
  ] as const) {
    const { code, message } = await deed();
    assert.equal(code, 200, message);
    assert.deepEqual(await stage(), expected);
  }
});

test('what a carrier told of a departure too is corrected with it', async () => {
  const waybill = await laid('45');
  assert.equal((await moved(waybill, '3')).code, 200);
  assert.equal(await carrierSays(waybill, 'DEP'), 'noted');
  assert.equal((await moved(waybill, '45')).code, 200);
  assert.equal((await shown(waybill)).stage, 'ORDERED');
});

test('a number stands in the stock as before when documents of what was built up at the terminal are taken back', async () => {
  const waybill = await laid('41');
  for (const to of ['33', '42'] as const) assert.equal((await moved(waybill, to)).code, 200, to);
  const { code, message } = await back(waybill);
  assert.equal(code, 200, message);
  const { status, approved, stock } = await shown(waybill);
  assert.deepEqual([status, approved, stock], ['33', true, 'locked']);
});

const deed = fc.record({ kind: fc.integer({ min: 0, max: 9 }), dice: fc.nat(1000) });
const begins = fc.constantFrom<WaybillStatus>('31', '44', '45');

test('after any steps, messages and steps back the orders, the number and the flight stand where the waybill does', async () => {
  await fc.assert(
    fc.asyncProperty(begins, fc.array(deed, { minLength: 8, maxLength: 22 }), async (first, deeds) => {
      const waybill = await laid(first);
      const steps: Made[] = [];
      for (const { kind, dice } of deeds) await make(waybill, steps, kind, dice);
    }),
    { numRuns: 8 },
  );
});

/** One deed at random: a step back, a message of the carrier, or one of the steps that are open. */
async function make(waybill: Laid, steps: Made[], kind: number, dice: number): Promise<void> {
  const before = await shown(waybill);
  if (kind < 3 && steps.length > 0) {
    const { code, message } = await back(waybill);
    assert.equal(code, 200, message);
    steps.pop();
  } else if (kind === 3) {
    const outcome = await carrierSays(waybill, dice % 2 === 0 ? 'DEP' : 'ARR');
    if (outcome === 'moved') steps.push({ from: before.status, to: dice % 2 === 0 ? '3' : '4' });
  } else {
    const to = await openStep(waybill, before.status, dice);
    if (!to) return;
    const { code, message, data } = await moved(waybill, to, dice);
    assert.equal(code, 200, `${before.status} to ${to}: ${message}`);
    steps.push({ from: before.status, to: data.waybill.status });
  }
  const after = await shown(waybill);
  const way = [...steps.map(({ from, to }) => `${from}-${to}`), after.status].join(' ');
  assert.equal(after.stage, stageBy(steps), way);
  if (after.stock !== null) assert.equal(after.stock, stockOf(after), way);
  if (steps.length > 0) assert.equal(after.flightFlown, after.flown, way);
}

async function openStep(
  waybill: Laid,
  from: WaybillStatus,
  dice: number,
): Promise<WaybillStatus | undefined> {
  if (from === '42') await prepared(waybill);
  const { data } = await desk.get(`/opsapi/mawb/detail?no=${waybill.no}`);
  const open = data.next.filter(
    ({ to, blocked, passable }: { to: string; blocked: string[]; passable: boolean }) =>
      !['29', '30'].includes(to) && (blocked.length === 0 || passable),
  );
  return open.length > 0 ? open[dice % open.length].to : undefined;
}

/** The next version of the draft is begun where none is. */
async function prepared({ id }: Laid): Promise<void> {
  await house.rows(`delete from awb_draft where mawb_id = $1`, [id]);
  await layDraft(house, id);
}
