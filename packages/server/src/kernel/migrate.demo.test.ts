import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { plainNumber } from '@loadline/contract/checks/tracked-number';
import { freshDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { withClient } from './roles.ts';
import { oldDatabases } from './testing/old-database.ts';

const fresh = await freshDatabase();
after(() => fresh.drop());
const { oldDemo } = await oldDatabases(fresh);

/** What an order was called before, wherever it stood: each with the kind that it is found under now. */
const calledBefore = `
  select o.id, 'order' as kind, o.order_number as number from orders o
  union select id, 'customer', reference_number from orders
  union select id, 'fba', fba_no from orders where fba_no is not null
  union select o.id, null, n from orders o, regexp_split_to_table(o.tracking_no, '[,;、，；/ ]+') n
  union select o.id, 'parcel', n from orders o, regexp_split_to_table(o.transfer_no, '[,;、，；/ ]+') n
  union select h.order_id, 'hawb', h.hawb_no from hawb h join booking b using (org_id) where b.id = h.booking_id
    and b.mawb_id is not null and h.order_id is not null and h.hawb_no is not null
  union select h.order_id, 'mawb', m.mawb_no from hawb h join booking b using (org_id) join mawb m on m.id = b.mawb_id
    where b.id = h.booking_id and h.order_id is not null`;

const kept = [
  'orders',
  'order_party',
  'goods_line',
  'carton_group',
  'booking',
  'hawb',
  'mawb',
  'trust',
  'file',
  'rate_card',
];

test('the demo of the first release comes along whole: every order is where it was, and is found by all it was called', async () => {
  const url = await oldDemo();
  const counts = () =>
    withClient(url, async (client) => {
      const of = kept.map((table) => `select '${table}' as name, count(*)::int as n from ${table}`);
      return (await client.query(of.join(' union all '))).rows;
    });
  const standing = () =>
    withClient(
      url,
      async (client) =>
        (await client.query('select id, status, quantity, gross_weight from orders order by id')).rows,
    );
  const before = await withClient(url, async (client) => (await client.query(calledBefore)).rows);
  const [rows, orders] = [await counts(), await standing()];
  assert.ok(orders.length > 300 && before.length > 1_000, `${orders.length} ${before.length}`);

  await migrate(url);

  assert.deepEqual(await counts(), rows);
  assert.deepEqual(await standing(), orders);
  const found = await withClient(
    url,
    async (client) =>
      (await client.query('select order_id as id, kind, number from shipment_reference')).rows,
  );
  const names = new Set(
    found.flatMap(({ id, kind, number }) => [`${id} ${kind} ${number}`, `${id} ${number}`]),
  );
  const lost = before
    .map(({ id, kind, number }) => [id, kind, plainNumber(number)].filter(Boolean).join(' '))
    .filter((name) => !names.has(name));
  assert.deepEqual(lost, []);
});
