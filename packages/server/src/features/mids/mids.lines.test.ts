import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderToAmerica, complete, entryCalls } from '../clearance/clearance.factory.ts';
import { offerProduct, soundContent, soundLine, submittedBy } from '../trusts/trusts.factory.ts';
import { midCalls } from './mids.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, move, save, detail, back } = entryCalls(desk);
await offerProduct(house, house.orgA);
const { inForce, make: makeMid } = midCalls(customer, desk);

async function entry() {
  const order = await addOrderToAmerica(house, { created_by: ana.userId });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  return { no, number: order.orderNumber, lines: [`${order.orderNumber} 1`, `${order.orderNumber} 2`] };
}

const preview = async (id: string, more: Record<string, string> = {}) =>
  (await customer.get(`/omsapi/mids/lines?${new URLSearchParams({ id, ...more })}`)).data;
const replace = (id: string, lines: string[], from: string | null = null, calls = customer) =>
  calls.post(`/${calls === customer ? 'omsapi' : 'opsapi'}/mids/replace`, {
    id,
    from,
    lines,
    reason: '工厂搬迁',
  });
const midsOf = async (no: string) => (await detail(no)).lines.map(({ mid }: { mid: string | null }) => mid);
const file = async (no: string) => {
  await save(no, { ...complete, entryNo: null });
  assert.equal((await move(no, 'SUBMITTED', { reason: '已由报关行递交' })).code, 200);
};
const key = ({ orderNumber, goodsNo }: { orderNumber: string; goodsNo: number }) =>
  `${orderNumber} ${goodsNo}`;

test('a code goes on the lines that have none, is replaced by the next edition, and every entry and the register tell of the batch', async () => {
  const [one, other] = [await entry(), await entry()];
  const first = await inForce({ name: 'Cedar Works' });
  const chosen = [...one.lines, other.lines[0] ?? ''];
  const given = await replace(first, chosen);
  assert.deepEqual(given.data, { lines: 3, entries: 2, value: '6111.00' });
  assert.deepEqual(await midsOf(one.no), ['CNCEDWOR266NIN', 'CNCEDWOR266NIN']);
  assert.deepEqual(await midsOf(other.no), ['CNCEDWOR266NIN', null]);
  const moved = { name: 'Cedar Works', street: '288 Huangshan West Road' };
  const second = await inForce(moved, { editionOf: first });
  const seen = await preview(second, { from: 'CNCEDWOR266NIN' });
  assert.deepEqual(seen.lines.map(key).toSorted(), chosen.toSorted());
  assert.deepEqual((await replace(second, chosen, 'CNCEDWOR266NIN')).data.lines, 3);
  assert.deepEqual(await midsOf(one.no), ['CNCEDWOR288NIN', 'CNCEDWOR288NIN']);
  const history = (await customer.get(`/omsapi/entries/history?no=${one.no}`)).data;
  assert.equal(history[0].action, 'MID replaced on entry lines');
  const told = JSON.stringify(history[0].changes);
  for (const word of ['CNCEDWOR266NIN', 'CNCEDWOR288NIN', '工厂搬迁', one.lines[0] ?? ''])
    assert.ok(told.includes(word), word);
  const [batch] = (await customer.get(`/omsapi/mids/history?id=${second}`)).data;
  assert.equal(batch.action, 'MID replaced on entry lines');
  assert.ok(
    JSON.stringify(batch.changes).includes(one.no) && JSON.stringify(batch.changes).includes(other.no),
  );
});

test('a filed line is listed and never changed, and a batch with one of them changes nothing', async () => {
  const [open, filed] = [await entry(), await entry()];
  const id = await inForce({ name: 'Birch Works' });
  await replace(id, [...open.lines, ...filed.lines]);
  await file(filed.no);
  const next = await inForce({ name: 'Birch Works', street: '7 East Road' }, { editionOf: id });
  const seen = await preview(next, { from: 'CNBIRWOR266NIN' });
  assert.deepEqual(seen.lines.map(key), open.lines);
  assert.deepEqual(seen.filed.map(key), filed.lines);
  assert.ok(
    seen.filed.every(
      ({ filedAt, status }: { filedAt: string; status: string }) => filedAt && status === 'SUBMITTED',
    ),
  );
  const refused = await replace(next, [...open.lines, ...filed.lines], 'CNBIRWOR266NIN');
  assert.equal(refused.code, -1);
  assert.match(refused.message, new RegExp(`Entry ${filed.no} is filed`));
  assert.deepEqual(await midsOf(open.no), ['CNBIRWOR266NIN', 'CNBIRWOR266NIN']);
});

test('a correction of filed lines is asked of the forwarder, who hears of each entry, and nothing of what was filed changes', async () => {
  const filed = await entry();
  const id = await inForce({ name: 'Walnut Works' });
  await replace(id, filed.lines);
  await file(filed.no);
  const next = await inForce({ name: 'Walnut Works', street: '7 East Road' }, { editionOf: id });
  const ask = (lines: string[]) =>
    customer.post('/omsapi/mids/correction', { id: next, from: 'CNWALWOR266NIN', lines, reason: '工厂搬迁' });
  assert.deepEqual((await ask(filed.lines)).data, { lines: 2, entries: 1 });
  assert.deepEqual(await midsOf(filed.no), ['CNWALWOR266NIN', 'CNWALWOR266NIN']);
  const bell = (await desk.get('/opsapi/bell')).bytes.toString();
  assert.ok(bell.includes(filed.no) && bell.includes('CNWALWOR266NIN → CNWALWOR7NIN · 工厂搬迁'), bell);
  const [deed] = (await customer.get(`/omsapi/entries/history?no=${filed.no}`)).data;
  assert.equal(deed.action, 'Correction of a MID asked for');
  await back(filed.no);
  const refused = await ask(filed.lines);
  assert.match(refused.message, new RegExp(`A line of entry ${filed.no} has changed`));
});

