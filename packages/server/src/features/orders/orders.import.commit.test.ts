import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { int } from '../../kernel/columns.ts';
import { asProgram } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';
import { openTestHouse } from '../../testing/house.ts';
import { act, addChannels, ask, importAll, ordersOf, upload, workbookOf } from './orders.import.factory.ts';

const house = await openTestHouse();
await addChannels(house);
const calls = await house.as(await house.person());

async function staged(mark: string, count: number): Promise<string> {
  const file = await workbookOf(
    ordersOf(count, (at) => ({ referenceNumber: `${mark}-${at}`, cartonNo: `${mark}${at}` })),
  );
  const { data } = await upload(calls, file);
  assert.equal(data.readyOrders, count);
  return data.id;
}

async function ended(id: string) {
  for (;;) {
    const { data } = await ask(calls, 'detail', { id });
    if (data.state !== 'COMMITTING') return data;
    await setTimeout(20);
  }
}

async function ordersIn(id: string): Promise<number> {
  const [counted] = await house.rows<{ count: number }>(
    'select count(*)::int as count from orders where import_id = $1',
    [id],
  );
  return counted?.count ?? -1;
}

test('when writing fails, nothing was imported, the person is told so, and may try again', async () => {
  const id = await staged('FAIL', 600);
  await house.rows(`alter table orders add constraint refuse_one check (reference_number <> 'FAIL-400')`);
  const failed = await importAll(calls, id);
  assert.deepEqual(
    [failed.state, failed.failure, failed.importedOrders, failed.writtenOrders],
    ['FAILED', 'refused', 0, 0],
  );
  assert.equal(await ordersIn(id), 0);
  await house.rows('alter table orders drop constraint refuse_one');
  const again = await importAll(calls, id);
  assert.deepEqual([again.state, again.failure, again.importedOrders], ['DONE', null, 600]);
  assert.equal(await ordersIn(id), 600);
});

test('an import whose program died is taken up again by whoever looks at it', async () => {
  const id = await staged('DEAD', 3);
  await house.rows(
    `update data_import set state = 'COMMITTING', committed_by = created_by, committed_at = now(), taken_at = now(), written_records = 2 where id = $1`,
    [id],
  );
  const { state, importedOrders } = await ended(id);
  assert.deepEqual([state, importedOrders, await ordersIn(id)], ['DONE', 3, 3]);
});

test('an import that keeps killing its program ends as interrupted, with nothing written', async () => {
  const id = await staged('POISON', 3);
  await house.rows(
    `update data_import set state = 'COMMITTING', committed_by = created_by, committed_at = now(), taken_at = now(), resumed = 3 where id = $1`,
    [id],
  );
  const { data } = await ask(calls, 'detail', { id });
  assert.deepEqual([data.state, data.failure, data.importedOrders], ['FAILED', 'interrupted', 0]);
  assert.equal((await importAll(calls, id)).state, 'DONE');
});

test('an import that waits long for its turn is not one that was interrupted', async () => {
  const id = await staged('LINE', 3);
  await house.rows(
    `update data_import set state = 'COMMITTING', committed_by = created_by, committed_at = now() - interval '2 minutes', taken_at = null, resumed = 3 where id = $1`,
    [id],
  );
  assert.equal((await ended(id)).state, 'DONE');
});

test('what a dead program left is found by the next one that starts', async () => {
  const id = await staged('START', 3);
  await house.rows(
    `update data_import set state = 'COMMITTING', committed_by = created_by, committed_at = now() where id = $1`,
    [id],
  );
  const [taken] = await asProgram(
    house.house.staff,
    sql.type({ taken: int })`select resume_imports(null) as taken`,
  );
  assert.equal(taken?.taken, 1);
  assert.equal((await ended(id)).importedOrders, 3);
});

test('an import that is being written is not taken up a second time', async () => {
  const id = await staged('BUSY', 3);
  await house.rows(
    `update data_import set state = 'COMMITTING', committed_by = created_by, committed_at = now(), taken_at = now() where id = $1`,
    [id],
  );
  await house.rows('select pg_advisory_lock(import_lock($1))', [id]);
  const [taken] = await house.rows<{ resumed: number }>(`select resumed from data_import where id = $1`, [
    id,
  ]);
  const { data } = await ask(calls, 'detail', { id });
  assert.deepEqual([data.state, taken?.resumed], ['COMMITTING', 0]);
  await house.rows('select pg_advisory_unlock(import_lock($1))', [id]);
  assert.equal((await ended(id)).importedOrders, 3);
});

test('progress counts orders that are written, and they show only when all are', async () => {
  const id = await staged('PROG', 1_000);
  await act(calls, 'commit', { id });
  const seen: number[] = [];
  for (;;) {
    const { data } = await ask(calls, 'detail', { id });
    seen.push(data.writtenOrders);
    if (data.state !== 'COMMITTING') break;
    const visible = await ordersIn(id);
    assert.ok(visible === 0 || visible === 1_000, `${visible} orders are visible`);
  }
  assert.deepEqual(
    seen,
    seen.toSorted((one, other) => one - other),
  );
  assert.equal(seen.at(-1), 1_000);
  for (const count of seen) assert.equal(count % 250, 0);
});

test('an import whose progress cannot be told in time goes on all the same', async () => {
  const id = await staged('MUTE', 300);
  await house.rows('select pg_advisory_lock(import_lock($1))', [id]);
  await act(calls, 'commit', { id });
  await house.rows('begin');
  await house.rows('select 1 from data_import where id = $1 for no key update', [id]);
  await house.rows('select pg_advisory_unlock(import_lock($1))', [id]);
  // The orders are written, and whoever wrote them waits to say so.
  const waiting = () =>
    house.rows(
      `select from pg_locks w join pg_locks o using (pid) where not w.granted and o.relation = 'orders'::regclass and o.mode = 'RowExclusiveLock'`,
    );
  while ((await waiting()).length === 0) await setTimeout(20);
  await house.rows('commit');
  const { state, importedOrders } = await ended(id);
  assert.deepEqual([state, importedOrders], ['DONE', 300]);
});

test('two imports that share references, pressed at once, write each order once', async () => {
  const file = await workbookOf(
    ordersOf(300, (at) => ({ referenceNumber: `BOTH-${at}`, cartonNo: `BOTH${at}` })),
  );
  const ids = [(await upload(calls, file)).data.id, (await upload(calls, file)).data.id];
  const both = await Promise.all(ids.map((id) => importAll(calls, id)));
  assert.deepEqual(
    both.map(({ madeOrders, errorRows }) => [madeOrders, errorRows]),
    [
      [300, 0],
      [300, 0],
    ],
  );
  const [counted] = await house.rows<{ count: number }>(
    `select count(*)::int as count from orders where reference_number like 'BOTH-%'`,
  );
  assert.equal(counted?.count, 300);
});
