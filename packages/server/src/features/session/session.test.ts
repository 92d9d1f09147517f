import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const ana = await house.person({ permissions: ['order:view'] });

function query(parameters: Record<string, string>): string {
  return `/adminapi/oauth/token?${new URLSearchParams({ scope: 'all', client_id: 'web', client_secret: 'x', ...parameters }).toString()}`;
}

test('the token call of the specification: everything in the query, an empty body', async () => {
  const { nobody } = house;
  const reply = await nobody.post(
    query({ grant_type: 'password', username: ana.username, password: ana.password }),
  );
  assert.equal(reply.status, 200);
  assert.equal(reply.code, 200);
  assert.match(reply.data.access_token, /^[\w-]{43}$/);
  assert.deepEqual(reply.data.user.permissions, ['order:view']);
});

test('a form body signs in as well, and the session then says who it is', async () => {
  const calls = await house.as(ana);
  const me = await calls.get('/adminapi/session/user');
  assert.equal(me.data.username, ana.username);
  assert.equal(me.data.orgId, house.orgA);
});

test('a parameter in the query and in the body is refused, and so is a repeated one', async () => {
  const form = { grant_type: 'password', username: ana.username, password: ana.password };
  const both = await house.nobody.form(`/adminapi/oauth/token?username=${ana.username}`, form);
  assert.equal(both.status, 400);
  const twice = await house.nobody.post(`${query(form)}&username=other`);
  assert.equal(twice.status, 400);
});

test('a wrong password and an unknown name get the same answer', async () => {
  for (const username of [ana.username, 'nobody-here']) {
    const form = { grant_type: 'password', username, password: 'wrong1' };
    const reply = await house.nobody.form('/adminapi/oauth/token', form);
    assert.deepEqual(
      [reply.status, reply.code, reply.message, reply.data],
      [200, -1, 'User name or password is wrong', null],
    );
  }
});

test('after logout the token is dead on the next request, the browser forgets its copies, and logging out again is no error', async () => {
  const calls = await house.as(ana);
  const left = await calls.get('/adminapi/oauth/logout');
  assert.deepEqual(left.data, { goTo: null });
  assert.equal(left.headers['cache-control'], 'no-store');
  assert.equal(left.headers['clear-site-data'], '"cache"');
  const after = await calls.get('/adminapi/session/user');
  assert.deepEqual([after.status, after.code, after.message], [401, 401, 'Token expired , relogin!']);
  assert.equal((await calls.get('/adminapi/oauth/logout')).code, 200);
});

test('a session dies two hours after its last use and twelve hours after its start', async () => {
  const [idle, old] = [await house.as(ana), await house.as(ana)];
  await house.rows(`update session set seen_at = now() - interval '121 minutes' where user_id = $1`, [
    ana.userId,
  ]);
  assert.equal((await idle.get('/adminapi/session/user')).status, 401);
  await house.rows(
    `update session set seen_at = now(), expires_at = now() - interval '1 second' where user_id = $1`,
    [ana.userId],
  );
  assert.equal((await old.get('/adminapi/session/user')).status, 401);
});

test('taking a permission away works on the next request', async () => {
  const boris = await house.person({ permissions: ['order:view'] });
  const calls = await house.as(boris);
  assert.equal((await calls.get('/omsapi/orders')).status, 200);
  await house.rows('update app_user set permissions = array[]::text[] where user_id = $1', [boris.userId]);
  const refused = await calls.get('/omsapi/orders');
  assert.deepEqual([refused.status, refused.message], [403, 'No permission to access this page']);
});

test('neither the password nor the token is stored as it is', async () => {
  const calls = await house.as(ana);
  const stored = await house.rows<{ dump: string }>(
    `select string_agg(t::text, '|') as dump from (select s::text from session s union all select u::text from app_user u union all select a::text from audit a) t`,
  );
  assert.ok(!stored[0]?.dump.includes(ana.password));
  assert.ok(!stored[0]?.dump.includes(calls.token ?? '-'));
});
