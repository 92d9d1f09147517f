import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { idOfRole } from '../../seed/standards.ts';
import { callsOf } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addContact, newContact, saveContact } from './contacts.factory.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());
const stranger = await house.as(await house.person({ orgId: house.orgB }));

async function signIn(username: string, password: string) {
  const form = { grant_type: 'password', scope: 'all', username, password };
  const reply = await house.nobody.form('/adminapi/oauth/token', form);
  return { ...reply, calls: callsOf(house.house.app, reply.data?.access_token) };
}

test('a new contact signs in with their mobile number and has the rights of their role', async () => {
  const asked = newContact();
  const { data } = await ana.post('/adminapi/contacts/create', asked);
  assert.equal(data.username, asked.mobile);
  const { code, calls } = await signIn(asked.mobile, asked.password);
  assert.equal(code, 200);
  assert.equal((await calls.get('/omsapi/orders')).status, 200);
  assert.equal((await calls.get('/adminapi/contacts')).status, 403);
});

test('mobile and identity number are masked in list, detail and answer; no answer holds the password', async () => {
  const asked = newContact({ mobile: '13712345678', name: 'Masked' });
  const made = await ana.post('/adminapi/contacts/create', asked);
  const list = await ana.get('/adminapi/contacts?search=masked');
  const detail = await ana.get(`/adminapi/contacts/detail?id=${made.data.id}`);
  assert.equal(list.data.rows[0].mobile, '137****5678');
  assert.deepEqual([detail.data.mobile, detail.data.idNumber], ['137****5678', '**************0014']);
  const told = [made, list, detail].map(({ bytes }) => bytes.toString()).join();
  for (const hidden of [asked.idNumber, asked.password]) assert.ok(!told.includes(hidden), hidden);
  assert.equal(made.data.username, asked.mobile);
});

test('only one’s own password opens the full numbers, and the look stands in the history', async () => {
  const asked = newContact();
  const { id } = (await ana.post('/adminapi/contacts/create', asked)).data;
  const wrong = await ana.post('/adminapi/contacts/reveal', { id, password: 'Harbour7Crane' });
  assert.deepEqual([wrong.code, wrong.message, wrong.data], [-1, 'The current password is wrong', null]);
  const right = await ana.post('/adminapi/contacts/reveal', { id, password: 'Test2026pass' });
  assert.deepEqual(right.data, { mobile: asked.mobile, idNumber: asked.idNumber });
  const { data } = await ana.get(`/adminapi/history?subject=user&id=${id}`);
  assert.equal(data.rows[0].action, 'Identity number revealed');
});

test('after ten wrong passwords nothing more is revealed for a while', async () => {
  const guesser = await house.as(await house.person());
  const { id } = (await addContact(guesser)).data;
  for (let attempt = 0; attempt < 10; attempt += 1)
    await guesser.post('/adminapi/contacts/reveal', { id, password: `Wrong${attempt}` });
  assert.equal(
    (await guesser.post('/adminapi/contacts/reveal', { id, password: 'Test2026pass' })).status,
    429,
  );
});

test('what is left out of a change stays: mobile, identity number, password', async () => {
  const asked = newContact();
  const { data } = await ana.post('/adminapi/contacts/create', asked);
  const saved = await saveContact(ana, data, { name: 'Renamed' });
  assert.deepEqual([saved.code, saved.data.name, saved.data.version], [200, 'Renamed', data.version + 1]);
  const full = await ana.post('/adminapi/contacts/reveal', { id: data.id, password: 'Test2026pass' });
  assert.deepEqual(full.data, { mobile: asked.mobile, idNumber: asked.idNumber });
  assert.equal((await signIn(asked.mobile, asked.password)).code, 200);
});

test('disabling and a new password end every login at once; a new role acts on the next request', async () => {
  const asked = newContact();
  let { data } = await ana.post('/adminapi/contacts/create', asked);
  const first = (await signIn(asked.mobile, asked.password)).calls;
  data = (await saveContact(ana, data, { roleId: idOfRole('finance') })).data;
  assert.deepEqual(
    [(await first.get('/omsapi/orders/export')).status, (await first.get('/omsapi/orders/imports')).status],
    [200, 403],
  );
  data = (await saveContact(ana, data, { password: 'Anchor9Winch', confirm: 'Anchor9Winch' })).data;
  assert.equal((await first.get('/omsapi/orders')).status, 401);
  const second = (await signIn(asked.mobile, 'Anchor9Winch')).calls;
  assert.equal((await second.get('/omsapi/orders')).status, 200);
  data = (await saveContact(ana, data, { enabled: false })).data;
  assert.equal((await second.get('/omsapi/orders')).status, 401);
  assert.equal((await signIn(asked.mobile, 'Anchor9Winch')).code, -1);
});

