import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { idOfRole } from '../../seed/standards.ts';
import { callsOf } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { begun, comeBack, setUpSso, ssoLogin, traded } from '../../testing/sso.login.ts';
import { startProvider, walkThrough } from '../../testing/sso.ts';

const publicUrl = 'http://loadline.test';
const provider = await startProvider(publicUrl);
after(() => provider.close());
const house = await openTestHouse({ publicUrl, ssoAllowHttp: [provider.host], trustProxy: ['127.0.0.1'] });
const admin = await house.as(await house.person());
assert.equal((await setUpSso(admin, provider.issuer)).code, 200);

interface Account {
  readonly user_id: string;
  readonly org_id: string;
  readonly role: string | null;
  readonly sso_subject: string | null;
}

async function account(userId: string): Promise<Account | undefined> {
  const [row] = await house.rows<Account>(
    'select u.user_id, u.org_id, r.code as role, u.sso_subject from app_user u left join role r using (role_id) where u.user_id = $1',
    [userId],
  );
  return row;
}

/** Lets somebody of the provider through next. */
function atProvider(
  name: string,
  groups: readonly string[] = ['freight'],
  email = `${name}@acme.example`,
): void {
  provider.people.set(name, { email, email_verified: true, name: `Name ${name}`, groups });
  provider.login = name;
}

test('who is new comes in with the role of their group, and no password lets them in', async () => {
  atProvider('mei');
  const { data } = await ssoLogin(house, 'mei@acme.example');
  assert.deepEqual([data.user.orgId, data.user.name, data.user.kind], [house.orgA, 'Name mei', 'customer']);
  assert.ok(data.user.permissions.includes('order:edit') && !data.user.permissions.includes('user:manage'));
  assert.deepEqual((await account(data.user.userId))?.role, 'operations');
  const calls = callsOf(house.house.app, data.access_token);
  assert.equal((await calls.get('/omsapi/orders')).status, 200);
  for (const password of ['none', '', 'x']) {
    const form = { grant_type: 'password', username: data.user.username, password };
    assert.notEqual((await house.nobody.form('/adminapi/oauth/token', form)).code, 200);
  }
  const deeds = await house.rows<{ action: string; how: string }>(
    `select action, changes ->> 'how' as how from audit where subject_id = $1 order by at, action`,
    [data.user.userId],
  );
  assert.deepEqual(deeds, [
    { action: 'made', how: 'sso' },
    { action: 'signed-in', how: 'sso' },
  ]);
});

test('the same person is known again by the name the provider has for them, whatever their address is now', async () => {
  atProvider('jun');
  const first = (await ssoLogin(house)).data.user;
  atProvider('jun', ['freight'], 'jun.new@acme.example');
  assert.equal((await ssoLogin(house)).data.user.userId, first.userId);
});

test('a role that is changed at the provider holds from the next login on', async () => {
  atProvider('wei');
  const before = (await ssoLogin(house)).data.user;
  atProvider('wei', ['others', 'freight-admins']);
  const now = (await ssoLogin(house)).data.user;
  assert.equal(now.userId, before.userId);
  assert.ok(now.permissions.includes('user:manage'));
  const [deed] = await house.rows<{ changes: { roleId: { from: string; to: string } } }>(
    `select changes from audit where subject_id = $1 and action = 'edited'`,
    [now.userId],
  );
  assert.deepEqual(deed?.changes.roleId, { from: idOfRole('operations'), to: idOfRole('customerAdmin') });
});

test('who has lost their groups at the provider is refused at the next login, and their sessions end', async () => {
  atProvider('lan');
  const { data } = await ssoLogin(house);
  const calls = callsOf(house.house.app, data.access_token);
  assert.equal((await calls.get('/adminapi/session/user')).status, 200);
  atProvider('lan', ['others']);
  const refused = await ssoLogin(house);
  assert.equal(
    refused.message,
    'Your groups at the sign-on service give you no role here. Ask your administrator',
  );
  assert.equal((await calls.get('/adminapi/session/user')).status, 401);
});

test('who is removed at the provider is refused at the next login, and it is on record', async () => {
  atProvider('rui');
  assert.equal((await ssoLogin(house)).code, 200);
  provider.people.delete('rui');
  const refused = await ssoLogin(house);
  assert.equal(
    refused.message,
    'The sign-on service of your organisation did not let you through. Ask your administrator',
  );
  const [deed] = await house.rows<{ org_id: string; why: string }>(
    `select org_id, changes ->> 'why' as why from audit where action = 'refused-login' order by at desc limit 1`,
  );
  assert.deepEqual(deed, { org_id: house.orgA, why: 'ssoRefused' });
});

test('somebody with an account already keeps it by their confirmed mail address, and an unconfirmed one proves nothing', async () => {
  const ana = await house.person();
  await house.rows(`update app_user set email = 'Ana@acme.example' where user_id = $1`, [ana.userId]);
  provider.people.set('liar', {
    email: 'ana@acme.example',
    email_verified: false,
    name: 'Liar',
    groups: ['freight'],
  });
  provider.login = 'liar';
  const liar = (await ssoLogin(house)).data.user;
  assert.notEqual(liar.userId, ana.userId);
  atProvider('ana');
  assert.equal((await ssoLogin(house)).data.user.userId, ana.userId);
  atProvider('namesake', ['freight'], 'ana@acme.example');
  assert.notEqual((await ssoLogin(house)).data.user.userId, ana.userId);
});

