import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissionsOfStaff } from '@loadline/contract/session/role-templates';
import { idOfRole } from '../../seed/standards.ts';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const clerk = await house.clerk();
const desk = await house.as(clerk);

function company(change: object = {}) {
  return {
    accountType: 'company',
    nameZh: '香港海川贸易',
    nameEn: 'Hoi Chuen Trading (HK)',
    legalId: null,
    country: 'HK',
    address: null,
    phone: null,
    code: 'HOICHUEN',
    saleId: clerk.userId,
    customerServiceId: clerk.userId,
    roleId: idOfRole('customerAdmin'),
    dataAuthority: 'organisation',
    products: [],
    quota: '0.00',
    quotaCurrency: 'CNY',
    teamId: null,
    username: 'Hoi.Chan',
    userName: '陈海',
    mobile: '+85291234567',
    email: 'hoi@hoichuen.example',
    ...change,
  };
}

test('a Hong Kong company is opened without an application and without SMS, and its first user gets in', async () => {
  const reply = await desk.post('/opsapi/customers/create', company());
  assert.equal(reply.code, 200, reply.message);
  const token = reply.data.access.link.split('#')[1];
  const owner = (await house.nobody.post('/adminapi/password/link', { token })).data;
  assert.deepEqual([owner.username, owner.companyEn], ['hoi.chan', 'Hoi Chuen Trading (HK)']);
  const password = 'Harbour7Crane';
  await house.nobody.post('/adminapi/password/set', { token, password });
  const calls = await house.as({ ...clerk, username: 'hoi.chan', password });
  const me = (await calls.get('/adminapi/session/user')).data;
  assert.deepEqual([me.orgId, me.kind], [reply.data.id, 'customer']);
  assert.ok(me.permissions.includes('user:manage'));
  const detail = (await desk.get(`/opsapi/customers/detail?id=${reply.data.id}`)).data;
  assert.deepEqual(
    [detail.customer.code, detail.customer.users, detail.customer.legalName],
    ['HOICHUEN', 1, '香港海川贸易'],
  );
});

test('whoever serves some customers only sees the one they have opened', async () => {
  const calls = await house.as(
    await house.clerk({
      customers: [house.orgA],
      permissions: [...permissionsOfStaff.operator, 'op:customer:view', 'op:registration:decide'],
    }),
  );
  const made = await calls.post(
    '/opsapi/customers/create',
    company({ code: 'NARROW', username: 'narrow', mobile: null }),
  );
  assert.equal(made.code, 200, made.message);
  assert.equal((await calls.get(`/opsapi/customers/detail?id=${made.data.id}`)).data.customer.code, 'NARROW');
});

test('a code, a user name and a mobile that are taken are refused, and nothing is half made', async () => {
  await desk.post(
    '/opsapi/customers/create',
    company({ code: 'FIRST', username: 'first', mobile: '13900000555' }),
  );
  const before = (await desk.get('/opsapi/customers/count')).data.total;
  const tries = [
    company({ code: 'FIRST', username: 'second', mobile: null }),
    company({ code: 'SECOND', username: 'FIRST', mobile: null }),
    company({ code: 'SECOND', username: 'second', mobile: '+86 139 0000 0555' }),
  ];
  for (const body of tries) {
    const reply = await desk.post('/opsapi/customers/create', body);
    assert.deepEqual([reply.code, /taken/.test(reply.message)], [-1, true], reply.message);
  }
  assert.equal((await desk.get('/opsapi/customers/count')).data.total, before);
});

test('no staff role, no foreign service person and no quota above the free limit without its right', async () => {
  const role = await desk.post(
    '/opsapi/customers/create',
    company({ code: 'THIRD', username: 'third', mobile: null, roleId: idOfRole('staffAdmin') }),
  );
  assert.match(role.message, /cannot be given to customers/);
  const person = await desk.post(
    '/opsapi/customers/create',
    company({ code: 'THIRD', username: 'third', mobile: null, saleId: (await house.person()).userId }),
  );
  assert.deepEqual([person.status, person.data[0].path], [400, 'saleId']);
  const limited = await house.as(
    await house.clerk({ permissions: [...permissionsOfStaff.operator, 'op:registration:decide'] }),
  );
  const quota = await limited.post(
    '/opsapi/customers/create',
    company({ code: 'THIRD', username: 'third', mobile: null, quota: '99999999.00' }),
  );
  assert.match(quota.message, /takes the right/);
});

test('the number of a company is checked by its kind, stored one way, and changed by staff with it', async () => {
  const third = { code: 'NUMBER', username: 'number', mobile: null };
  const wrong = [
    [{ legalId: '91310115MA1H8R7C68', country: 'CN' }, 'legalId'],
    [{ legalIdKind: 'hongKongCompany', legalId: '12345678', country: 'CN' }, 'legalIdKind'],
    [{ legalIdKind: 'residentId', legalId: '11010519491231002X' }, 'legalIdKind'],
    [{ legalIdKind: 'ein', legalId: '07-1144442', country: 'US' }, 'legalId'],
  ] as const;
  for (const [change, path] of wrong) {
    const reply = await desk.post('/opsapi/customers/create', company({ ...third, ...change }));
    assert.deepEqual([reply.status, reply.data[0].path], [400, path], JSON.stringify(change));
  }
  const number = { legalIdKind: 'hongKongCompany', legalId: '1234 5678' };
  const made = await desk.post('/opsapi/customers/create', company({ ...third, ...number }));
  assert.equal(made.code, 200, made.message);
  const { customer } = (await desk.get(`/opsapi/customers/detail?id=${made.data.id}`)).data;
  assert.deepEqual([customer.legalIdKind, customer.legalId], ['hongKongCompany', '12345678']);
  const save = (version: number, change: object) =>
    desk.post('/opsapi/customers/save', { ...customer, version, ...change });
  const noNumber = await save(1, { legalIdKind: 'ukCompany', legalId: null });
  assert.deepEqual([noNumber.status, noNumber.data[0].path], [400, 'legalId']);
  const british = await save(1, { legalIdKind: 'ukCompany', legalId: '1234567', country: 'GB' });
  assert.deepEqual(
    [british.data.customer.legalIdKind, british.data.customer.legalId],
    ['ukCompany', '01234567'],
  );
  const kept = await save(2, { legalIdKind: null, legalId: null, country: 'GB', remark: 'asked by phone' });
  assert.deepEqual([kept.data.customer.legalId, kept.data.customer.remark], ['01234567', 'asked by phone']);
});