test('a narrower data authority acts on the next request', async () => {
  await addOrder(house, { org_id: house.orgA });
  const asked = newContact({ dataAuthority: 'organisation' });
  const { data } = await ana.post('/adminapi/contacts/create', asked);
  const { calls } = await signIn(asked.mobile, asked.password);
  assert.ok((await calls.get('/omsapi/orders/count')).data.total > 0);
  await saveContact(ana, data, { dataAuthority: 'own' });
  assert.equal((await calls.get('/omsapi/orders/count')).data.total, 0);
});

test('each data authority tells how many orders it shows', async () => {
  const { id } = (await addContact(ana)).data;
  await addOrder(house, { org_id: house.orgA, created_by: id });
  await addOrder(house, { org_id: house.orgA, handler_id: id });
  const [{ total } = { total: 0 }] = await house.rows<{ total: number }>(
    'select count(*)::int as total from orders where org_id = $1',
    [house.orgA],
  );
  assert.deepEqual((await ana.get(`/adminapi/contacts/authority?id=${id}`)).data, {
    organisation: total,
    own: 2,
  });
  assert.deepEqual((await ana.get('/adminapi/contacts/authority')).data, { organisation: total, own: 0 });
  assert.equal((await stranger.get(`/adminapi/contacts/authority?id=${id}`)).status, 404);
});

test('contacts are found by name, role, authority and state, and paged without a gap', async () => {
  const calls = await house.as(await house.person({ orgId: house.orgB }));
  for (let n = 0; n < 5; n += 1)
    await addContact(calls, { name: `Paged ${n}`, email: `paged${n}@example.com` });
  await addContact(calls, { name: 'Finance only', roleId: idOfRole('finance'), enabled: false });
  const names = async (query: string) =>
    (await calls.get(`/adminapi/contacts?${query}`)).data.rows.map(({ name }: { name: string }) => name);
  assert.deepEqual(await names('search=paged3'), ['Paged 3']);
  assert.deepEqual(await names(`roleId=${idOfRole('finance')}&enabled=false`), ['Finance only']);
  assert.equal((await calls.get('/adminapi/contacts/count?search=paged')).data.total, 5);
  const seen: string[] = [];
  let after = '';
  do {
    const { data } = await calls.get(`/adminapi/contacts?search=Paged&sort=-name&size=2${after}`);
    seen.push(...data.rows.map(({ name }: { name: string }) => name));
    after = data.next && `&after=${encodeURIComponent(data.next)}`;
  } while (after);
  assert.deepEqual(seen, ['Paged 4', 'Paged 3', 'Paged 2', 'Paged 1', 'Paged 0']);
});

test('who never signed in stands last when the latest login comes first', async () => {
  await addContact(ana, { name: 'Never here' });
  const { data } = await ana.get('/adminapi/contacts?sort=-lastLoginAt');
  assert.equal(data.rows.at(-1).lastLoginAt, null);
  assert.ok(data.rows[0].lastLoginAt);
});

test('a stale form is refused with what stands now, and without any secret', async () => {
  const { data } = await addContact(ana);
  await saveContact(ana, data, { name: 'First' });
  const late = await saveContact(ana, data, { name: 'Second', password: 'Anchor9Winch' });
  assert.equal(late.status, 409);
  assert.deepEqual([late.data.current.name, late.data.mine.name], ['First', 'Second']);
  assert.ok(!late.bytes.includes('Anchor9Winch'));
});

test('another customer’s contact does not exist', async () => {
  const { data } = await addContact(ana);
  const answers = [
    await stranger.get(`/adminapi/contacts/detail?id=${data.id}`),
    await saveContact(stranger, data),
    await stranger.post('/adminapi/contacts/reveal', { id: data.id, password: 'Test2026pass' }),
    await stranger.get(`/adminapi/contacts/detail?id=${newId()}`),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [404, 404, 404, 404],
  );
});
