import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { textsOf } from '../../testing/workbook-texts.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addCharge, billCalls, layBilling } from './bills.factory.ts';
import { disputeCalls } from './disputes.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());
const { orgA, orgB } = house;
const { issued, drop } = billCalls(desk, orgA);
await layBilling(house);

interface Row {
  name: string | null;
  customer: string | null;
  lines: number;
  charged: string;
  cost: string;
  margin: string | null;
  percent: string | null;
  without: number;
}

const margins = async (query = ''): Promise<Row[]> =>
  (await desk.get(`/opsapi/margins?by=order${query}`)).data.rows;
const figuresOf = ({ lines, charged, cost, margin, percent, without }: Row) => [
  lines,
  charged,
  cost,
  margin,
  percent,
  without,
];

async function saveCost(no: string, chargeId: string, amount: string, currency = 'CNY') {
  const body = { no, chargeId, version: null, supplier: 'Westline', currency, amount };
  const { code, message } = await desk.post('/opsapi/charge-costs/save', body);
  assert.equal(code, 200, message);
}

const dollars = { currency: 'USD', quantity: '1.000', unit_fee: '186.0000', order_fee: '186.00' };
for (const name of ['中美空运专线', '中美海运专线'])
  await house.rows(
    `insert into channel (channel_id, name, name_en, transport) values (gen_random_uuid(), $1, $1, '1')`,
    [name],
  );
const air = await addOrder(house, { channel_name: '中美空运专线' });
const sea = await addOrder(house, { channel_name: '中美海运专线' });
const [freight, extra, ocean] = [
  await addCharge(house, { order_id: air.id }),
  await addCharge(house, { ...dollars, order_id: air.id }),
  await addCharge(house, { order_id: sea.id, fee_date: '2026-10-20', order_fee: '1000.00' }),
];
await saveCost(air.orderNumber, freight, '2000.00');
await saveCost(air.orderNumber, extra, '100.00', 'USD');
await saveCost(sea.orderNumber, ocean, '1200.00');
const other = await addOrder(house, { org_id: orgB });
await addCharge(house, { org_id: orgB, order_id: other.id, order_fee: '500.00' });

test('an order has what is charged and what it costs in the base currency, the best first; where no cost is known, nor is what is left', async () => {
  const rows = await margins();
  assert.deepEqual(
    rows.map((row) => [row.name, ...figuresOf(row)]),
    [
      [air.orderNumber, 2, '4180.60', '2710.00', '1470.60', '35.2', 0],
      [sea.orderNumber, 1, '1000.00', '1200.00', '-200.00', '-20.0', 0],
      [other.orderNumber, 1, '500.00', '0.00', null, null, 1],
    ],
  );
  const worst = await margins('&sort=margin');
  assert.deepEqual(
    worst.map(({ name }) => name),
    rows.map(({ name }) => name).toReversed(),
  );
});

test('by customer, product and month it is the same money, and the sums are those of the charges', async () => {
  const [known] = await house.rows<{ charged: string; cost: string }>(
    `select (select sum(order_fee * case currency when 'USD' then 7.1 else 1 end) from charge)::numeric(16, 2)::text as charged,
       (select sum(base_amount) from charge_cost)::text as cost`,
  );
  for (const by of ['order', 'customer', 'product', 'month']) {
    const { rows } = (await desk.get(`/opsapi/margins?by=${by}`)).data as { rows: Row[] };
    const sum = (key: 'charged' | 'cost') => rows.reduce((all, row) => all + Number(row[key]), 0).toFixed(2);
    assert.deepEqual([sum('charged'), sum('cost')], [known?.charged, known?.cost], by);
    const { data } = await desk.get(`/opsapi/margins/overview?by=${by}`);
    assert.deepEqual([data.charged, data.cost, data.without], [known?.charged, known?.cost, 1], by);
    assert.equal((await desk.get(`/opsapi/margins/count?by=${by}`)).data.total, rows.length);
  }
  const { rows } = (await desk.get('/opsapi/margins?by=month')).data;
  assert.deepEqual(
    rows.map(({ name }: Row) => name),
    ['2026-11', '2026-10'],
  );
});

