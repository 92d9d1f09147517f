import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const person = await house.person();
const ana = await house.as(person);

async function addDeed(
  subject: string,
  id: string,
  facts: { user?: string; changes?: object; at?: string } = {},
) {
  await house.rows(
    `insert into audit (org_id, audit_id, at, user_id, who, action, subject, subject_id, changes) values ($1, $2, coalesce($3, now()), $4, 'Zhou', 'edited', $5, $6, $7)`,
    [house.orgA, newId(), facts.at, facts.user, subject, id, JSON.stringify(facts.changes ?? {})],
  );
}

test('the pages of a long history join without a gap', async () => {
  const id = newId();
  await house.rows(
    `insert into address (org_id, id, type, company, country, state, city, address, phone, contact, remark, created_by)
     values ($1, $2, 'shipper', 'Acme', 'CN', 'Guangdong', 'Shenzhen', 'Road 1', '0755-12345678', 'Ana', '', $3)`,
    [house.orgA, id, person.userId],
  );
  for (let n = 0; n < 7; n += 1) await addDeed('address', id, { at: `2026-11-0${n + 1}T00:00:00Z` });
  const seen: string[] = [];
  let after = '';
  do {
    const { data } = await ana.get(`/adminapi/history?subject=address&id=${id}&size=3${after}`);
    seen.push(...data.rows.map(({ at }: { at: string }) => at.slice(8, 10)));
    after = data.next && `&after=${encodeURIComponent(data.next)}`;
  } while (after);
  assert.deepEqual(seen, ['07', '06', '05', '04', '03', '02', '01']);
});

test('each subject asks for the permission of its record', async () => {
  const { userId } = await house.person();
  const only = async (permission: string) => house.as(await house.person({ permissions: [permission] }));
  const [orders, mine, users] = [
    await only('order:view'),
    await only('mine:view'),
    await only('user:manage'),
  ];
  const statuses = async (url: string) =>
    Promise.all([orders, mine, users].map(async (calls) => (await calls.get(url)).status));
  assert.deepEqual(await statuses(`/adminapi/history?subject=customer&id=${house.orgA}`), [403, 200, 403]);
  assert.deepEqual(await statuses(`/adminapi/history?subject=user&id=${userId}`), [403, 403, 200]);
});
