import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import pg from 'pg';
import { freshDatabase, lostWrites, reasonsBesideServer } from '../testing/database.ts';
import { reasonsNotToServe } from './self-test.ts';

const database = await freshDatabase();
const owner = new pg.Client({ connectionString: database.url('loadline_owner') });
await owner.connect();
after(async () => {
  await owner.end();
  await database.drop();
});

async function reasonsAfter(statement: string, undo: string): Promise<string[]> {
  await owner.query(statement);
  const reasons = await reasonsBesideServer(database.url('loadline_app'));
  await owner.query(undo);
  return reasons;
}

test('the serving login of a fresh installation may serve', async () => {
  assert.deepEqual(await reasonsBesideServer(database.url('loadline_app')), []);
  assert.deepEqual(await reasonsBesideServer(database.url('loadline_staff')), []);
});

test('a server that could lose a write it has confirmed stops the start, and one that could not does not', async () => {
  const { rows } = await owner.query<{ fsync: string }>('show fsync');
  const reasons = await reasonsNotToServe(database.url('loadline_app'));
  assert.equal(reasons.some(lostWrites), rows[0]?.fsync === 'off');
});

test('neither a superuser nor the owner of the tables may serve', async () => {
  const superuser = new URL(process.env.LOADLINE_TEST_ADMIN_URL ?? '');
  superuser.pathname = new URL(database.url('loadline_app')).pathname;
  assert.match((await reasonsNotToServe(superuser.href)).join(), /superuser/);
  assert.match((await reasonsNotToServe(database.url('loadline_owner'))).join(), /owns a table/);
});

test('a new table with an organisation and without protection stops the start', async () => {
  const reasons = await reasonsAfter('create table planted (org_id uuid not null)', 'drop table planted');
  assert.deepEqual(reasons, ['a table with an organisation is not protected: planted']);
});

test('protection that is switched off, not forced, or without a policy stops the start', async () => {
  const breaches = [
    ['alter table orders disable row level security', 'alter table orders enable row level security'],
    ['alter table orders no force row level security', 'alter table orders force row level security'],
  ] as const;
  for (const [statement, undo] of breaches) {
    assert.deepEqual(
      await reasonsAfter(statement, undo),
      ['a table with an organisation is not protected: orders'],
      statement,
    );
  }
});

test('a view that reads with the rights of its owner stops the start', async () => {
  const reasons = await reasonsAfter('create view planted as select * from orders', 'drop view planted');
  assert.deepEqual(reasons, ['a view would read with the rights of its owner: planted']);
});

// A session hangs on its secret; the outbox is the forwarder's, and a message may be for somebody of no organisation; the life
// of a waybill is the forwarder's, an entry may be about the part of one customer; a domain has one organisation among all, and a
// login at a provider is known by what it was begun with.
test('every table of the customers leads its primary key with the organisation', async () => {
  const { rows } = await owner.query(`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('session', 'message', 'mawb_event', 'sso_domain', 'sso_login')
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey[0] = a.attnum)`);
  assert.deepEqual(rows, []);
});
