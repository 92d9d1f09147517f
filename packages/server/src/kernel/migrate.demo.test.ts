import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { plainNumber } from '@loadline/contract/checks/tracked-number';
import { freshDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { urlOf, withClient } from './roles.ts';
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

/** What orders, bookings and waybills weigh, and by what they are charged. */
const weighed = `
  select 'order' as of, id::text, trim_scale(gross_weight)::text as gross, trim_scale(actual_weight)::text as measured, trim_scale(charging_weight)::text as charged from orders
  union all select 'booking', id::text, trim_scale(gross_weight)::text, trim_scale(wms_billing_weight)::text, trim_scale(billing_weight)::text from booking
  union all select 'share', booking_id::text, trim_scale(gross_weight)::text, null, trim_scale(billing_weight)::text from mawb_share
  union all select 'waybill', id::text, trim_scale(gross_weight)::text, trim_scale(final_gross_weight)::text, trim_scale(billing_weight)::text from mawb order by 1, 2`;

/** When each order arrives and until when it can be handed in. */
const expected = 'select id::text, eta::text, cut_off from orders order by id';

/** The same of orders that fly, worked out anew from their flights and from the newest word on their arrival. */
const flown = `
  select f.order_id::text as id, coalesce(e.day, o.eta)::text as eta, f.cut_off from orders o join (
      select h.order_id, min(f.cut_off) as cut_off from hawb h join booking b on b.org_id = h.org_id and b.id = h.booking_id
      join flight f on f.id = b.flight_id and f.state <> 'CANCELLED' where b.mawb_id is not null and h.order_id is not null group by 1) f on f.order_id = o.id
    left join lateral (select (e.occurred_at at time zone e.zone)::date as day from shipment_event e where e.org_id = o.org_id and e.subject_id = o.id
      and e.stage = 'ARRIVED' and e.classifier = 'EST' and e.voided_by is null order by e.created_at desc, e.event_id desc limit 1) e on true`;

/** An organisation that there is not. */
const nobody = '00000000-0000-4000-8000-000000000000';

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
  const rowsOf = (query: string) => withClient(url, async (client) => (await client.query(query)).rows);
  const before = await rowsOf(calledBefore);
  const [rows, orders, weights, days] = [
    await counts(),
    await standing(),
    await rowsOf(weighed),
    await rowsOf(expected),
  ];
  assert.ok(orders.length > 300 && before.length > 1_000, `${orders.length} ${before.length}`);

  await migrate(url);

  assert.deepEqual(await counts(), rows);
  assert.deepEqual(await standing(), orders);
  assert.deepEqual(await rowsOf(weighed), weights);
  const flying = new Map((await rowsOf(flown)).map((one) => [one.id, one]));
  assert.ok(flying.size > 20, String(flying.size));
  assert.deepEqual(
    await rowsOf(expected),
    days.map((one) => flying.get(one.id) ?? one),
  );
  const found = await rowsOf('select order_id as id, kind, number from shipment_reference');
  const names = new Set(
    found.flatMap(({ id, kind, number }) => [`${id} ${kind} ${number}`, `${id} ${number}`]),
  );
  const lost = before
    .map(({ id, kind, number }) => [id, kind, plainNumber(number)].filter(Boolean).join(' '))
    .filter((name) => !names.has(name));
  assert.deepEqual(lost, []);

  const orderOf = new Map(
    (await rowsOf('select id, org_id as org, is_public as public from orders')).map((one) => [one.id, one]),
  );
  const login = urlOf(url, { login: 'loadline_app', password: new URL(fresh.url('loadline_app')).password });
  const byKind = Map.groupBy(before, ({ kind }) => String(kind));
  const chosen = [...byKind.values()].flatMap((all) => all.filter((_, at) => at % 20 === 0).slice(0, 10));
  assert.ok(byKind.size >= 6 && chosen.length > 40, `${byKind.size} ${chosen.length}`);
  /** How many shipments anybody is told of by a number: a customer's own references are nobody else's. */
  const toldOf = (plain: string) =>
    new Set(
      before
        .filter(
          ({ id, kind, number }) =>
            kind !== 'customer' && plainNumber(number) === plain && orderOf.get(id).public,
        )
        .map(({ id }) => id),
    ).size;
  await withClient(login, async (client) => {
    for (const { kind, number, id } of chosen) {
      const { org } = orderOf.get(id);
      const about = `${kind} ${number}`;
      const plain = plainNumber(number);
      const search = async (orgId: string) => {
        await client.query(
          `select set_config('app.org', $1, false), set_config('app.authority', 'organisation', false)`,
          [orgId],
        );
        const { rows: ids } = await client.query('select find_order_ids($1) as id', [plain]);
        return ids.map((row) => row.id);
      };
      assert.ok((await search(org)).includes(id), `${about} is searched for`);
      assert.ok(!(await search(nobody)).includes(id), `${about} is nobody else’s`);
      await client.query(`select set_config('app.org', '', false)`);
      const { rows: shown } = await client.query('select from track_shipments(array[$1], $2)', [plain, '0']);
      assert.equal(shown.length, Math.min(toldOf(plain), 20), `${about} is tracked`);
    }
  });
});
