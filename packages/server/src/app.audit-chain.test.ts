import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { say } from '@loadline/contract/kernel/text';
import { addOrder } from './features/orders/orders.factory.ts';
import { anchorFile, anchorsIn } from './kernel/audit-anchors.ts';
import { sealAudit } from './kernel/audit-sealer.ts';
import { verifyAudit } from './kernel/audit-verify.ts';
import { newId } from './kernel/database.ts';
import { asOwner } from './kernel/owner.ts';
import { type Sql, sql } from './kernel/sql.ts';
import { vaultWith } from './kernel/vault.ts';
import { auditIsWhole } from './start/verify-audit.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const { staff, clock, vault } = house.house;
// A folder of its own: the job of the house notes its anchors in that of the house.
const dataDir = mkdtempSync(join(tmpdir(), 'loadline-chain-'));
after(() => rmSync(dataDir, { recursive: true }));
const seal = () => sealAudit({ staff, clock, vault, config: { dataDir } });

async function verdict() {
  const anchors = anchorsIn(anchorFile(dataDir));
  const { sealed, breaches } = await asOwner(house.ownerUrl, (tx) => verifyAudit(tx, vault, anchors));
  return { sealed, found: breaches.map(({ kind, seq, id }) => [kind, seq ?? id]) };
}

/** What is found after somebody with the database, and without the secret, was at it; taken back afterwards. */
async function foundAfter(...deeds: readonly Sql[]) {
  let found: unknown;
  const back = new Error('taken back');
  await asOwner(house.ownerUrl, async (tx) => {
    for (const table of ['audit', 'audit_seal'])
      await tx.rows(sql`alter table ${sql.table(table)} disable trigger user`);
    for (const deed of deeds) await tx.rows(deed);
    const { breaches } = await verifyAudit(tx, vault, anchorsIn(anchorFile(dataDir)));
    found = breaches.map(({ kind, seq, id }) => [kind, seq ?? id]);
    throw back;
  }).catch((error: unknown) => {
    if (error !== back) throw error;
  });
  return found;
}

/** Entries of the past, as the program writes them. */
async function addEntries(count: number): Promise<void> {
  await house.rows(
    `insert into audit (org_id, audit_id, at, who, action, subject, changes)
     select $1, gen_random_uuid(), now() - interval '30 minutes' + n * interval '0.1 second', 'clerk', 'edited', 'order', jsonb_build_object('n', n)
     from generate_series(1, $2::int) n`,
    [house.orgA, count],
  );
}

test('ten thousand entries are sealed and fit, those of calls as well', async () => {
  await addEntries(10_000);
  const clerk = await house.as(await house.clerk());
  const { orderNumber } = await addOrder(house);
  const event = { code: 'DEPARTED', classifier: 'ACT', at: '2026-11-19T10:00', isPublic: true };
  await clerk.post('/opsapi/events/record', { key: newId(), numbers: [orderNumber], ...event });
  await seal();
  const [all] = await house.rows<{ count: number; calls: number }>(
    `select count(*)::int as count, count(*) filter (where a.action = 'event-added')::int as calls
     from audit a join audit_seal s on s.audit_id = a.audit_id`,
  );
  assert.deepEqual([(all?.count ?? 0) > 10_000, all?.calls], [true, 1]);
  assert.deepEqual(await verdict(), { sealed: all?.count, found: [] });
  const [anchor] = anchorsIn(anchorFile(dataDir));
  assert.equal(anchor?.seq, all?.count);
});

test('several processes that seal at once make one chain', async () => {
  await addEntries(5_000);
  await Promise.all([seal(), seal(), seal()]);
  const { sealed, found } = await verdict();
  assert.deepEqual([sealed > 15_000, found], [true, []]);
});

test('each of a thousand altered entries is found and named, and none besides', async () => {
  const altered = await foundAfter(sql`
    update audit a set who = 'somebody' from audit_seal s where s.audit_id = a.audit_id and s.seq % 10 = 3 and s.seq < 10000`);
  assert.deepEqual(
    altered,
    Array.from({ length: 1_000 }, (_, n) => ['altered', 10 * n + 3]),
  );
});

