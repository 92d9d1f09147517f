import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderToAmerica, complete, entryCalls } from '../clearance/clearance.factory.ts';
import { midCalls } from '../mids/mids.factory.ts';
import { goodsCalls } from './goods.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { keep, bind } = goodsCalls(customer);
const { inForce } = midCalls(customer, desk);
const { detail, make, save, move } = entryCalls(desk);

const shirtNo = '6109100012';
const lampNo = '9405218000';
const [hengtai, fir] = ['CNNINBEI266NIN', 'CNFIRWOR266NIN'];
await inForce();
await inForce({ name: 'Fir Works' });
const lampId = await keep({ sku: null });

interface Line {
  readonly goodsNo: number;
  readonly hsDest: string;
  readonly mid: string | null;
  readonly changes: readonly object[];
}

async function entryOf() {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const { fileNo } = (await make([order.orderNumber])).data.file;
  return { ...order, fileNo, key: (no: number) => `${order.orderNumber} ${no}` };
}

const linesOf = async (no: string): Promise<Line[]> => (await detail(no)).lines;
const lineOf = async (no: string, at: number) => (await linesOf(no)).find(({ goodsNo }) => goodsNo === at);
const take = async (no: string, lines: readonly string[], as = customer, side = 'omsapi') =>
  as.post(`/${side}/entries/codes/take`, { no, version: (await detail(no)).file.version, lines });

test('a line of an entry takes the MID that its goods are bound to, until it is filed', async () => {
  const { fileNo } = await entryOf();
  assert.equal((await lineOf(fileNo, 2))?.mid, null);
  await bind(lampId, 'mid', hengtai);
  assert.equal((await lineOf(fileNo, 2))?.mid, hengtai);
  assert.equal((await lineOf(fileNo, 1))?.mid, null);
  await save(fileNo, complete);
  assert.equal((await move(fileNo, 'SUBMITTED', { reason: '资料后补' })).code, 200);
  await bind(lampId, 'mid', fir);
  assert.equal((await lineOf(fileNo, 2))?.mid, hengtai);
});

test('a code that somebody typed on a line is not written over, and the line says what its goods are bound to since', async () => {
  const { fileNo, key } = await entryOf();
  await bind(lampId, 'hts', lampNo, { validFrom: '2026-01-01' });
  assert.deepEqual((await lineOf(fileNo, 2))?.changes, []);
  await bind(lampId, 'hts', '9405218010', { validFrom: '2026-02-01' });
  const line = await lineOf(fileNo, 2);
  assert.equal(line?.hsDest, lampNo);
  assert.deepEqual(line?.changes, [{ kind: 'hts', was: lampNo, now: '9405218010', on: '2026-02-01' }]);
  // Another code than its goods ever had is somebody's own.
  assert.deepEqual((await lineOf(fileNo, 1))?.changes, []);
  assert.match((await take(fileNo, [key(1)])).message, /Lines/);
});

test('what goods are bound to now is taken over on a line by one deed, and entry and order tell of it', async () => {
  const { fileNo, key, orderNumber } = await entryOf();
  const { data, code } = await take(fileNo, [key(2)]);
  assert.equal(code, 200);
  const line = data.lines.find(({ goodsNo }: Line) => goodsNo === 2);
  assert.deepEqual([line.hsDest, line.mid, line.changes], ['9405218010', fir, []]);
  assert.equal(data.lines[0].hsDest, shirtNo);
  const entry = await customer.get(`/omsapi/entries/history?no=${fileNo}`);
  assert.match(entry.bytes.toString(), /9405218010/);
  const order = await customer.get(`/omsapi/orders/history?no=${orderNumber}`);
  assert.match(order.bytes.toString(), /9405218010/);
});

test('a MID that was set on a line and is superseded is taken over at the desk, too', async () => {
  const { fileNo, key } = await entryOf();
  await take(fileNo, [key(2)], desk, 'opsapi');
  await bind(lampId, 'mid', hengtai);
  const line = await lineOf(fileNo, 2);
  assert.deepEqual(
    [line?.mid, line?.changes.map((one) => ({ ...one, on: '' }))],
    [fir, [{ kind: 'mid', was: fir, now: hengtai, on: '' }]],
  );
  await take(fileNo, [key(2)], desk, 'opsapi');
  assert.equal((await lineOf(fileNo, 2))?.mid, hengtai);
});

test('lines that are filed say what has changed since, and are not changed', async () => {
  const { fileNo, key } = await entryOf();
  await save(fileNo, complete);
  await move(fileNo, 'SUBMITTED', { reason: '资料后补' });
  assert.equal((await lineOf(fileNo, 2))?.changes.length, 1);
  assert.match((await take(fileNo, [key(2)])).message, /is filed/);
  assert.equal((await lineOf(fileNo, 2))?.hsDest, lampNo);
});

test('goods that a line names by their SKU come before those of the same names', async () => {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  await house.rows(`update goods_line set sku = 'NV-X' where order_id = $1 and line_no = 2`, [order.id]);
  const named = await keep({ sku: 'NV-X', nameZh: '另一台灯' });
  await bind(named, 'mid', fir);
  const { fileNo } = (await make([order.orderNumber])).data.file;
  assert.equal((await lineOf(fileNo, 2))?.mid, fir);
});

test('another company takes nothing over on an entry that is not theirs', async () => {
  const { fileNo, key } = await entryOf();
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  assert.equal((await take(fileNo, [key(2)], stranger)).status, 404);
});
