import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderWithGoods, deskCalls } from '../customs/customs.factory.ts';
import { goodsCalls } from './goods.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const { keep, bind } = goodsCalls(await house.as(ana));
const desk = await house.as(await house.clerk());
const { make, detail, move } = deskCalls(desk);
const lampId = await keep({ sku: null });
const [first, second, third] = ['9405210090', '9405210010', '9405210020'];

async function declaration(hsOfLamp: string | null) {
  const order = await addOrderWithGoods(house, { created_by: ana.userId });
  await house.rows(`update goods_line set hs_cn = $2 where order_id = $1 and line_no = 2`, [
    order.id,
    hsOfLamp,
  ]);
  return String((await make([order.orderNumber])).made[0]);
}

const lampOf = async (no: string) =>
  (await detail(no)).lines.find(({ goodsNo }: { goodsNo: number }) => goodsNo === 2);
const take = async (no: string, lines: readonly string[]) =>
  desk.post('/opsapi/customs/codes/take', { no, version: (await detail(no)).file.version, lines });

test('a line without a code takes the one that its goods are bound to, and keeps it once it is handed in', async () => {
  await bind(lampId, 'hsCn', first, { validFrom: '2026-01-01' });
  const no = await declaration(null);
  assert.equal((await lampOf(no)).hs, first);
  await bind(lampId, 'hsCn', second, { validFrom: '2026-02-01' });
  assert.equal((await lampOf(no)).hs, second);
  assert.equal((await move(no, 'SUBMITTED', { reason: '资料后补' })).code, 200);
  await bind(lampId, 'hsCn', third, { validFrom: '2026-03-01' });
  const { hs, changed } = await lampOf(no);
  assert.equal(hs, second);
  assert.deepEqual(changed, { kind: 'hsCn', was: second, now: third, on: '2026-03-01' });
});

test('a code that the order was written with stays until the desk takes the present one over', async () => {
  const no = await declaration(first);
  const { id, hs, changed } = await lampOf(no);
  assert.deepEqual([hs, changed.was, changed.now], [first, first, third]);
  const { data } = await take(no, [id]);
  const line = data.lines.find(({ goodsNo }: { goodsNo: number }) => goodsNo === 2);
  assert.deepEqual([line.hs, line.changed], [third, null]);
  const history = await desk.get(`/opsapi/customs/history?no=${no}`);
  assert.match(history.bytes.toString(), /Codes of goods taken over/);
  assert.match((await take(no, [id])).message, /Lines: lines whose goods are bound to another code since/);
});

test('a code that is somebody’s own is not called changed, and nothing is taken over on what is handed in', async () => {
  assert.equal((await lampOf(await declaration('8539520000'))).changed, null);
  const no = await declaration(first);
  const { id } = await lampOf(no);
  await move(no, 'SUBMITTED', { reason: '资料后补' });
  assert.match((await take(no, [id])).message, /is handed in/);
});
