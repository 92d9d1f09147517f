import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addRegistration } from '../ops/registrations.factory.ts';
import { offerProduct, submittedBy } from '../trusts/trusts.factory.ts';

const house = await openTestHouse();
const { orgA, orgB } = house;
const manager = await house.as(await house.clerk({ permissions: ['op:work:view'] }));
await addRegistration(house, { submitted_at: '2026-11-02T02:00:00Z' });
await offerProduct(house, orgA);
await submittedBy(await house.as(await house.person()));

interface Team {
  readonly id: string;
  readonly waiting: number;
  readonly late: number;
  readonly oldest: string | null;
  readonly queues: readonly { readonly queue: string; readonly waiting: number; readonly late: number }[];
}

async function teamOf(who: Parameters<typeof house.clerk>[0]) {
  const { userId } = await house.clerk({ permissions: ['op:work:view'], ...who });
  const [row] = await house.rows<{ id: string }>(
    'select team_id::text as id from app_user where user_id = $1',
    [userId],
  );
  return row?.id ?? '';
}

const waitingFor = async (id: string, desk = manager): Promise<Team | undefined> =>
  (await desk.get('/opsapi/overview/teams')).data.find((team: Team) => team.id === id);

test('a team has before it what its people may work on, of its customers and of nobody yet', async () => {
  const trusts = await teamOf({ customers: [orgA], permissions: ['op:trust:view'] });
  const elsewhere = await teamOf({ customers: [orgB], permissions: ['op:trust:view'] });
  const entry = await teamOf({ customers: [orgB], permissions: ['op:registration:view'] });
  assert.deepEqual((await waitingFor(trusts))?.queues, [{ queue: 'trusts', waiting: 1, late: 0 }]);
  assert.deepEqual(await waitingFor(elsewhere).then((team) => [team?.waiting, team?.oldest, team?.queues]), [
    0,
    null,
    [],
  ]);
  assert.deepEqual(await waitingFor(entry).then((team) => [team?.waiting, team?.late, team?.oldest]), [
    1,
    1,
    '2026-11-02T02:00:00.000Z',
  ]);
});

test('by the rights of a role as well as by those of a person, and by nobody who may not sign in', async () => {
  const team = await teamOf({ customers: [orgA] });
  const [role] = await house.rows<{ id: string }>(
    `insert into role (role_id, code, category, name_zh, name_en, permissions) values (gen_random_uuid(), 'team-trusts', '1', '委托', 'Trusts', '{op:trust:view}') returning role_id::text as id`,
  );
  assert.equal((await waitingFor(team))?.waiting, 0);
  await house.rows('update app_user set role_id = $2 where team_id = $1', [team, role?.id]);
  assert.equal((await waitingFor(team))?.waiting, 1);
  await house.rows('update app_user set enabled = false where team_id = $1', [team]);
  assert.equal((await waitingFor(team))?.waiting, 0);
});

test('who serves some customers reads their own team alone', async () => {
  const desk = await house.as(await house.clerk({ customers: [orgA] }));
  assert.equal((await desk.get('/opsapi/overview/teams')).data.length, 1);
  const without = await house.as(await house.clerk({ permissions: ['op:order:view'] }));
  assert.equal((await without.get('/opsapi/overview/teams')).status, 403);
});
