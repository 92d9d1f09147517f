import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type pg from 'pg';
import { freshDatabase } from '../testing/database.ts';
import { databaseFunctions } from './database-functions.ts';
import { DatabaseTooNew, DatabaseTooOld, MigrationAltered, migrate } from './migrate.ts';
import { urlOf, withClient } from './roles.ts';
import { oldDatabases } from './testing/old-database.ts';

const fresh = await freshDatabase();
after(() => fresh.drop());
const { steps, oldDatabase } = await oldDatabases(fresh);

/** Everything that a database is made of, one line each. */
const catalogue = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || case when a.attnotnull then ' not null' else '' end
      || ' ' || a.attgenerated::text || coalesce(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || coalesce(col_description(c.oid, a.attnum), '')
      || ' ' || array(select x::text from unnest(a.attacl) x order by 1)::text as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'c') and a.attnum > 0 and not a.attisdropped
  union all select 'table ' || relname || ' ' || relpersistence::text || relrowsecurity || relforcerowsecurity || relowner::regrole || coalesce(obj_description(oid), '')
      || ' ' || array(select x::text from unnest(relacl) x order by 1)::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'policy ' || p::text from pg_policies p where schemaname = 'public'
  union all select 'trigger ' || tgrelid::regclass || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal and tgrelid::regclass::text not like 'graphile%'
  union all select 'function ' || pg_get_functiondef(p.oid) || p.proowner::regrole || ' ' || array(select x::text from unnest(p.proacl) x order by 1)::text from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1`;

async function catalogueOf(url: string): Promise<string[]> {
  return withClient(url, async (client) => (await client.query(catalogue)).rows.map((row) => row.line));
}

const org = '11111111-1111-7111-8111-111111111111';
const flight = '22222222-2222-7222-8222-222222222222';

/** A customer of the release before with an order whose numbers were noted, and one that flew under a booking. */
async function oldCustomer(client: pg.Client): Promise<void> {
  const laid = (statement: string, ...more: string[]) => client.query(statement, [org, ...more]);
  await laid(
    `insert into organisation (org_id, code, kind, name_zh, name_en) values ($1, 'OLD', 'customer', 'x', 'x')`,
  );
  await laid(
    `insert into address (org_id, id, type, country, address, phone, contact, created_by) values ($1, $1, '1', 'CN', 'x', '1', 'x', $1)`,
  );
  await laid(
    `insert into channel (channel_id, name, name_en, transport) values ($1, 'old air', 'old air', '1')`,
  );
  for (const [id, no, reference, awb, parcel] of [
    [org, 'SO261101OLD', 'po-7.x', '999-1234 5675', 'lm-1'],
    [flight, 'SO261102OLD', 'po-8', null, null],
  ])
    await client.query(
      `insert into orders (org_id, id, order_number, status, status_date, order_time, channel_name, transport_type, destination_country, reference_number,
         tracking_no, transfer_no, is_customs, is_self_clearance, quantity, gross_weight, volume, created_by)
       values ($1, $2, $3, 'ORDERED', now(), now(), 'old air', '1', 'US', $4, $5, $6, true, false, 7, 90, 1, $1)`,
      [org, id, no, reference, awb, parcel],
    );
  await client.query(
    `insert into flight (id, flight_no, flight_date, origin, origin_zone, destination, destination_zone, cut_off, etd, eta)
     values ($1, 'CZ 327', '2026-11-20', 'SZX', 'Asia/Shanghai', 'LAX', 'America/Los_Angeles', '2026-11-20T06:00Z', '2026-11-20T12:30Z', '2026-11-21T02:30Z')`,
    [flight],
  );
  await client.query(
    `insert into mawb (id, mawb_no, status, flight_id, flight_no, flight_date, origin, destination, pieces, gross_weight, volume)
     values ($1, '78412345675', '31', $1, 'CZ 327', '2026-11-20', 'SZX', 'LAX', 7, 90, 1)`,
    [flight],
  );
  await laid(
    `insert into booking (org_id, id, booking_no, status, content, quantity, gross_weight, volume, flight_id, mawb_id, mawb_no,
       accepted_pieces, accepted_gross_weight, accepted_volume, accepted_at, created_by)
     values ($1, $2, 'BK1', '31', '{"flight":{"flightDate":"2026-11-20"},"houses":{"rows":[]}}', 7, 90, 1, $2, $2, '784-12345675', 7, 90, 1, now(), $1)`,
    flight,
  );
  await laid(
    `insert into hawb (org_id, id, booking_id, position, hawb_no, booking_pkgs_num, booking_gross_weight, booking_volume, order_id)
     values ($1, $2, $2, 0, 'szx-0007', 7, 90, 1, $2)`,
    flight,
  );
}

test('a database of the release before becomes what an empty one becomes, and its orders are found by all their numbers', async () => {
  const url = await oldDatabase(steps.length);
  await withClient(url, oldCustomer);
  await migrate(url);
  assert.deepEqual(await catalogueOf(url), await catalogueOf(fresh.url('loadline_owner')));
  await withClient(url, async (client) => {
    const rowsOf = async (statement: string, ...values: string[]) =>
      (await client.query({ text: statement, values, rowMode: 'array' })).rows;
    assert.equal(
      (await rowsOf('select from organisation join address using (org_id) where org_id = $1', org)).length,
      1,
    );
    const called = (order: string) =>
      rowsOf('select kind, number from shipment_reference where order_id = $1 order by kind', order);
    assert.deepEqual(await called(org), [
      ['customer', 'PO7X'],
      ['mawb', '99912345675'],
      ['order', 'SO261101OLD'],
      ['parcel', 'LM1'],
    ]);
    assert.deepEqual(await called(flight), [
      ['customer', 'PO8'],
      ['hawb', 'SZX0007'],
      ['mawb', '78412345675'],
      ['order', 'SO261102OLD'],
    ]);
    // It lands in Los Angeles on the evening before.
    assert.deepEqual(await rowsOf('select eta::text, cut_off from orders where id = $1', flight), [
      ['2026-11-20', new Date('2026-11-20T06:00Z')],
    ]);
  });
  assert.equal(await migrate(url), 0);
});

test('a database that is older than that is refused by the name of its last step', async () => {
  const url = await oldDatabase(steps.length - 3);
  await assert.rejects(
    migrate(url),
    (error) => error instanceof DatabaseTooOld && error.step === steps.at(-4)?.name,
  );
});

test('a database that a newer release has been at is refused by the name of its last step', async () => {
  const url = fresh.url('loadline_owner');
  await withClient(url, (client) =>
    client.query(`insert into migration (name) values ('9999_of_tomorrow.sql')`),
  );
  await assert.rejects(
    migrate(url),
    (error) => error instanceof DatabaseTooNew && error.step === '9999_of_tomorrow.sql',
  );
  await withClient(url, (client) =>
    client.query(`delete from migration where name = '9999_of_tomorrow.sql'`),
  );
  assert.equal(await migrate(url), 0);
});

test('a migration that was altered after it had run is refused by its name, and what has no sum yet gets one', async () => {
  const url = fresh.url('loadline_owner');
  const sums = () =>
    withClient(
      url,
      async (client) => (await client.query('select name, sum from migration order by name')).rows,
    );
  const before = await sums();
  assert.ok(before.every(({ sum }) => /^[0-9a-f]{64}$/.test(sum)));
  const { name } = before.at(-1);
  await withClient(url, (client) =>
    client.query(`update migration set sum = 'of another text' where name = $1`, [name]),
  );
  await assert.rejects(migrate(url), (error) => error instanceof MigrationAltered && error.step === name);
  await withClient(url, (client) => client.query('update migration set sum = null'));
  assert.equal(await migrate(url), 0);
  assert.deepEqual(await sums(), before);
});

test('a function whose text has changed is replaced at the next start, and one that no file has any more goes', async () => {
  const url = fresh.url('loadline_owner');
  const before = await catalogueOf(url);
  await withClient(url, async (client) => {
    await client.query(
      `create or replace function app_org() returns uuid language sql stable as $$ select null::uuid $$`,
    );
    await client.query(`update database_function set hash = '' where name = 'app_org'`);
    await client.query(`create function of_yesterday() returns void language sql as $$ select $$`);
    await client.query(`insert into database_function (name, hash) values ('of_yesterday', '')`);
  });
  await migrate(url);
  assert.deepEqual(await catalogueOf(url), before);
});

test('every function holds with its body looked into', async () => {
  await withClient(
    urlOf(process.env.LOADLINE_TEST_ADMIN_URL ?? '', {
      database: new URL(fresh.url('loadline_owner')).pathname.slice(1),
    }),
    async (client) => {
      await client.query('begin');
      for (const { name, text } of await databaseFunctions())
        await assert.doesNotReject(client.query(text), name);
      await client.query('rollback');
    },
  );
});
