import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { codesOf } from '@loadline/contract/kernel/code';
import { isStaffPermission, permissions } from '@loadline/contract/kernel/permission';
import { waybillMoves } from '@loadline/contract/waybills/waybill.lifecycle';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { OrderFacts } from '../orders/orders.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { layMawb, layPaper } from './waybills.factory.ts';
import { waybillEvent } from './waybills.public.ts';

const house = await openTestHouse();
const ana = await house.person();
const desk = await house.as(await house.clerk());
const noHold = await house.as(
  await house.clerk({
    permissions: codesOf(permissions).filter((one) => isStaffPermission(one) && one !== 'op:order:hold'),
  }),
);
const reason = '客户已付款，水单已收';
const at = '2026-11-20T08:00:00.000Z';

/** A waybill on which everything but its orders lets it go. */
async function ready(status: WaybillStatus, facts: OrderFacts = {}) {
  const order = await addOrder(house, { created_by: ana.userId, volume: '1.2', ...facts });
  const laid = await layMawb(house, {
    status,
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [order.id] }],
    columns: { approved: true, final_pieces: 10, final_gross_weight: '120.5' },
  });
  const paper = await layPaper(house, house.orgF, laid.id);
  await house.rows('update mawb set weighbridge_file = $2 where id = $1', [laid.id, paper]);
  return { ...laid, order };
}

type Ready = Awaited<ReturnType<typeof ready>>;

const hold = (order: { id: string }) =>
  desk.post('/opsapi/orders/hold', {
    ids: [order.id],
    reason: 'payment',
    note: '请付款',
    internalNote: null,
  });
const detail = async ({ no }: Ready, calls: Calls = desk) =>
  (await calls.get(`/opsapi/mawb/detail?no=${no}`)).data;

async function move(waybill: Ready, to: WaybillStatus, data: object = {}, calls: Calls = desk) {
  const { version } = (await detail(waybill)).waybill;
  const all = to === '41' ? { terminal: 'PACTL', at, pieces: 10 } : { at };
  return calls.post('/opsapi/mawb/move', { id: waybill.id, version, to, data: { ...all, ...data } });
}

async function pointOf(waybill: Ready, point: string) {
  const { review } = await detail(waybill);
  return review.find((one: { point: string }) => one.point === point);
}

const ways = waybillMoves.filter(({ guards }) => guards.includes('noHolds'));

test('every way out of our hands looks at holds: into the cargo station, and off the ground', () => {
  assert.deepEqual(
    ways.map(({ from, to }) => [from, to]),
    [
      ['44', '41'],
      ['45', '3'],
      ['33', '3'],
    ],
  );
});

test('an order on hold keeps its waybill from leaving, by name; who may lift holds lets it go with a reason, which stands in both histories', async () => {
  for (const { from, to } of ways) {
    const waybill = await ready(from);
    await hold(waybill.order);
    const { passed, detail: named } = await pointOf(waybill, 'heldOrders');
    assert.equal(passed, false);
    assert.match(named, new RegExp(`${waybill.order.orderNumber}.*Payment`));
    const refused = await move(waybill, to);
    assert.equal(refused.code, -1, `${from} ${to}`);
    assert.match(refused.message, new RegExp(`hold.*${waybill.order.orderNumber}`));
    assert.equal((await move(waybill, to, { override: true })).status, 400, 'without a reason');
    assert.equal((await move(waybill, to, { override: true, reason }, noHold)).code, -1, 'without the right');
    const gone = await move(waybill, to, { override: true, reason });
    assert.equal(gone.code, 200, gone.message);
    assert.equal(gone.data.waybill.status, to);
    const [entry] = await house.rows<{ reason: string; override: boolean }>(
      `select reason, (data ->> 'override')::boolean as override from mawb_event where mawb_id = $1 order by seq desc limit 1`,
      [waybill.id],
    );
    assert.deepEqual(entry, { reason, override: true });
    const order = (await desk.get(`/opsapi/orders/detail?no=${waybill.order.orderNumber}`)).data;
    const told = (await desk.get(`/opsapi/orders/history?no=${waybill.order.orderNumber}`)).data;
    assert.match(JSON.stringify(told), new RegExp(`${waybill.no}: ${reason}`));
    assert.equal(order.order.onHold, true);
    assert.equal(order.holds[0].passNote, `${waybill.no}: ${reason}`);
  }
});

