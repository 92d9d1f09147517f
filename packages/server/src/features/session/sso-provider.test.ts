import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { idOfRole } from '../../seed/standards.ts';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { codeFor, fromElsewhere, mobilePerson, signInBy } from '../../testing/identity.ts';
import { begun, setUpSso, ssoLogin } from '../../testing/sso.login.ts';
import { startProvider } from '../../testing/sso.ts';

const publicUrl = 'http://loadline.test';
const provider = await startProvider(publicUrl);
after(() => provider.close());
const mail = { url: new URL('smtp://127.0.0.1:9'), from: { name: '衡线', address: 'no-reply@f.example' } };
const house = await openTestHouse({
  publicUrl,
  ssoAllowHttp: [provider.host],
  trustProxy: ['127.0.0.1'],
  mail,
});
const [ana, boss] = [await mobilePerson(house), await mobilePerson(house)];
await house.rows(`update app_user set email = 'ana@acme.example' where user_id = $1`, [ana.userId]);
const admin = await house.as(boss);
const desk = await house.as(await house.clerk());
const at = '/adminapi/sso/provider';
const deskAt = '/opsapi/sso/provider';
const required = 'Your organisation demands single sign-on. Log in by it';

const save = (calls: Calls, change: object = {}) => setUpSso(calls, provider.issuer, change);

test('an administrator sets the provider up, reads it without its secret, and the history tells what changed', async () => {
  const before = (await admin.get(at)).data;
  assert.deepEqual([before.provider, before.callback], [null, `${publicUrl}/adminapi/sso/callback`]);
  const { data } = await save(admin);
  assert.deepEqual(
    [data.provider.hasSecret, data.provider.domains, data.provider.version],
    [true, ['acme.example'], 1],
  );
  assert.ok(!JSON.stringify(data).includes('secret-of'));
  await save(admin, { claim: 'roles' });
  const deeds = await house.rows<{ action: string; changes: object }>(
    `select action, changes from audit where subject = 'sso' order by at`,
  );
  assert.deepEqual(deeds[1], {
    action: 'edited',
    changes: { claim: { from: 'groups', to: 'roles' }, password: { from: null, to: '******' } },
  });
  await save(admin);
});

test('what was saved meanwhile is not written over', async () => {
  assert.equal((await save(admin, { version: 0 })).status, 409);
});

test('without a new secret the kept one stays, and none is ever sent to another provider', async () => {
  assert.equal((await save(admin, { clientSecret: null })).data.provider.hasSecret, true);
  const moved = await setUpSso(admin, 'https://login.other.example', { clientSecret: null });
  assert.equal(moved.data[0].path, 'clientSecret');
});

test('only who manages users sets it up, each side its own and nobody another’s', async () => {
  const clerk = await house.as(
    await house.person({ permissions: ['order:view', 'mine:view', 'profile:edit'] }),
  );
  for (const calls of [clerk, desk, house.nobody]) {
    assert.ok((await calls.get(at)).status >= 401);
    assert.ok((await calls.post(`${at}/test`, { issuer: provider.issuer })).status >= 401);
  }
  assert.equal((await admin.get(deskAt)).status, 403);
  assert.equal((await desk.get(deskAt)).data.provider, null);
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  assert.equal((await stranger.get(at)).data.provider, null);
});

test('a mail domain is one organisation’s: not one of another provider, nor where others have addresses', async () => {
  const bo = await house.person({ orgId: house.orgB });
  await house.rows(`update app_user set email = 'bo@beta.example' where user_id = $1`, [bo.userId]);
  const taken = await save(admin, { domains: ['acme.example', 'beta.example'] });
  assert.equal(taken.message, 'The domain beta.example belongs to another organisation');
  assert.deepEqual((await admin.get(at)).data.provider.domains, ['acme.example']);
  await house.rows(`update app_user set email = null where user_id = $1`, [bo.userId]);
  const fromB = await save(await house.as(bo), { domains: ['Acme.Example'] });
  assert.equal(fromB.message, 'The domain acme.example belongs to another organisation');
});

test('a role is one of the own side, and none that can do more than who gives it', async () => {
  for (const role of ['staffAdmin', 'customerService']) {
    const refused = await save(admin, { mapping: [{ group: 'all', roleId: idOfRole(role) }] });
    assert.equal(refused.message, 'Permission denied, please contact the manager');
  }
  const less = await house.as(await house.person({ permissions: ['user:manage', 'order:view'] }));
  assert.equal((await save(less, { mapping: [], defaultRoleId: idOfRole('customerAdmin') })).code, -1);
  assert.equal((await save(admin, { mapping: [], defaultRoleId: idOfRole('viewer') })).code, 200);
});

test('a domain without a provider, one that is switched off and an unknown address are told the same', async () => {
  const said = async (address: string) =>
    (await house.nobody.post('/adminapi/sso/begin', { address }, fromElsewhere())).message;
  const none = await said('nobody@nowhere.example');
  assert.match(none, /No single sign-on/);
  assert.equal(await said('bo@beta.example'), none);
  await save(admin, { enabled: false });
  assert.equal(await said('ana@acme.example'), none);
  await save(admin);
  const [known, unknown] = [
    await begun(house, 'ana@acme.example'),
    await begun(house, 'nobody@acme.example'),
  ];
  const without = ({ url }: { url: string }) => url.replace(/(state|nonce|code_challenge)=[\w-]+/g, '$1');
  assert.equal(without(known), without(unknown));
});

