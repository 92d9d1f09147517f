import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoTables } from './demo.commands.ts';
import { hasDemo, isEmpty, loadDemo, removeDemo } from './demo.ts';
import type { DemoDatabase } from './testing/demo-database.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const today = new Date('2026-03-01T22:05:30Z');

test('two demos of the same day are alike in every row, but for salts, secrets and the names of files', async () => {
  const [one, other] = [await openDemoDatabase(), await openDemoDatabase()];
  for (const demo of [one, other]) await loadDemo(demo.partsAt(today));
  for (const table of demoTables) {
    const [left, right] = [await comparable(one, table), await comparable(other, table)];
    assert.ok(left.length > 0, `${table} is empty`);
    assert.deepEqual(left, right, table);
  }
});

async function comparable(demo: DemoDatabase, table: string): Promise<string[]> {
  const found = await demo.rows<{ row: string }>(
    `select (to_jsonb(t) - 'password_hash' - 'file_id' - 'thumbnail_id' - 'licence_file_id' - 'weighbridge_file' - 'token_hash')::text as row from ${table} t
     where coalesce((to_jsonb(t) ->> 'demo')::boolean, true) order by 1`,
  );
  return found.map(({ row }) => row);
}

test('removal leaves nothing behind, in no table and not on the disk', async () => {
  const demo = await openDemoDatabase();
  const { ownerUrl, files } = demo.partsAt(today);
  assert.ok(await isEmpty(ownerUrl));
  await loadDemo(demo.partsAt(today));
  assert.ok((await hasDemo(ownerUrl)) && !(await isEmpty(ownerUrl)));
  assert.ok((await demo.stored()).length > 20);
  await removeDemo(ownerUrl, files);
  assert.deepEqual(await filled(demo), standard);
  assert.deepEqual(await demo.stored(), []);
  assert.ok((await isEmpty(ownerUrl)) && !(await hasDemo(ownerUrl)));
  await loadDemo(demo.partsAt(today));
});

/** What every installation starts with. */
const standard = [
  'about_page',
  'agreement',
  'airline',
  'database_function',
  'declaration',
  'dictionary_entry',
  'invoice_tax',
  'journal_account',
  'label_scheme',
  'migration',
  'product_page',
  'role',
  'tariff_exclusion',
  'tariff_fee',
  'tariff_measure',
  'tariff_release',
  'tariff_scope',
];

async function filled(demo: DemoDatabase): Promise<string[]> {
  const tables = await demo.rows<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const some: string[] = [];
  for (const { name } of tables)
    if ((await demo.rows(`select from ${name} limit 1`)).length > 0) some.push(name);
  return some;
}

test('beside real data nothing is loaded, and removal touches only the demo', async () => {
  const demo = await openDemoDatabase();
  await demo.rows(
    `insert into organisation (org_id, code, kind, name_zh, name_en) values ('00000000-0000-7000-8000-000000000001', 'REAL', 'customer', '真实客户', 'A real customer')`,
  );
  await assert.rejects(loadDemo(demo.partsAt(today)), /holds real data/);
  assert.deepEqual(await filled(demo), [...standard, 'organisation'].toSorted());
  assert.deepEqual(await demo.stored(), []);
  await removeDemo(demo.partsAt(today).ownerUrl, demo.files);
  assert.deepEqual(await filled(demo), [...standard, 'organisation'].toSorted());
});

test('a channel that a real order has come to use stays when the demo goes', async () => {
  const demo = await openDemoDatabase();
  await loadDemo(demo.partsAt(today));
  await demo.rows(`update organisation set demo = false where code = 'SGDEMO'`);
  await removeDemo(demo.partsAt(today).ownerUrl, demo.files);
  const [left] = await demo.rows<{ orders: number; channels: number; astray: number }>(
    `select (select count(*)::int from orders) as orders, (select count(*)::int from channel) as channels,
       (select count(*)::int from shipment_event e where not exists (select from orders o where o.id = e.subject_id)) as astray`,
  );
  assert.equal(left?.orders, 30);
  assert.equal(left?.channels, 6);
  assert.equal(left?.astray, 0);
});

