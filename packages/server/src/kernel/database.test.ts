import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { addOrder } from '../features/orders/orders.factory.ts';
import { openTestHouse } from '../testing/house.ts';
import { flag, int, json, orNull, text } from './columns.ts';
import { newId, openDatabase } from './database.ts';
import { sql } from './sql.ts';
import { hashOfToken } from './token.ts';
import type { Viewer } from './viewer.ts';

const house = await openTestHouse();
const { db } = house.house;

const byToken = {
  access: 'signed-in',
  language: 'en',
  address: 'test',
  device: 'test',
  entered: false,
} as const;

async function viewerOf(who: Parameters<typeof house.person>[0] = {}): Promise<Viewer> {
  const calls = await house.as(await house.person(who));
  return {
    by: { tokenHash: hashOfToken(calls.token ?? '') },
    ...byToken,
  };
}

function once(viewer: Viewer, key: string, body: string): Viewer {
  return { ...viewer, once: { route: '/test', key, bodyHash: Buffer.from(body.padEnd(32)) } };
}

test('outside a transaction that entered, a connection sees nothing of anybody', async () => {
  await addOrder(house);
  await db.read(await viewerOf());
  assert.deepEqual(
    await db.call(
      sql`select current_setting('app.org', true) as org, (select count(*)::int from orders) as seen`,
    ),
    [{ org: '', seen: 0 }],
  );
});

test('two people’s questions on the same connections never mix', async () => {
  const [a, b] = [await viewerOf(), await viewerOf({ orgId: house.orgB })];
  await addOrder(house);
  await addOrder(house, { org_id: house.orgB });
  const asked = Array.from({ length: 400 }, (_, n) => (n % 2 ? a : b));
  const seen = await Promise.all(
    asked.map(async (viewer, n) => {
      if (n % 7 === 0) await db.read(viewer, sql`select 1 / 0`).catch(() => undefined);
      const { me, rows } = await db.read(
        viewer,
        sql.type({ org_id: text })`select distinct org_id from orders`,
      );
      return (
        rows[0].every((row) => row.org_id === me.orgId) &&
        me.orgId === (viewer === a ? house.orgA : house.orgB)
      );
    }),
  );
  assert.ok(seen.every(Boolean));
});

test('a statement about one record is planned once on a connection, any other as PostgreSQL likes, in a transaction, too', async () => {
  const viewer = await viewerOf();
  const { id } = await addOrder(house);
  const alone = await openPool(1, 4_000);
  const columns = { number: text };
  const one = () => sql.one(columns)`select o.order_number as number from orders o where o.id = ${id}::uuid`;
  const any = () =>
    sql.type(columns)`select o.order_number as "number" from orders o where o.id = ${id}::uuid`;
  for (const ask of [one, any]) {
    for (let time = 0; time < 2; time += 1) await alone.read(viewer, ask());
    await alone.inTransaction(viewer, (tx) => tx.one(ask()));
  }
  const plans = sql.type({ generic: int, custom: int })`
    select p.generic_plans::int as generic, p.custom_plans::int as custom from pg_prepared_statements p
    where p.statement like 'select o.order_number as %number%' order by p.generic_plans desc`;
  const {
    rows: [kept],
  } = await alone.read(viewer, plans);
  assert.deepEqual(kept, [
    { generic: 3, custom: 0 },
    { generic: 0, custom: 3 },
  ]);
  await alone.close();
});

test('fifty equal submissions with one key do the work once and get one answer', async () => {
  const viewer = await viewerOf();
  const key = newId();
  let done = 0;
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      db.inTransaction(once(viewer, key, 'same'), async () => ({ number: (done += 1) })),
    ),
  );
  assert.equal(done, 1);
  assert.ok(answers.every((answer) => answer.number === 1));
});

test('the same key with another body is refused, and another person’s key is another key', async () => {
  const [ana, bo] = [await viewerOf(), await viewerOf()];
  const key = newId();
  await db.inTransaction(once(ana, key, 'first'), async () => 'first');
  await assert.rejects(
    db.inTransaction(once(ana, key, 'second'), async () => 'second'),
    { problem: 'sameKeyOtherBody' },
  );
  assert.equal(await db.inTransaction(once(bo, key, 'second'), async () => 'second'), 'second');
});

