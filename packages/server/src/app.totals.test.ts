import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summedAtMost } from '@loadline/contract/kernel/cargo-totals';
import { offerAir } from './features/bookings/bookings.factory.ts';
import { addOrder } from './features/orders/orders.factory.ts';
import { submittedBy } from './features/trusts/trusts.factory.ts';
import { layMawb } from './features/waybills/waybills.factory.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const stranger = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());

const measured = {
  actual_pks_num: 12,
  actual_weight: '130.250',
  actual_volume: '1.500000',
  charging_weight: '250.5',
};
const [first] = [
  await addOrder(house, measured),
  await addOrder(house),
  await addOrder(house, { destination_country: 'DE' }),
];
await addOrder(house, { ...measured, org_id: house.orgB });
await house.rows(
  `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit_price_usd, total_price_usd)
    values ($1, $2, 1, '灯', 'lamp', '9405', 'steel', 'light', '{}', 4, 2.5, 10), ($1, $2, 2, '座', 'base', '9405', 'steel', 'light', '{}', 1, 0.55, 0.55)`,
  [house.orgA, first.id],
);
for (const [orgId, orders] of [
  [house.orgA, [null, null]],
  [house.orgA, [null]],
  [house.orgB, [null]],
] as const)
  await layMawb(house, {
    status: '33',
    cargo: [{ orgId, ownerId: (await house.person({ orgId })).userId, orders }],
  });

for (const [orgId, count] of [
  [house.orgA, 2],
  [house.orgB, 1],
] as const) {
  await offerAir(house, orgId);
  for (let made = 0; made < count; made += 1)
    await submittedBy(await house.as(await house.person({ orgId })));
}

type Row = Record<string, string | number | null>;

/** The sum of a column over all rows that a list finds, in millionths. */
function sumOf(rows: readonly Row[], ...keys: readonly string[]): number {
  return rows.reduce((sum, row) => {
    const key = keys.find((one) => row[one] !== null && row[one] !== undefined);
    return sum + (key ? Math.round(Number(row[key]) * 1e6) : 0);
  }, 0);
}

const lists = [
  { path: '/omsapi/orders', calls: customer, most: 3 },
  { path: '/opsapi/orders', calls: desk, most: 4 },
  { path: '/omsapi/booking', calls: customer, most: 2 },
  { path: '/opsapi/booking', calls: desk, most: 3 },
  { path: '/omsapi/trust', calls: customer, most: 2 },
  { path: '/opsapi/trust', calls: desk, most: 3 },
  { path: '/omsapi/mawb', calls: customer, most: 2 },
  { path: '/omsapi/mawbOpt', calls: customer, most: 2 },
  { path: '/opsapi/mawb', calls: desk, most: 3 },
];

test('what a list finds comes to what its rows come to, with what others own left out', async () => {
  for (const { path, calls, most } of lists) {
    const { rows } = (await calls.get(`${path}?size=200`)).data;
    const { code, data, message } = await calls.get(`${path}/totals`);
    assert.equal(code, 200, message);
    assert.equal(data.sums.rows, most, path);
    assert.equal(rows.length, most, path);
    assert.equal(data.sums.pieces * 1e6, sumOf(rows, 'actualPksNum', 'quantity', 'pieces'), path);
    assert.equal(sumOf([data.sums], 'grossWeight'), sumOf(rows, 'actualWeight', 'grossWeight'), path);
    assert.equal(sumOf([data.sums], 'chargeable'), sumOf(rows, 'chargingWeight', 'billingWeight'), path);
    assert.equal(sumOf([data.sums], 'volume'), sumOf(rows, 'actualVolume', 'volume'), path);
  }
});

test('sums follow the filter, say how much of them was declared alone, and keep the currency', async () => {
  const { sums } = (await customer.get('/omsapi/orders/totals')).data;
  assert.deepEqual([sums.declared, sums.charged, sums.pieces, sums.grossWeight], [2, 1, 32, '371.250']);
  assert.deepEqual(sums.values, [{ currency: 'USD', amount: '10.55', rows: 1 }]);
  const german = (await customer.get('/omsapi/orders/totals?country=DE')).data.sums;
  assert.deepEqual([german.rows, german.pieces, german.chargeable, german.values], [1, 10, '0', []]);
  assert.equal((await stranger.get('/omsapi/orders/totals')).data.sums.rows, 1);
  assert.equal((await stranger.get('/omsapi/mawb/totals')).data.sums.rows, 1);
});

test('more than can be read while somebody waits is not added up', async () => {
  const crowd = await house.as(await house.person({ orgId: house.orgB }));
  // Without what else happens when an order comes, which is not asked about here.
  await house.rows(`do $$ begin
    alter table orders disable trigger user;
    insert into orders (org_id, id, order_number, status, status_date, order_time, channel_name, transport_type, destination_country, is_customs,
        is_self_clearance, quantity, gross_weight, volume, created_by, reference_number)
      select '${house.orgB}', gen_random_uuid(), 'CROWD' || n, 'ORDERED', now(), now(), '中美空运专线', '1', 'US', false, false, 1, 1, 1, gen_random_uuid(), 'R' || n
      from generate_series(1, ${summedAtMost}) n;
    alter table orders enable trigger user;
  end $$`);
  assert.deepEqual((await crowd.get('/omsapi/orders/totals')).data, { tooMany: true, sums: null });
});
