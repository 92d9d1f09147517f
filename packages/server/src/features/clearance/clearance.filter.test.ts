import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderToAmerica, complete, entryCalls } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, save, say, estimate, move } = entryCalls(desk);

async function made(more: object, facts: object = {}) {
  const order = await addOrderToAmerica(house, { created_by: ana.userId, ...facts });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  const saved = await save(no, { ...complete, ...more });
  assert.equal(saved.code, 200, saved.message);
  return no;
}

/** What both sides find; each finds the same. */
async function found(query: string): Promise<string[]> {
  const of = async (path: string) => {
    const { data, message } = await (path.startsWith('/ops') ? desk : customer).get(`${path}?${query}`);
    assert.ok(data?.rows, message);
    return data.rows.map(({ fileNo }: { fileNo: string }) => fileNo).toSorted();
  };
  const own = await of('/omsapi/entries');
  assert.deepEqual(own, await of('/opsapi/entries'));
  return own;
}

const air = await made({ entryNo: '231-0000001-6' }, { transport_type: '1' });
const sea = await made(
  { entryNo: '231-0000002-4', port: '2704' },
  { transport_type: '2', eta: '2026-12-24' },
);

test('entries are found by their port, by what customs hold, and by where filing and duties stand', async () => {
  assert.deepEqual(await found('port=2704'), [sea]);
  assert.deepEqual(await found('isf=notFiled'), [sea]);
  assert.deepEqual(await found('hold=7H'), []);
  await say(air, '7H', { at: '2026-11-20T10:00:00Z' });
  assert.deepEqual(await found('hold=7H&hold=1H'), [air]);
  await estimate(air);
  const [{ dutyState }] = (await customer.get(`/omsapi/entries?search=${air}`)).data.rows;
  assert.deepEqual(await found(`duty=${dutyState}`), [air]);
  assert.deepEqual(await found(`duty=${dutyState}&port=2704`), []);
});

test('a day is one of the zone in which the list is read', async () => {
  // 18:00 on the 19th in Los Angeles is the 20th in Shanghai.
  const moved = await move(air, 'SUBMITTED', { at: '2026-11-20T02:00:00Z', reason: 'late' });
  assert.equal(moved.code, 200, moved.message);
  const filed = (day: string, zone: string) => found(`day=filed&from=${day}&to=${day}&zone=${zone}`);
  assert.deepEqual(await filed('2026-11-19', 'America/Los_Angeles'), [air]);
  assert.deepEqual(await filed('2026-11-20', 'America/Los_Angeles'), []);
  assert.deepEqual(await filed('2026-11-20', 'Asia/Shanghai'), [air]);
  assert.deepEqual(await found('day=filed&from=2026-11-20&to=2026-11-20'), [air]);
  assert.deepEqual(await found('day=eta&from=2026-12-01'), [sea]);
  const wrong = await customer.get('/omsapi/entries?day=filed&from=2026-11-20&zone=Mars/Base');
  assert.deepEqual([wrong.code, wrong.data[0].path], [400, 'zone']);
});