test('a submission that failed may be tried again with its key', async () => {
  const viewer = await viewerOf();
  const key = newId();
  await assert.rejects(
    db.inTransaction(once(viewer, key, 'x'), async () => Promise.reject(new Error('failed'))),
  );
  assert.equal(await db.inTransaction(once(viewer, key, 'x'), async () => 'done'), 'done');
});

test('work that fails half-way leaves nothing behind', async () => {
  const viewer = await viewerOf();
  await assert.rejects(
    db.inTransaction(viewer, async (tx) => {
      await tx.rows(
        sql`insert into audit (org_id, audit_id, who, action, subject) values (${tx.me.orgId}, ${newId()}, 'x', 'half', 'half')`,
      );
      throw new Error('half-way');
    }),
  );
  assert.deepEqual(await house.rows(`select from audit where action = 'half'`), []);
});

function anAddress() {
  const who = { type: 'shipper', contact: 'Ana', phone: '0755-12345678', country: 'CN', address: 'here' };
  return { id: newId(), ...who };
}

test('two who wait for each other both get their work done, each once', async () => {
  const viewer = await viewerOf();
  const [one, other] = [newId(), newId()];
  let waiting: (() => void)[] = [];
  // Both hold their first lock before either asks for its second.
  const together = () =>
    new Promise<void>((go) => {
      waiting.push(go);
      if (waiting.length < 2) return;
      for (const each of waiting) each();
      waiting = [];
    });
  let begun = 0;
  const work = (first: string, second: string) =>
    db.inTransaction(viewer, async (tx) => {
      begun += 1;
      await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${first}))`);
      if (begun <= 2) await together();
      await tx.rows(sql`
        insert into audit (org_id, audit_id, who, action, subject) values (${tx.me.orgId}, ${newId()}, 'x', 'entangled', ${first})`);
      await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${second}))`);
      return first;
    });
  assert.deepEqual(await Promise.all([work(one, other), work(other, one)]), [one, other]);
  assert.equal(begun, 3);
  const kept = await house.rows<{ subject: string }>(`select subject from audit where action = 'entangled'`);
  assert.deepEqual(kept.map(({ subject }) => subject).toSorted(), [one, other].toSorted());
});

test('who is in another’s way again and again is told that it is busy, not that something broke', async () => {
  await house.rows('create sequence tries');
  await house.rows(`create function entangle() returns trigger language plpgsql security definer as $$
    begin perform nextval('tries'); raise exception 'deadlock detected' using errcode = '40P01'; end $$`);
  await house.rows(
    'create trigger entangle before insert on address for each row execute function entangle()',
  );
  const customer = await house.as(await house.person());
  const refused = await customer.post('/adminapi/addresses/save', anAddress());
  await house.rows('drop trigger entangle on address');
  assert.deepEqual([refused.status, refused.message], [503, 'The system is busy. Try again in a moment']);
  const [tries] = await house.rows<{ tries: number }>('select last_value::int as tries from tries');
  assert.equal(tries?.tries, 3);
  assert.equal((await customer.post('/adminapi/addresses/save', anAddress())).code, 200);
});

