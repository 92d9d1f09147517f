import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idOfRole } from '../../seed/standards.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addContact, newContact, saveContact } from './contacts.factory.ts';

const house = await openTestHouse();
const anaPerson = await house.person();
const ana = await house.as(anaPerson);
const stranger = await house.as(await house.person({ orgId: house.orgB }));

function pathsOf(data: { path: string }[]): string[] {
  return data.map(({ path }) => path);
}

test('a wrong mobile, mail address, identity number or password is refused at its field', async () => {
  const wrong = {
    mobile: '12800138000',
    email: 'chen.yq@ningbo',
    idNumber: '110105194912310021',
    password: 'harbour-7',
    confirm: 'other',
    roleId: idOfRole('staffAdmin'),
  };
  for (const [key, value] of Object.entries(wrong)) {
    const reply = await addContact(ana, { [key]: value });
    assert.equal(reply.status, 400, key);
    assert.deepEqual(pathsOf(reply.data), [key]);
  }
  const said = await addContact(ana, { idNumber: wrong.idNumber });
  assert.equal(said.data[0].says.en, 'character 18 should be X, not 1');
});

test('a contact may have a mobile of any country: stored as E.164, masked in replies, whole only when revealed', async () => {
  const self = anaPerson.password;
  const reply = await addContact(ana, { mobile: '+852 9123-4567' });
  assert.deepEqual(
    [reply.code, reply.data.mobile, reply.data.username],
    [200, '+852****4567', '+85291234567'],
  );
  const revealed = await ana.post('/adminapi/contacts/reveal', { id: reply.data.id, password: self });
  assert.equal(revealed.data.mobile, '+85291234567');
  const again = await addContact(ana, { mobile: '00852 91234567' });
  assert.deepEqual([again.status, again.data[0].says.en], [400, 'already in use']);
  const other = await addContact(ana, { mobile: '+852 9123 4568', username: '85291234567' });
  assert.deepEqual(pathsOf(other.data), ['username']);
});

test('an identity number is checked by the kind of its paper, and a new kind takes a new number', async () => {
  const card = await addContact(ana, { idKind: 'hongKongId', idNumber: 'a123456 (3)' });
  assert.deepEqual(
    [card.code, card.data.idKind, card.data.idNumber],
    [200, 'hongKongId', '**************4563'],
  );
  const wrong = await addContact(ana, { idKind: 'hongKongId', idNumber: 'A123456(4)' });
  assert.deepEqual(
    [pathsOf(wrong.data), wrong.data[0].says.en],
    [['idNumber'], 'the check character should be 3, not 4'],
  );
  const mainland = await addContact(ana, { idNumber: 'A123456(3)' });
  assert.deepEqual(pathsOf(mainland.data), ['idNumber']);
  const other = await saveContact(ana, card.data, { idKind: 'passport' });
  assert.deepEqual([other.status, pathsOf(other.data)], [400, ['idNumber']]);
  const passport = await saveContact(ana, card.data, { idKind: 'passport', idNumber: 'K01234567' });
  assert.deepEqual([passport.code, passport.data.idKind], [200, 'passport']);
  const kept = await saveContact(ana, passport.data);
  assert.equal(kept.data.idKind, 'passport');
  const revealed = await ana.post('/adminapi/contacts/reveal', {
    id: card.data.id,
    password: anaPerson.password,
  });
  assert.equal(revealed.data.idNumber, 'K01234567');
});

test('a password that everybody tries, or that is the mobile number, is refused', async () => {
  const mobile = '13912340987';
  for (const password of ['password1', mobile]) {
    const reply = await addContact(ana, { mobile, password });
    assert.deepEqual([reply.status, pathsOf(reply.data)], [400, ['password']], password);
  }
});

test('every contact needs a mobile, a mail address, an identity number and a password', async () => {
  for (const key of ['mobile', 'email', 'idNumber', 'password', 'roleId']) {
    const { [key]: left, ...rest } = newContact() as Record<string, unknown>;
    const reply = await ana.post('/adminapi/contacts/create', rest);
    assert.deepEqual([reply.status, pathsOf(reply.data)], [400, [key]], String(left));
  }
});

test('a customer outside mainland China may have contacts without an identity number', async () => {
  const { idNumber: _none, ...asked } = newContact() as Record<string, unknown>;
  const setCountry = (country: string | null) =>
    house.rows('update customer set country = $2 where org_id = $1', [house.orgA, country]);
  await setCountry('HK');
  const added = await ana.post('/adminapi/contacts/create', asked);
  assert.deepEqual([added.code, added.data.idNumber], [200, null]);
  const wrong = await addContact(ana, { idKind: 'hongKongId', idNumber: 'A123456(4)' });
  assert.deepEqual([wrong.status, pathsOf(wrong.data)], [400, ['idNumber']]);
  await setCountry('CN');
  const mainland = await ana.post('/adminapi/contacts/create', newContact({ idNumber: null }));
  assert.deepEqual([mainland.status, pathsOf(mainland.data)], [400, ['idNumber']]);
  await setCountry(null);
});

test('a mobile or a user name in use anywhere is refused naming the field', async () => {
  const taken = newContact({ username: 'Chen.Taken' });
  await stranger.post('/adminapi/contacts/create', taken);
  const mobile = await addContact(ana, { mobile: taken.mobile });
  assert.deepEqual(
    [mobile.status, mobile.data[0].path, mobile.data[0].says.en],
    [400, 'mobile', 'already in use'],
  );
  const username = await addContact(ana, { username: 'chen.taken' });
  assert.deepEqual([username.status, username.data[0].path], [400, 'username']);
  const { data } = await addContact(ana);
  const moved = await saveContact(ana, data, { mobile: taken.mobile });
  assert.deepEqual([moved.status, moved.data[0].path], [400, 'mobile']);
});