test('what the desk is shown before it presses the button is what the step then says', async () => {
  const waybill = await ready('45');
  await hold(waybill.order);
  const next = async (calls: Calls) =>
    (await detail(waybill, calls)).next.find((one: { to: string }) => one.to === '3');
  const [mine, theirs] = [await next(desk), await next(noHold)];
  assert.equal(mine.blocked.length, 1);
  assert.match(mine.blocked[0], new RegExp(waybill.order.orderNumber));
  assert.deepEqual([mine.passable, theirs.passable], [true, false]);
});

test('a hold that was lifted keeps nothing; a customer on hold keeps all of their cargo', async () => {
  const waybill = await ready('45');
  await hold(waybill.order);
  await desk.post('/opsapi/orders/release', { ids: [waybill.order.id], reason: 'payment', note: 'paid' });
  await house.rows('update customer set on_hold = true where org_id = $1', [house.orgA]);
  const refused = await move(waybill, '3');
  assert.equal(refused.code, -1);
  assert.match(
    refused.message,
    new RegExp(`hold.*${waybill.order.orderNumber} \\(credit of the customer\\)`),
  );
  await house.rows('update customer set on_hold = false where org_id = $1', [house.orgA]);
  assert.equal((await move(waybill, '3')).code, 200);
});

test('a carrier’s message is not refused: it takes the cargo that is on hold, and a sheet says so once', async () => {
  for (const [from, code, to] of [
    ['44', 'RCS', '41'],
    ['45', 'DEP', '3'],
    ['32', 'DEP', '3'],
  ] as const) {
    const waybill = await ready(from);
    await hold(waybill.order);
    const said = {
      mawbId: waybill.id,
      code,
      classifier: 'ACT' as const,
      occurredAt: at,
      zone: 'Asia/Shanghai',
      place: 'PVG',
      source: 'fsu' as const,
      key: `held ${waybill.id}`,
    };
    const tell = () =>
      house.house.staff.inTransaction(viewerOfProgram('op:feed:manage'), (tx) => waybillEvent(tx, said));
    assert.deepEqual([await tell(), await tell()], ['moved', 'known']);
    assert.equal((await detail(waybill)).waybill.status, to);
    const sheets = await house.rows<{ kind: string; severity: string; said: string }>(
      `select kind, severity, description_en as said from exception_sheet where order_id = $1 and source_key like 'held %'`,
      [waybill.order.id],
    );
    assert.deepEqual(
      sheets.map(({ kind, severity }) => [kind, severity]),
      [['payment', 'high']],
    );
    assert.match(sheets[0]?.said ?? '', new RegExp(`${waybill.no}.*on hold \\(Payment\\)`));
  }
});

test('the review names orders that were cancelled, and houses that differ from their orders; neither holds it up', async () => {
  const waybill = await ready('45', { quantity: 21 });
  const differs = await pointOf(waybill, 'orderFigures');
  assert.deepEqual([differs.passed, differs.isError], [false, false]);
  assert.match(differs.detail, /order 21 pcs 120\.5 kg 1\.2 m³, house 10 pcs 120\.5 kg 1\.2 m³/);
  await house.rows(`update orders set status = 'CANCELLED' where id = $1`, [waybill.order.id]);
  const gone = await pointOf(waybill, 'cancelledOrders');
  assert.equal(gone.passed, false);
  assert.match(gone.detail, new RegExp(waybill.order.orderNumber));
  assert.equal((await pointOf(waybill, 'orderFigures')).passed, true);
  const sound = await ready('45');
  for (const point of ['cancelledOrders', 'heldOrders', 'orderFigures'])
    assert.equal((await pointOf(sound, point)).passed, true, point);
});
