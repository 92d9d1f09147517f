import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idOfRole } from '../../seed/standards.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addRegistration } from './registrations.factory.ts';

const house = await openTestHouse();
const clerk = await house.clerk();
const desk = await house.as(clerk);
await house.rows(`update organisation set name_zh = '宁波澄岸家居有限公司' where org_id = $1`, [house.orgA]);
await house.rows(`update customer set legal_id = '91330206MA0EXAMP17' where org_id = $1`, [house.orgB]);
const gone = await house.person();
await house.rows(`update app_user set mobile = '+8613800006620', enabled = false where user_id = $1`, [
  gone.userId,
]);

interface Found {
  reason: string;
  kind: string;
  code: string | null;
  outside: boolean;
  person: string | null;
  enabled: boolean | null;
}

async function duplicatesFor(calls: typeof desk, id: string): Promise<Found[]> {
  return (await calls.get(`/opsapi/registrations/detail?id=${id}`)).data.possibleDuplicates;
}

const applicant = await addRegistration(house, {
  company_name_cn: '宁波澄岸家居用品有限公司',
  legal_id: '91330206MA0EXAMP17',
  mobile: '+8613800006620',
});

test('the approver sees the same code, the mobile of a disabled user and a similar name', async () => {
  const found = await duplicatesFor(desk, applicant.id);
  assert.deepEqual(
    found.map(({ reason, kind, code, enabled }) => [reason, kind, code, enabled]),
    [
      ['legalId', 'customer', 'BETA', null],
      ['mobile', 'user', 'ACME', false],
      ['name', 'customer', 'ACME', null],
    ],
  );
  const { data } = await desk.get(`/opsapi/registrations?search=${applicant.no}`);
  assert.equal(data.rows[0].duplicates, 3);
});

test('a name that shares only its legal form is no duplicate', async () => {
  const other = await addRegistration(house, { company_name_cn: '厦门屿南供应链有限公司' });
  assert.deepEqual(await duplicatesFor(desk, other.id), []);
});

test('who does not serve a customer learns that there is one, not which', async () => {
  const colleague = await house.as(await house.clerk({ customers: [house.orgA] }));
  const found = await duplicatesFor(colleague, applicant.id);
  assert.deepEqual(
    found
      .filter(({ reason }) => reason === 'legalId')
      .map(({ outside, code, person }) => [outside, code, person]),
    [[true, null, null]],
  );
});

test('another application of the same company is named by its number', async () => {
  const second = await addRegistration(house, { legal_id: '91330206MA0EXAMP17' });
  const found = await duplicatesFor(desk, second.id);
  assert.ok(
    found.some(
      ({ reason, kind, code }) => reason === 'legalId' && kind === 'registration' && code === applicant.no,
    ),
  );
});

test('the same number of another kind is no duplicate', async () => {
  const other = await addRegistration(house, {
    legal_id_kind: 'otherCompany',
    legal_id: '91330206MA0EXAMP17',
  });
  assert.deepEqual(await duplicatesFor(desk, other.id), []);
});

test('open duplicates have to be looked at, and the mobile of a disabled user is taken only when told so', async () => {
  const body = {
    id: applicant.id,
    version: 1,
    code: 'NB0343',
    saleId: clerk.userId,
    customerServiceId: clerk.userId,
    roleId: idOfRole('customerAdmin'),
    dataAuthority: 'organisation',
    products: [],
    quota: '0',
    quotaCurrency: 'CNY',
    despiteDuplicates: false,
    releaseMobile: false,
  };
  const open = await desk.post('/opsapi/registrations/approve', body);
  assert.match(open.message, /possible duplicates first/);
  const held = await desk.post('/opsapi/registrations/approve', { ...body, despiteDuplicates: true });
  assert.match(held.message, /mobile belongs to another user/);
  const done = await desk.post('/opsapi/registrations/approve', {
    ...body,
    despiteDuplicates: true,
    releaseMobile: true,
  });
  assert.deepEqual([done.code, done.data?.state], [200, 'APPROVED'], done.message);
  const holders = await house.rows(`select org_id::text from app_user where mobile = '+8613800006620'`);
  assert.deepEqual(holders, [{ org_id: done.data.madeCustomer }]);
});

test('the mobile of a user who is still there is never taken', async () => {
  const present = await house.person();
  await house.rows(`update app_user set mobile = '+8613800007777' where user_id = $1`, [present.userId]);
  const other = await addRegistration(house, { mobile: '+8613800007777' });
  const reply = await desk.post('/opsapi/registrations/approve', {
    id: other.id,
    version: 1,
    code: 'NB0344',
    saleId: clerk.userId,
    customerServiceId: clerk.userId,
    roleId: idOfRole('customerAdmin'),
    dataAuthority: 'organisation',
    products: [],
    quota: '0',
    quotaCurrency: 'CNY',
    despiteDuplicates: true,
    releaseMobile: true,
  });
  assert.match(reply.message, /mobile belongs to another user/);
});