test('the register counts what was filed with a code: goods, lines and when', async () => {
  const filed = await entry();
  const id = await inForce({ name: 'Larch Works' });
  await replace(id, filed.lines);
  const used = async () => (await customer.get('/omsapi/mids?search=CNLARWOR')).data.rows[0];
  assert.deepEqual([(await used()).lines, (await used()).lastUsedAt], [0, null]);
  await file(filed.no);
  const { goods, lines, lastUsedAt } = await used();
  assert.deepEqual([goods, lines], [2, 2]);
  assert.equal(lastUsedAt, (await detail(filed.no)).file.filedAt);
  const today = lastUsedAt.slice(0, 10);
  assert.equal((await customer.get('/omsapi/mids?search=CNLARWOR&to=2026-01-01')).data.rows.length, 0, today);
});

test('a line has the code that its trust order names until it is filed, and what was filed stands whatever becomes of the trust order', async () => {
  const filed = await entry();
  const shirts = {
    nameZh: '针织T恤衫',
    nameEn: 'Knitted T-shirt',
    hsDest: '6109100012',
    mid: 'CNNINBEI88NIN',
  };
  const { trust } = await submittedBy(customer, soundContent([soundLine(shirts)]));
  await house.rows('update orders set trust_id = $2 where order_number = $1', [filed.number, trust.id]);
  assert.deepEqual(await midsOf(filed.no), ['CNNINBEI88NIN', null]);
  await file(filed.no);
  await house.rows('update orders set trust_id = null where order_number = $1', [filed.number]);
  assert.deepEqual(await midsOf(filed.no), ['CNNINBEI88NIN', null]);
});

test('an entry that is stepped back is written on again', async () => {
  const filed = await entry();
  const id = await inForce({ name: 'Maple Works' });
  await replace(id, filed.lines);
  await file(filed.no);
  await back(filed.no);
  const next = await inForce({ name: 'Maple Works', street: '5 East Road' }, { editionOf: id });
  assert.equal((await replace(next, filed.lines, 'CNMAPWOR266NIN')).code, 200);
  assert.deepEqual(await midsOf(filed.no), ['CNMAPWOR5NIN', 'CNMAPWOR5NIN']);
});

test('a preview is narrowed by the first digits of the number and by order, and names the codes that lines have', async () => {
  const one = await entry();
  const id = await inForce({ name: 'Alder Works' });
  assert.deepEqual((await preview(id, { order: one.number })).lines.map(key), one.lines);
  const shirts = await preview(id, { order: one.number, hts: '6109.10' });
  assert.deepEqual(shirts.lines.map(key), [one.lines[0]]);
  assert.ok(shirts.codes.some(({ mid }: { mid: string | null }) => mid === null));
});

test('only a code in force is written, for a reason, on lines that still have what was seen', async () => {
  const one = await entry();
  const { id: draft } = await makeMid({ name: 'Fir Works' });
  const refused = await replace(draft, one.lines);
  assert.equal(refused.code, -1);
  assert.match(refused.message, /CNFIRWOR266NIN is not in force/);
  const id = await inForce({ name: 'Ash Works' });
  const wordless = await customer.post('/omsapi/mids/replace', { id, from: null, lines: one.lines });
  assert.equal(wordless.status, 400);
  const other = await replace(id, one.lines, 'CNSOMETHING1NIN');
  assert.match(other.message, new RegExp(`A line of entry ${one.no} has changed`));
  assert.equal((await replace(id, [])).status, 400);
  assert.equal((await replace(id, [`${one.number} 9`])).status, 404);
});

test('staff replace for the customers they serve, and nobody reaches the lines of another company', async () => {
  const one = await entry();
  const id = await inForce({ name: 'Elm Works' });
  assert.equal((await replace(id, one.lines, null, desk)).data.lines, 2);
  const bo = await house.as(await house.person({ orgId: house.orgB }));
  const own = await midCalls(bo, desk).inForce({ name: 'Foreign Works' });
  const foreign = { id: own, from: 'CNELMWOR266NIN', lines: one.lines, reason: 'mine now' };
  assert.equal((await bo.post('/omsapi/mids/replace', foreign)).status, 404);
  assert.equal((await desk.post('/opsapi/mids/replace', foreign)).status, 404);
  assert.deepEqual(await midsOf(one.no), ['CNELMWOR266NIN', 'CNELMWOR266NIN']);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal((await replace(id, one.lines, 'CNELMWOR266NIN', elsewhere)).status, 404);
});

test('of two who write at once the second is told that the line has changed', async () => {
  const one = await entry();
  const [first, second] = [await inForce({ name: 'Oak Works' }), await inForce({ name: 'Yew Works' })];
  const replies = await Promise.all([replace(first, one.lines), replace(second, one.lines)]);
  assert.deepEqual(
    replies.map(({ code }) => code).toSorted((less, more) => less - more),
    [-1, 200],
  );
  assert.equal(new Set(await midsOf(one.no)).size, 1);
});
