import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from './kernel/database.ts';
import type { ServedEndpoint } from './kernel/served.ts';
import { addBelongings } from './testing/belongings.ts';
import { openTestHouse } from './testing/house.ts';
import { jobsDone } from './testing/jobs-done.ts';
import { callAbout, isQuestion, nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const clerk = await house.clerk();
const desk = await house.as(clerk);

interface Deed {
  audit_id: string;
  org_id: string;
  user_id: string;
}

/** Rows that wait to be imported are nobody's records yet: what is corrected in them is told by the import. */
const isStaged = ({ path }: ServedEndpoint) =>
  /\/imports\/(?:change|replace|read-again|leave-out|rules|packing|artwork|drop)$/.test(path);

/** What somebody has looked at is their own affair: a mark of it is no deed. */
const isMark = ({ path }: ServedEndpoint) => /\/read(?:-all)?$/.test(path);

/** A customer with one user and one of everything: one call may take away what the next one needs. */
async function freshCustomer(code: string) {
  const orgId = newId();
  await house.rows(
    `insert into organisation (org_id, code, kind, name_zh, name_en) values ($1, $2, 'customer', $2, $2)`,
    [orgId, code],
  );
  await house.rows(`insert into customer (org_id, account_type, legal_name) values ($1, 'company', $2)`, [
    orgId,
    code,
  ]);
  const person = await house.person({ orgId });
  return { person, things: await addBelongings(house, orgId, person.userId) };
}

async function deedsAfter(known: ReadonlySet<string>): Promise<Deed[]> {
  const all = await house.rows<Deed>('select audit_id, org_id, user_id from audit');
  return all.filter(({ audit_id: id }) => !known.has(id));
}

test('every write leaves one entry in each log that it belongs to, in the name of who made it', async () => {
  const writing = house.house.served.filter(
    (endpoint) =>
      endpoint.method === 'POST' &&
      endpoint.access !== 'public' &&
      ![isStaged, isMark, isQuestion].some((keepsNothing) => keepsNothing(endpoint)),
  );
  const done: string[] = [];
  for (const [at, endpoint] of writing.entries()) {
    const { person, things } = await freshCustomer(`C${at}X`);
    const isDesk = endpoint.path.startsWith('/opsapi/');
    const calls = isDesk ? desk : await house.as(person);
    // What the call before has set going is its own.
    await jobsDone(house);
    const known = new Set((await deedsAfter(new Set())).map(({ audit_id: id }) => id));
    const reply = await callAbout(calls, endpoint, things);
    const deeds = await deedsAfter(known);
    if (reply.code === 200) done.push(endpoint.path);
    const logs = new Set(deeds.map(({ org_id: log }) => log));
    assert.equal(deeds.length, logs.size, `${nameOf(endpoint)} tells a log twice`);
    assert.equal(deeds.length > 0, reply.code === 200, `${nameOf(endpoint)} ${reply.message}`);
    for (const deed of deeds) assert.equal(deed.user_id, (isDesk ? clerk : person).userId, nameOf(endpoint));
  }
  assert.ok(done.length > 30, `only ${done.length} calls were taken: the walk proves little`);
});

test('what the log says of all that was done is called by its label, never by the name that programs have for it', async () => {
  const unnamed = new Set<string>();
  let after: string | null = null;
  do {
    const page = await desk.get(
      `/opsapi/audit?size=100${after ? `&after=${encodeURIComponent(after)}` : ''}`,
    );
    for (const { subject, subjectName, changes } of page.data.rows) {
      if (/^[a-z]+[A-Z][a-zA-Z]*$/.test(subjectName ?? ''))
        unnamed.add(`${subject} is called ${subjectName}`);
      if (subjectName?.includes('{')) unnamed.add(`${subject} is called ${subjectName}`);
      for (const { key, label } of changes) if (label === key) unnamed.add(`${subject}: ${key}`);
    }
    after = page.data.next;
  } while (after !== null);
  assert.deepEqual([...unnamed].toSorted(), []);
});
