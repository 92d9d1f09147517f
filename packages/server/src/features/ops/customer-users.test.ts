import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idOfRole } from '../../seed/standards.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestUser } from '../../testing/people.ts';

const house = await openTestHouse({ publicUrl: 'https://portal.example' });
const clerk = await house.clerk();
const desk = await house.as(clerk);

async function versionOf(user: TestUser): Promise<number> {
  const [row] = await house.rows<{ version: number }>('select version from app_user where user_id = $1', [
    user.userId,
  ]);
  return row?.version ?? 0;
}

async function about(user: TestUser, path: string, change: object = {}) {
  const one = { orgId: user.orgId, id: user.userId, version: await versionOf(user) };
  return desk.post(`/opsapi/users/${path}`, { ...one, ...change });
}

test('a disabled user is out at the next request', async () => {
  const ana = await house.person();
  const calls = await house.as(ana);
  const reply = await about(ana, 'enabled', { enabled: false });
  assert.equal(reply.data.find((one: { id: string }) => one.id === ana.userId).enabled, false);
  assert.equal((await calls.get('/adminapi/session/user')).status, 401);
});

test('a new role is felt at the next request, and only a customer’s role is one', async () => {
  const ana = await house.person();
  const calls = await house.as(ana);
  await about(ana, 'role', { roleId: idOfRole('viewer'), dataAuthority: 'own' });
  const me = await calls.get('/adminapi/session/user');
  assert.deepEqual(me.data.permissions.toSorted(), ['dashboard:view', 'mawb:view', 'order:view']);
  const refused = await about(ana, 'role', { roleId: idOfRole('staffAdmin'), dataAuthority: 'organisation' });
  assert.deepEqual(
    [refused.code, refused.message],
    [-1, 'A right of the staff console cannot be given to customers'],
  );
});

test('a reset password is over at once, and its owner alone sets the new one through the link', async () => {
  const ana = await house.person();
  await house.rows(`update app_user set mobile = '+8613900000123' where user_id = $1`, [ana.userId]);
  const calls = await house.as(ana);
  const reply = await about(ana, 'reset-password');
  assert.equal(reply.code, 200, reply.message);
  assert.deepEqual(
    [reply.data.access.way, reply.data.access.recipient, reply.data.access.link],
    ['sms', '+8613900000123', null],
  );
  const [message] = await house.rows<{ params: { link: string }; recipient: string }>(
    `select params, recipient from message where org_id = $1 and template = 'setPassword'`,
    [ana.orgId],
  );
  const link = message?.params.link ?? '';
  assert.match(link, /^https:\/\/portal\.example\/login\?part=set#[\w-]{43}$/);
  const token = link.split('#')[1] ?? '';
  assert.ok(!reply.bytes.includes(token));
  assert.equal((await calls.get('/adminapi/session/user')).status, 401);
  const password = 'Harbour7Crane';
  assert.equal((await house.nobody.post('/adminapi/password/set', { token, password })).code, 200);
  assert.equal((await (await house.as({ ...ana, password })).get('/adminapi/session/user')).code, 200);
  const [log] = await house.rows<{ all: string }>(`select string_agg(changes::text, '') as all from audit`);
  assert.ok(!log?.all.includes(token) && !log?.all.includes(password));
});

test('whoever has neither mobile nor mail is handed the link by who made it', async () => {
  const ana = await house.person();
  const { data } = await about(ana, 'reset-password');
  assert.equal(data.access.way, 'hand');
  const token = data.access.link.split('#')[1];
  assert.equal((await house.nobody.post('/adminapi/password/link', { token })).data.username, ana.username);
  const log = await desk.get('/opsapi/audit?subject=user');
  const [deed] = log.data.rows.filter(
    (row: { action: string; subjectId: string }) =>
      row.action === 'password-reset' && row.subjectId === ana.userId,
  );
  assert.deepEqual(
    [deed.who, deed.changes.map(({ label, to }: { label: string; to: string }) => `${label}: ${to}`)],
    [`Name ${clerk.username}`, ['Way: By hand']],
  );
});

test('ending the sessions and forgetting the second factor ask the user to log in anew', async () => {
  const ana = await house.person();
  const calls = await house.as(ana);
  assert.equal((await about(ana, 'end-sessions')).code, 200);
  assert.equal((await calls.get('/adminapi/session/user')).status, 401);
  await house.rows(
    `update app_user set totp_secret = '\\x01', totp_confirmed_at = now() where user_id = $1`,
    [ana.userId],
  );
  const reply = await about(ana, 'reset-second-factor');
  assert.equal(reply.data.find((one: { id: string }) => one.id === ana.userId).secondFactor, false);
  const [kept] = await house.rows('select totp_secret from app_user where user_id = $1', [ana.userId]);
  assert.deepEqual(kept, { totp_secret: null });
});

test('the forwarder’s own people are no customer’s users', async () => {
  const colleague = await house.clerk();
  for (const path of ['reset-password', 'end-sessions', 'reset-second-factor'])
    assert.equal((await about(colleague, path)).status, 404, path);
});

test('an identity number is masked until somebody proves themselves, and that they did stands in the log', async () => {
  const ana = await house.person();
  await house.rows(`update app_user set id_number = '110101199003074258' where user_id = $1`, [ana.userId]);
  const list = await desk.get(`/opsapi/customers/users?orgId=${ana.orgId}`);
  assert.ok(list.bytes.includes('4258') && !list.bytes.includes('199003'));
  const ask = (password: string) =>
    desk.post('/opsapi/personal/reveal', { subject: 'user', id: ana.userId, password });
  const wrong = await ask('not mine');
  assert.deepEqual([wrong.code, wrong.data], [-1, null]);
  assert.deepEqual((await ask(clerk.password)).data, { number: '110101199003074258' });
  const [deed] = await house.rows(
    `select user_id::text, changes from audit where action = 'revealed' and subject_id = $1 and org_id = $2`,
    [ana.userId, ana.orgId],
  );
  assert.deepEqual(deed, { user_id: clerk.userId, changes: {} });
});

test('guessing one’s way to a number ends after ten tries', async () => {
  const guesser = await house.as(await house.clerk());
  const ana = await house.person();
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const reply = await guesser.post('/opsapi/personal/reveal', {
      subject: 'user',
      id: ana.userId,
      password: `guess${n}`,
    });
    statuses.push(reply.status);
  }
  assert.deepEqual([statuses.slice(0, 10).every((status) => status === 200), statuses[10]], [true, 429]);
});

test('who is given a role that manages users sees all of the organisation’s data', async () => {
  const ana = await house.person();
  const reply = await about(ana, 'role', { roleId: idOfRole('customerAdmin'), dataAuthority: 'own' });
  assert.deepEqual([reply.status, reply.data[0].path], [400, 'dataAuthority']);
});