test('when the database hangs up on everybody, the next questions are answered', async () => {
  const viewer = await viewerOf();
  await db.read(viewer);
  const [here] = await house.rows<{ name: string }>('select current_database() as name');
  const admin = new pg.Client({ connectionString: process.env.LOADLINE_TEST_ADMIN_URL });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'loadline_app' and datname = $1`,
    [here?.name],
  );
  await admin.end();
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => db.read(viewer)));
  assert.ok(
    outcomes.filter((one) => one.status === 'fulfilled').every((one) => one.value.me.orgId === house.orgA),
  );
  assert.equal((await db.read(viewer)).me.orgId, house.orgA);
});

test('a connection that dies in the middle gives an error, never an empty answer', async () => {
  const viewer = await viewerOf();
  await addOrder(house);
  await assert.rejects(
    db.read(viewer, sql`select pg_terminate_backend(pg_backend_pid())`, sql`select count(*) from orders`),
  );
  assert.equal((await db.read(viewer)).me.orgId, house.orgA);
});

/** A pool of its own on the database of this test. */
async function openPool(poolSize: number, statementTimeoutMs: number) {
  const [row] = await house.rows<{ name: string }>(`select current_database() as name`);
  const url = new URL(process.env.LOADLINE_TEST_ADMIN_URL ?? '');
  url.username = 'loadline_app';
  url.password = 'only-for-tests';
  url.pathname = `/${row?.name}`;
  return openDatabase(url.href, { poolSize, statementTimeoutMs });
}

test('a statement over its time is refused and the pool stays healthy', async () => {
  const hasty = await openPool(2, 100);
  const viewer = await viewerOf();
  await assert.rejects(hasty.read(viewer, sql`select pg_sleep(5)`), { code: '57014' });
  assert.equal((await hasty.read(viewer)).me.orgId, house.orgA);
  await hasty.close();
});

test('what PostgreSQL refuses costs no connection, and leaves nothing of who asked', async () => {
  const single = await openPool(1, 1_000);
  const viewer = await viewerOf();
  const whichIsIt = sql.type({ pid: int, org: text })`
    select pg_backend_pid() as pid, coalesce(current_setting('app.org', true), '') as org`;
  const [before] = await single.call(whichIsIt);
  const tooLarge = sql`select ${'99999999999'}::int`;
  await assert.rejects(single.read(viewer, tooLarge, sql`select 1`), { code: '22003' });
  await assert.rejects(
    single.inTransaction(viewer, (tx) => tx.rows(tooLarge)),
    { code: '22003' },
  );
  await assert.rejects(single.call(tooLarge), { code: '22003' });
  assert.deepEqual(await single.call(whichIsIt), [{ pid: before?.pid, org: '' }]);
  assert.equal((await single.read(viewer)).me.orgId, house.orgA);
  await single.close();
});

test('the audit log cannot be changed or emptied by the server', async () => {
  const viewer = await viewerOf();
  for (const statement of [sql`update audit set who = 'x'`, sql`delete from audit`, sql`truncate audit`]) {
    await assert.rejects(db.read(viewer, statement), { code: '42501' });
  }
});

test('an answer is what its statement says: each column by its type, none more, and empty only where it may be', async () => {
  const [row] = await db.call(
    sql.type({ no: text, pieces: int, held: flag, left: orNull(text), found: json<{ id: number }>() })`
      select 'SO1' as no, 2 as pieces, true as held, null::text as left, json_build_object('id', 7) as found`,
  );
  assert.deepEqual(row, { no: 'SO1', pieces: 2, held: true, left: null, found: { id: 7 } });
  const lies = [
    sql.type({ pieces: int })`select '2' as pieces`,
    sql.type({ pieces: int })`select 2 as pieces, 'secret' as password_hash`,
    sql.type({ pieces: int, weight: text })`select 2 as pieces`,
    sql.type({ pieces: int })`select null::int as pieces`,
  ];
  for (const lie of lies) await assert.rejects(db.call<unknown>(lie), /does not give what it says: \w+$/);
  const viewer = await viewerOf();
  await assert.rejects(db.read(viewer, sql`select 1 as one`, sql.type({ one: text })`select 1 as one`));
  await assert.rejects(db.inTransaction(viewer, (tx) => tx.one(sql.type({ one: text })`select 1 as one`)));
});

test('one account, by whichever of its sessions, holds half of the connections at most; others go on', async () => {
  const pool = await openPool(4, 60_000);
  const person = await house.person();
  // One after the other: of two logins at once the second may be asked to wait.
  const sessions = [await house.as(person), await house.as(person)];
  const [one, two] = sessions.map(({ token }) => ({
    ...byToken,
    by: { tokenHash: hashOfToken(token ?? '') },
  }));
  const other = await viewerOf({ orgId: house.orgB });
  if (!one || !two) throw new Error('no sessions');
  await Promise.all([pool.read(one), pool.read(two)]);
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  let held = 0;
  const holding = [one, two, one, two].map((each) =>
    pool.inTransaction({ ...each }, async () => {
      held += 1;
      await end;
    }),
  );
  for (let n = 0; n < 3; n += 1) assert.equal((await pool.read({ ...other })).me.orgId, house.orgB);
  assert.equal(held, 2);
  const many = await Promise.allSettled(
    Array.from({ length: 255 }, () => pool.read({ ...one })).concat(
      (async () => {
        letGo();
        return pool.read({ ...other });
      })(),
    ),
  );
  await Promise.all(holding);
  assert.equal(held, 4);
  const refused = many.filter(({ status }) => status === 'rejected');
  assert.equal(refused.length, 7);
  assert.ok(refused.every((each) => each.status === 'rejected' && each.reason.problem === 'tooManyAtOnce'));
  await pool.close();
});