test('it is narrowed by customer, product, days and what is typed', async () => {
  const names = async (query: string) => (await margins(query)).map(({ name }) => name);
  assert.deepEqual(await names(`&orgId=${orgB}`), [other.orderNumber]);
  assert.deepEqual(await names(`&product=${encodeURIComponent('中美海运专线')}`), [sea.orderNumber]);
  assert.deepEqual(await names('&from=2026-10-01&to=2026-10-31'), [sea.orderNumber]);
  assert.deepEqual(await names(`&search=${air.orderNumber}`), [air.orderNumber]);
});

/** What the order itself says of its margin. */
async function ofOrder() {
  const { charged, cost, margin, without } = (await desk.get(`/opsapi/charge-costs?no=${air.orderNumber}`))
    .data;
  return { charged, cost, margin, without };
}

test('a bill that is voided changes nothing: its lines and its credit note come to nothing, and costs follow the free charges', async () => {
  const before = await margins(`&search=${air.orderNumber}`);
  const known = await ofOrder();
  const voided = await drop(await issued([freight, extra]));
  assert.equal(voided.code, 200, voided.message);
  assert.deepEqual(await margins(`&search=${air.orderNumber}`), before);
  assert.deepEqual(await ofOrder(), known);
  const [moved] = await house.rows<{ count: number }>(
    `select count(*)::int as count from charge_cost k join charge c on c.id = k.charge_id where c.bill_id is null and c.replaces_id = any ($1)`,
    [[freight, extra]],
  );
  assert.equal(moved?.count, 2);
});

test('costs follow also where whoever voids the bill may not see them', async () => {
  const blind = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:finance'] }));
  const charge = await addCharge(house, { order_id: sea.id, order_fee: '300.00' });
  await saveCost(sea.orderNumber, charge, '120.00');
  const before = await margins(`&search=${sea.orderNumber}`);
  const no = await issued([charge]);
  const reply = await billCalls(blind, orgA).drop(no);
  assert.equal(reply.code, 200, reply.message);
  assert.deepEqual(await margins(`&search=${sea.orderNumber}`), before);
});

test('what a credit note takes off a disputed line is no income', async () => {
  const disputed = await addOrder(house);
  const line = await addCharge(house, { order_id: disputed.id });
  await saveCost(disputed.orderNumber, line, '2000.00');
  await issued([line]);
  const { raise, accept } = disputeCalls(customer, desk);
  const { data, message } = await raise(line, '2500.00');
  assert.ok(data, message);
  const accepted = await accept(data.disputes[0].id, '360.00');
  assert.equal(accepted.code, 200, accepted.message);
  const [row] = await margins(`&search=${disputed.orderNumber}`);
  assert.deepEqual(row && figuresOf(row), [1, '2500.00', '2000.00', '500.00', '20.0', 0]);
});

test('the workbook holds what is found, in the columns that are wanted', async () => {
  const { bytes, status } = await desk.get(
    `/opsapi/margins/export?by=order&search=${air.orderNumber}&columns=name,charged,margin`,
  );
  assert.equal(status, 200);
  const [heads, ...rows] = await textsOf(bytes);
  assert.deepEqual(heads, ['Group', 'Charged, base (CNY)', 'Margin (CNY)']);
  assert.deepEqual(rows, [[air.orderNumber, '4180.6', '1470.6']]);
});

test('without the right to see costs nobody is told a margin; another team’s customers are in none of them', async () => {
  const blind = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:finance'] }));
  for (const path of ['', '/count', '/overview', '/export', '/choices'])
    assert.equal((await blind.get(`/opsapi/margins${path}`)).status, 403, path);
  const elsewhere = await house.as(await house.clerk({ customers: [orgB] }));
  const { rows } = (await elsewhere.get('/opsapi/margins?by=order')).data;
  assert.deepEqual(
    rows.map(({ name }: Row) => name),
    [other.orderNumber],
  );
  assert.equal((await elsewhere.get('/opsapi/margins/overview')).data.charged, '500.00');
});