test('nobody of another organisation is ever meant, though the address or the name at the provider is theirs', async () => {
  const [bo, cy] = [await house.person({ orgId: house.orgB }), await house.person({ orgId: house.orgB })];
  await house.rows(`update app_user set email = 'bo@beta.example' where user_id = $1`, [bo.userId]);
  await house.rows(`update app_user set sso_subject = 'bo' where user_id = $1`, [cy.userId]);
  atProvider('bo', ['freight'], 'bo@beta.example');
  const { data } = await ssoLogin(house);
  assert.equal(data.user.orgId, house.orgA);
  assert.ok(![bo.userId, cy.userId].includes(data.user.userId));
  assert.equal((await account(bo.userId))?.sso_subject, null);
});

test('who is disabled here stays out, whatever the provider says; so does everybody of a company that is inactive', async () => {
  atProvider('tao');
  const { userId } = (await ssoLogin(house)).data.user;
  await house.rows('update app_user set enabled = false where user_id = $1', [userId]);
  assert.equal((await ssoLogin(house)).message, 'This account is disabled. Ask your administrator');
  await house.rows('update app_user set enabled = true where user_id = $1', [userId]);
  await house.rows(`update customer set status = 'inactive' where org_id = $1`, [house.orgA]);
  assert.match((await ssoLogin(house)).message, /inactive/);
  await house.rows(`update customer set status = 'active' where org_id = $1`, [house.orgA]);
  assert.equal((await ssoLogin(house)).code, 200);
});

test('a provider of a customer gives no role of staff, though its settings were made to name one', async () => {
  await house.rows(`update sso_provider set mapping = $2 where org_id = $1`, [
    house.orgA,
    JSON.stringify([{ group: 'freight', roleId: idOfRole('staffAdmin') }]),
  ]);
  atProvider('eve');
  assert.match((await ssoLogin(house)).message, /no role/);
  assert.equal((await setUpSso(admin, provider.issuer)).code, 200);
});

test('the state of another login, an unknown one and one that has expired lead nowhere', async () => {
  atProvider('kai');
  const { url, key } = await begun(house);
  const back = await walkThrough(url);
  const other = new URL(back);
  other.searchParams.set('state', 'A'.repeat(43));
  assert.match(
    (await traded(house, await comeBack(house, other), key)).message,
    /used or is no longer valid/,
  );
  await house.rows(`update sso_login set expires_at = now() - interval '1 second'`);
  assert.match((await traded(house, await comeBack(house, back), key)).message, /used or is no longer valid/);
});

test('an answer of the provider counts once, and so does the code that it becomes', async () => {
  atProvider('pei');
  const { url, key } = await begun(house);
  const back = await walkThrough(url);
  const code = await comeBack(house, back);
  const again = await comeBack(house, back);
  assert.match((await traded(house, again, key)).message, /used or is no longer valid/);
  assert.equal((await traded(house, code, key)).code, 200);
  assert.match((await traded(house, code, key)).message, /used or is no longer valid/);
});

test('a code of the provider that was used for one login is refused in another', async () => {
  atProvider('qin');
  const first = await begun(house);
  const back = await walkThrough(first.url);
  await comeBack(house, back);
  const second = await begun(house);
  const replayed = new URL(back);
  replayed.searchParams.set('state', new URL(second.url).searchParams.get('state') ?? '');
  const refused = await traded(house, await comeBack(house, replayed), second.key);
  assert.match(refused.message, /an answer that does not hold/);
});

test('another browser than the one that began gets no session, and the code is gone', async () => {
  atProvider('sun');
  const [mine, theirs] = [await begun(house), await begun(house)];
  const code = await comeBack(house, await walkThrough(mine.url));
  assert.match((await traded(house, code, theirs.key)).message, /used or is no longer valid/);
  assert.match((await traded(house, code, mine.key)).message, /used or is no longer valid/);
});

test('logging out ends the session here and says where it ends at the provider; others are told nothing', async () => {
  atProvider('zoe');
  const { data } = await ssoLogin(house);
  const left = await callsOf(house.house.app, data.access_token).get('/adminapi/oauth/logout');
  const goTo = new URL(left.data.goTo);
  assert.equal(goTo.origin, provider.issuer);
  assert.equal(goTo.searchParams.get('post_logout_redirect_uri'), `${publicUrl}/`);
  assert.equal(goTo.searchParams.get('id_token_hint')?.split('.').length, 3);
  const ended = await fetch(goTo, { redirect: 'manual' });
  assert.equal(ended.status, 200);
  assert.equal((await admin.get('/adminapi/oauth/logout')).data.goTo, null);
});

test('the token stands in no address, and neither secret of the provider nor token lies open in the database', async () => {
  atProvider('gao');
  const { url, key } = await begun(house);
  const code = await comeBack(house, await walkThrough(url));
  const { data } = await traded(house, code, key);
  assert.ok(!`${url}${code}`.includes(data.access_token));
  const [kept] = await house.rows<{ dump: string }>(
    `select string_agg(t, '|') as dump from (select s::text as t from session s union all select p::text from sso_provider p
       union all select l::text from sso_login l union all select a::text from audit a) x`,
  );
  for (const secret of ['secret-of-the-client', data.access_token, key, code])
    assert.ok(!kept?.dump.includes(secret));
});