test('a flight and a waybill that a real booking has come to use stay with all it needs, and the others go', async () => {
  const demo = await openDemoDatabase();
  await loadDemo(demo.partsAt(today));
  await demo.rows(`update organisation set demo = false where code = 'SGDEMO'`);
  const facts = `select b.booking_no, f.flight_no, f.flight_date, m.mawb_no, k.state, r.kg from booking b
    left join flight f on f.id = b.flight_id left join mawb m on m.id = b.mawb_id left join mawb_stock k on k.mawb_id = m.id
    left join slot_reservation r on r.org_id = b.org_id and r.booking_id = b.id
    join organisation o on o.org_id = b.org_id where o.code = 'SGDEMO' order by 1`;
  const before = await demo.rows<Record<string, unknown>>(facts);
  assert.ok(
    before.some(({ flight_no }) => flight_no !== null) && before.some(({ mawb_no }) => mawb_no !== null),
  );
  // What is kept for them of a flight that nobody has booked on.
  await demo.rows(`delete from slot_allotment`);
  const [kept] = await demo.rows<{ id: string }>(
    `insert into slot_allotment (org_id, flight_id, kg, cbm) select o.org_id, s.flight_id, 100, 1 from organisation o cross join slot s
     where o.code = 'SGDEMO' and not exists (select from slot_reservation r where r.flight_id = s.flight_id) limit 1 returning flight_id as id`,
  );
  await removeDemo(demo.partsAt(today).ownerUrl, demo.files);
  assert.deepEqual(await demo.rows(facts), before);
  const left = await demo.rows<{ id: string; used: boolean }>(`
    select f.id, exists (select from booking b where b.flight_id = f.id) or exists (select from mawb m where m.flight_id = f.id)
      or exists (select from slot_reservation r where r.flight_id = f.id) as used from flight f`);
  assert.deepEqual(
    left.filter(({ used }) => !used).map(({ id }) => id),
    [kept?.id],
  );
  // Once nobody needs them any more, removing the demo again takes them too.
  await demo.rows(`update organisation set demo = true`);
  await removeDemo(demo.partsAt(today).ownerUrl, demo.files);
  assert.deepEqual(await filled(demo), standard);
});

test('what staff wrote on the public pages outlives the demo, and another one', async () => {
  const demo = await openDemoDatabase();
  await loadDemo(demo.partsAt(today));
  await demo.rows(`update home_page set title_en = 'Ours', version = 2, demo = false`);
  await demo.rows(
    `update product_page set title_en = 'Ours', version = 2, demo = false where type = 'truck_zokyzx'`,
  );
  const written = () =>
    demo.rows<{
      home: string;
      product: string;
      about: unknown[];
    }>(`select h.title_en as home, p.title_en as product, a.sources as about from home_page h, product_page p, about_page a
      where p.type = 'truck_zokyzx'`);
  await removeDemo(demo.partsAt(today).ownerUrl, demo.files);
  assert.deepEqual(await written(), [{ home: 'Ours', product: 'Ours', about: [] }]);
  await loadDemo(demo.partsAt(today));
  const [again] = await written();
  assert.deepEqual([again?.home, again?.product], ['Ours', 'Ours']);
});

test('the demo is not loaded twice, and the second try leaves no file behind', async () => {
  const demo = await openDemoDatabase();
  await loadDemo(demo.partsAt(today));
  const stored = await demo.stored();
  await assert.rejects(loadDemo(demo.partsAt(today)), /already there/);
  assert.equal((await demo.stored()).length, stored.length);
});

test('two starts at once load one demo', async () => {
  const demo = await openDemoDatabase();
  const tries = await Promise.allSettled([loadDemo(demo.partsAt(today)), loadDemo(demo.partsAt(today))]);
  assert.deepEqual(tries.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
  const [{ orders } = { orders: 0 }] = await demo.rows<{ orders: number }>(
    'select count(*)::int as orders from orders',
  );
  assert.equal(orders, 330);
});