test('nobody takes another’s mobile number for their user name', async () => {
  const reply = await addContact(ana, { username: '13800138000' });
  assert.deepEqual([reply.status, pathsOf(reply.data)], [400, ['username']]);
});

test('a role that manages users sees all of the organisation’s data', async () => {
  const reply = await addContact(ana, { roleId: idOfRole('customerAdmin'), dataAuthority: 'own' });
  assert.deepEqual([reply.status, pathsOf(reply.data)], [400, ['dataAuthority']]);
});

test('nobody disables or demotes themselves', async () => {
  const asked = newContact({ roleId: idOfRole('customerAdmin'), dataAuthority: 'organisation' });
  const { data } = await ana.post('/adminapi/contacts/create', asked);
  const manager = await house.as({ ...anaPerson, username: asked.mobile, password: asked.password });
  for (const change of [{ enabled: false }, { roleId: idOfRole('viewer') }]) {
    const reply = await saveContact(manager, data, change);
    assert.deepEqual([reply.code, reply.message.startsWith('You cannot disable yourself')], [-1, true]);
  }
  assert.equal((await saveContact(manager, data, { name: 'My new name' })).code, 200);
  assert.equal((await manager.get('/adminapi/contacts')).status, 200);
});

test('two administrators who disable each other at once do not both succeed', async () => {
  const orgId = house.orgB;
  await house.rows(`update app_user set permissions = '{}' where org_id = $1`, [orgId]);
  const admin = { roleId: idOfRole('customerAdmin'), dataAuthority: 'organisation' };
  const starter = await house.as(await house.person({ orgId }));
  const asked = [newContact(admin), newContact(admin)] as const;
  const made = [
    (await starter.post('/adminapi/contacts/create', asked[0])).data,
    (await starter.post('/adminapi/contacts/create', asked[1])).data,
  ] as const;
  await house.rows(`update app_user set enabled = false where org_id = $1 and role_id is null`, [orgId]);
  const [one, other] = [
    await house.as({ ...anaPerson, username: asked[0].mobile, password: asked[0].password }),
    await house.as({ ...anaPerson, username: asked[1].mobile, password: asked[1].password }),
  ];
  const replies = await Promise.all([
    saveContact(one, made[1], { enabled: false }),
    saveContact(other, made[0], { enabled: false }),
  ]);
  const [left] = await house.rows<{ n: number }>(
    'select count(*)::int as n from app_user where org_id = $1 and enabled and role_id = $2',
    [orgId, idOfRole('customerAdmin')],
  );
  assert.equal(left?.n, 1);
  assert.equal(replies.filter(({ code }) => code === 200).length, 1);
});

test('the administrator stays enabled until somebody else is appointed', async () => {
  const admin = { roleId: idOfRole('customerAdmin'), dataAuthority: 'organisation' };
  const { data } = await addContact(ana, admin);
  const { version } = (await ana.get('/adminapi/customer/customerInfo')).data;
  assert.equal(
    (await ana.post('/adminapi/customer/admin', { version, adminId: data.id })).data.adminId,
    data.id,
  );
  const refused = await saveContact(ana, data, { enabled: false });
  assert.deepEqual([refused.code, refused.message.includes('Change the administrator first')], [-1, true]);
});

test('neither a password nor a full identity number reaches the audit log', async () => {
  const asked = newContact({ idNumber: '360426199101010071', password: 'Lantern8Quay' });
  const { data } = await ana.post('/adminapi/contacts/create', asked);
  await saveContact(ana, data, {
    password: 'Beacon4Buoy',
    idNumber: '11010519491231002X',
    mobile: '13612340001',
  });
  const [{ dump } = { dump: '' }] = await house.rows<{ dump: string }>(
    `select string_agg(a::text, '|') as dump from audit a`,
  );
  for (const secret of [asked.idNumber, asked.password, 'Beacon4Buoy', '11010519491231002X', '13612340001'])
    assert.ok(!dump.includes(secret), secret);
  const { data: told } = await ana.get(`/adminapi/history?subject=user&id=${data.id}`);
  assert.deepEqual(
    told.rows[0].changes.map(({ field, to }: { field: string; to: string }) => [field, to]),
    [
      ['Mobile', '136****0001'],
      ['ID number', '**************002X'],
      ['Password', '******'],
    ],
  );
});

test('who manages users and may do less gives nobody more than they have, and takes over nobody who has more', async () => {
  const orgId = house.orgB;
  const lead = await house.as(
    await house.person({ orgId, permissions: ['mine:view', 'user:manage', 'order:view'] }),
  );
  const admin = { roleId: idOfRole('customerAdmin'), dataAuthority: 'organisation' };
  assert.match((await addContact(lead, admin)).message, /Permission denied/);
  const boss = (await addContact(await house.as(await house.person({ orgId })), admin)).data;
  for (const change of [{ password: 'Beacon4Buoy' }, { mobile: '13712340002' }, { enabled: false }])
    assert.match((await saveContact(lead, boss, change)).message, /Permission denied/);
  await house.rows('update customer set permissions = $2 where org_id = $1', [
    orgId,
    ['mine:view', 'user:manage', 'order:view'],
  ]);
  assert.equal((await addContact(lead, admin)).code, 200);
  await house.rows('update customer set permissions = null where org_id = $1', [orgId]);
});