test('where single sign-on is demanded, a right password and a right code lead nowhere but to it, and wrong ones are told nothing', async () => {
  assert.equal((await save(admin, { required: true })).data[0].path, 'emergencyId');
  assert.equal((await save(admin, { required: true, emergencyId: ana.userId })).code, 200);
  assert.equal((await save(admin, { required: true, emergencyId: boss.userId })).code, 200);
  assert.equal((await signInBy(house, 'password', ana.username, ana.password)).message, required);
  assert.equal(
    (await signInBy(house, 'password', ana.username, 'wrong1')).message,
    'User name or password is wrong',
  );
  const code = await codeFor(house, ana.mobile, 'login');
  assert.equal((await signInBy(house, 'sms', ana.mobile, code)).message, required);
  assert.match((await signInBy(house, 'sms', ana.mobile, '000000')).message, /wrong or no longer valid/);
  const byMail = await codeFor(house, 'ana@acme.example', 'login');
  assert.equal((await signInBy(house, 'sms', 'ana@acme.example', byMail)).message, required);
  const smsCode = await codeFor(house, ana.mobile, 'reset');
  const reset = { mobile: ana.mobile, smsCode, password: 'Kf83mzQ1' };
  assert.equal(
    (await house.nobody.post('/adminapi/password/reset', reset, fromElsewhere())).message,
    required,
  );
  const [deed] = await house.rows<{ why: string }>(
    `select changes ->> 'why' as why from audit where action = 'refused-login' and user_id = $1 limit 1`,
    [ana.userId],
  );
  assert.equal(deed?.why, 'ssoRequired');
});

test('the emergency account logs in with its password all the same, and single sign-on lets the others in', async () => {
  assert.equal((await signInBy(house, 'password', boss.username, boss.password)).code, 200);
  provider.people.set('ana', {
    email: 'ana@acme.example',
    email_verified: true,
    name: 'Ana',
    groups: ['freight'],
  });
  provider.login = 'ana';
  assert.equal((await ssoLogin(house)).data.user.userId, ana.userId);
  await save(admin, { required: true, emergencyId: boss.userId, enabled: false });
  assert.equal((await signInBy(house, 'password', ana.username, ana.password)).code, 200);
  await save(admin);
});

test('who comes by single sign-on needs no second factor of their own where the company demands one', async () => {
  await house.rows('update customer set require_totp = true where org_id = $1', [house.orgA]);
  provider.login = 'ana';
  assert.equal((await ssoLogin(house)).data.user.mustEnrol, false);
  const byPassword = await signInBy(house, 'password', ana.username, ana.password);
  assert.equal(byPassword.data.user.mustEnrol, true);
  await house.rows('update customer set require_totp = false where org_id = $1', [house.orgA]);
});

test('another issuer knows nobody by name yet: the names that the old one gave are forgotten', async () => {
  const other = await startProvider(publicUrl);
  await setUpSso(admin, other.issuer.replace('127.0.0.1', 'localhost')).then(({ data }) =>
    assert.equal(data[0].path, 'issuer'),
  );
  await house.rows(`update sso_provider set issuer = 'https://login.other.example' where org_id = $1`, [
    house.orgA,
  ]);
  const named = await house.rows('select from app_user where sso_subject is not null and org_id = $1', [
    house.orgA,
  ]);
  assert.equal(named.length, 0);
  await other.close();
  await save(admin);
});

test('staff of the forwarder come in by its own provider, with a role of staff and no team', async () => {
  const groups = [{ group: 'freight', roleId: idOfRole('customerService') }];
  const change = { domains: ['forwarder.example'], mapping: groups };
  const saved = await setUpSso(desk, provider.issuer, change, deskAt);
  assert.equal(saved.code, 200, saved.message);
  provider.people.set('staffer', {
    email: 's@forwarder.example',
    email_verified: true,
    name: 'Staffer',
    groups: ['freight'],
  });
  provider.login = 'staffer';
  const { data } = await ssoLogin(house, 'forwarder.example');
  assert.deepEqual([data.user.kind, data.user.orgId], ['forwarder', house.orgF]);
  assert.ok(data.user.permissions.includes('op:customer:view'));
  const refused = await setUpSso(
    desk,
    provider.issuer,
    { ...change, mapping: [{ group: 'freight', roleId: idOfRole('viewer') }] },
    deskAt,
  );
  assert.equal(refused.message, 'Permission denied, please contact the manager');
});

test('without a public address nobody is sent anywhere', async () => {
  const bare = await openTestHouse({ trustProxy: ['127.0.0.1'] });
  const reply = await bare.nobody.post('/adminapi/sso/begin', { address: 'acme.example' });
  assert.match(reply.message, /PUBLIC_URL/);
});
