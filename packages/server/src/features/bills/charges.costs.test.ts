import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { aPricedProduct, chargeCalls, sayRate } from './charges.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const { propose, add } = chargeCalls(desk);
const air = await aPricedProduct(house, desk);
await sayRate(desk, 'USD', '2026-11-01', '7.1');

const save = (no: string, chargeId: string, change: object = {}) =>
  desk.post('/opsapi/charge-costs/save', {
    no,
    chargeId,
    version: null,
    supplier: '中货航',
    currency: 'CNY',
    amount: '3100',
    ...change,
  });

async function priced() {
  const { orderNumber } = await air.order({ order_time: '2026-11-05T02:00:00Z' });
  const [freight, fuel] = (await propose(orderNumber)).data.charges as { id: string }[];
  return { no: orderNumber, freight: freight?.id ?? '', fuel: fuel?.id ?? '' };
}

test('the margin of a charge is known with its cost, in the currency of the supplier, and that of the order with all of them', async () => {
  const { no, freight, fuel } = await priced();
  const first = (await save(no, freight)).data;
  assert.deepEqual(
    [first.costs[0].margin, first.costs[0].percent, first.without, first.margin],
    ['750.00', '19.5', 1, null],
  );
  const { data } = await save(no, fuel, { supplier: 'Westline', currency: 'USD', amount: '30' });
  assert.deepEqual(
    [data.costs[1].rate, data.costs[1].cost, data.costs[1].margin],
    ['7.100000', '213.00', '-3.00'],
  );
  assert.deepEqual(
    [data.charged, data.cost, data.margin, data.percent, data.without],
    ['4060.00', '3313.00', '747.00', '18.4', 0],
  );
});

test('a cost that somebody else has changed is not written over, and one may be taken away', async () => {
  const { no, freight } = await priced();
  await save(no, freight);
  assert.equal((await save(no, freight)).status, 409);
  const changed = await save(no, freight, { version: 1, amount: '3200' });
  assert.deepEqual([changed.data.costs[0].cost, changed.data.costs[0].version], ['3200.00', 2]);
  const gone = await desk.post('/opsapi/charge-costs/delete', { no, chargeId: freight, version: 2 });
  assert.deepEqual([gone.data.costs[0].cost, gone.data.without], [null, 2]);
});

test('a cost in a currency that nobody has said a rate of is refused, and one of another order’s charge is not found', async () => {
  const { no, freight } = await priced();
  assert.match(
    (await save(no, freight, { currency: 'SEK' })).message,
    /SEK has no exchange rate on 2026-11-05/,
  );
  const other = await priced();
  assert.equal((await save(no, other.freight)).status, 404);
  assert.match((await save(no, freight, { supplier: '' })).message, /Supplier/);
});

test('who works bills without the right to see costs neither reads nor writes them, not even by the database', async () => {
  const { no, freight } = await priced();
  await save(no, freight);
  const finance = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:finance'] }));
  assert.equal((await finance.get(`/opsapi/charge-costs?no=${no}`)).status, 403);
  assert.equal((await finance.get(`/opsapi/charges/detail?no=${no}`)).code, 200);
  const seen = await house.as(await house.clerk({ permissions: ['op:cost'] }));
  assert.equal((await seen.get(`/opsapi/charge-costs?no=${no}`)).data.costs[0].supplier, '中货航');
});

test('the log says that a cost was changed, never to what', async () => {
  const { no, freight } = await priced();
  await save(no, freight, { supplier: 'Harbor Brokers', amount: '4321.09' });
  const [deed] = await house.rows<{ changes: object; orgId: string }>(
    `select changes, org_id::text as "orgId" from audit where action = 'cost-changed' and subject_id = $1`,
    [freight],
  );
  assert.deepEqual([deed?.changes, deed?.orgId], [{ orderNumber: no }, house.orgF]);
});

test('charging an order is written into our own log alone: a customer hears of it by a bill', async () => {
  const { no } = await priced();
  await add(no);
  const told = await house.rows(`select 1 from audit where subject = 'charge' and org_id = $1`, [house.orgA]);
  assert.deepEqual(told, []);
});

test('a company has one account in a currency, and only a company that sells for us has one', async () => {
  await house.rows(
    `insert into dictionary_entry (kind, code, name_zh, name_en, active, position) values ('salesCompany', 'HX-SZ', '衡线深圳', 'Shenzhen', true, 0)`,
  );
  const account = {
    version: null,
    companyCode: 'HX-SZ',
    currency: 'USD',
    accountName: 'Loadline Demo Ltd',
    bankName: 'Bank of China',
    accountNo: '7412 5800 01',
    swift: 'BKCHCNBJ',
  };
  const path = '/opsapi/company-accounts/save';
  const { data, message } = await desk.post(path, account);
  assert.equal(data?.[0]?.accountNo, '7412 5800 01', message);
  assert.match((await desk.post(path, account)).message, /HX-SZ has a receiving account in USD already/);
  assert.match(
    (await desk.post(path, { ...account, companyCode: 'NOSUCH' })).message,
    /Receiving company code: choose a sales company/,
  );
  assert.match((await desk.post(path, { ...account, swift: 'BKCH' })).message, /SWIFT code/);
  const changed = await desk.post(path, { ...account, version: 1, bankName: 'Bank of China, Shenzhen' });
  assert.deepEqual([changed.data[0].bankName, changed.data[0].version], ['Bank of China, Shenzhen', 2]);
  assert.equal((await desk.post(path, { ...account, version: 1 })).status, 409);
});