test('an entry that is removed, put elsewhere or added afterwards is found and named, and so is its seal', async () => {
  const added = newId();
  const of = (seq: number) => sql`(select s.audit_id from audit_seal s where s.seq = ${seq})`;
  const forged = sql`insert into audit (org_id, audit_id, at, who, action, subject) values (${house.orgA}, ${added}, now() - interval '2 days', 'nobody', 'edited', 'order')`;
  const found = await foundAfter(
    sql`update audit set changes = changes || '{"n": 0}' where audit_id = ${of(1)}`,
    sql`delete from audit where audit_id = ${of(77)}`,
    // Both at once: the gap is left.
    sql`delete from audit where audit_id = ${of(500)}`,
    sql`delete from audit_seal where seq = 500`,
    // Two entries that change their times, and two seals that change their places.
    sql`update audit a set at = b.at from audit b
      where a.audit_id = ${of(800)} and b.audit_id = ${of(801)} or a.audit_id = ${of(801)} and b.audit_id = ${of(800)}`,
    sql`update audit_seal set seq = -1 where seq = 900`,
    sql`update audit_seal set seq = 900 where seq = 901`,
    sql`update audit_seal set seq = 901 where seq = -1`,
    forged,
  );
  assert.deepEqual(found, [
    ['altered', 1],
    ['removed', 77],
    ['sealRemoved', 500],
    ['altered', 800],
    ['altered', 801],
    ['altered', 900],
    ['altered', 901],
    ['altered', 902],
    ['added', added],
  ]);
  const { sealed } = await verdict();
  const faked = sql`insert into audit_seal select ${sealed + 1}, ${house.orgA}, ${added}, now() - interval '2 days', sha256('x')`;
  assert.deepEqual(await foundAfter(forged, faked), [['altered', sealed + 1]]);
});

test('an end that was cut off, and a chain that was made anew, are found by the anchor outside the database', async () => {
  const { sealed } = await verdict();
  const cut = sql`with gone as (delete from audit_seal where seq > ${sealed - 10} returning sealed_org, audit_id)
    delete from audit a using gone g where a.org_id = g.sealed_org and a.audit_id = g.audit_id`;
  assert.deepEqual(await foundAfter(cut), [['cut', sealed]]);
  await house.rows('delete from audit_seal');
  await house.rows(`delete from audit where changes @> '{"n": 7}'`);
  await seal();
  assert.deepEqual((await verdict()).found, [['cut', sealed]]);
  // What was noted before is evidence, and is not written over on the same day.
  await seal();
  assert.deepEqual((await verdict()).found, [['cut', sealed]]);
  const { bytes } = await house.nobody.get('/metrics');
  assert.match(bytes.toString(), /^loadline_alarms_total\{alarm="audit-chain"\} [12]$/m);
});

test('the command says what it found in both languages, also by anchors that were kept elsewhere; another secret fits nothing', async () => {
  const copy = join(dataDir, 'copy');
  writeFileSync(copy, `2026-11-01T00:00:00.000Z 3 ${'a'.repeat(64)}\n`);
  rmSync(anchorFile(dataDir));
  await seal();
  const said: string[] = [];
  const verify = (by = vault, kept?: string) =>
    auditIsWhole({ dataDir }, house, by, (text, values) => said.push(say(text, 'en', values)), kept);
  assert.equal(await verify(), true);
  assert.match(said.at(-1) ?? '', /^The audit log is whole: \d+ entries fit their seals, and 1 anchors/);
  assert.equal(await verify(vault, copy), false);
  assert.deepEqual(
    said.at(-2),
    'The chain has left the anchor of 2026-11-01T00:00:00.000Z (entry 3): it was cut or written anew',
  );
  assert.equal(await verify(vaultWith(Buffer.alloc(32, 8))), false);
  assert.match(said.at(-1) ?? '', /^The audit log is not whole: \d{5} findings/);
  await assert.rejects(verify(vault, join(dataDir, 'none')), /no file of anchors/);
});
