import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerImportSubject } from '@loadline/contract/ops/customer-import';
import { permissionsOfStaff } from '@loadline/contract/session/role-templates';
import { openTestHouse } from '../../testing/house.ts';
import { type Cells, filled, importCalls } from '../imports/imports.factory.ts';
import { rightCustomer } from './openings.factory.ts';

const house = await openTestHouse();
const clerk = await house.clerk();
const desk = await house.as(clerk);
const customers = importCalls(desk, customerImportSubject);

async function imported(calls: typeof customers, ...rows: Cells[]) {
  const file = await filled(customerImportSubject, rows.map(rightCustomer));
  const { data, message } = await calls.upload(file, 'customers.xlsx');
  assert.ok(data?.id, message);
  return { id: String(data.id), findings: await calls.findings(data.id) };
}

async function customerCalled(code: string) {
  const { data } = await desk.get(`/opsapi/customers?search=${code}`);
  const id = data.rows.find((row: { code: string }) => row.code === code)?.id;
  return id && (await desk.get(`/opsapi/customers/detail?id=${id}`)).data;
}

test('a row becomes a customer with its first user, as the form makes one, and staff give the link', async () => {
  const { id, findings } = await imported(customers, {});
  assert.deepEqual(findings, []);
  const row = { row: 2, key: 'legalId', value: '12345678' };
  assert.equal((await customers.act('change', { id, cells: [row] })).code, 200);
  assert.equal((await customers.importAll(id)).importedRecords, 1);
  const again = await imported(customers, { legalId: '12345678' });
  assert.deepEqual(again.findings, ['2 code E23', '2 username E23', '2 mobile E23']);
  assert.notEqual((await customers.act('commit', { id: again.id })).code, 200);
  const { customer, products } = await customerCalled('HARBOUR');
  assert.deepEqual(
    [
      customer.legalIdKind,
      customer.legalId,
      customer.country,
      customer.quota,
      customer.quotaCurrency,
      customer.users,
    ],
    ['hongKongCompany', '12345678', 'HK', '5000.00', 'USD', 1],
  );
  assert.equal(customer.saleId, clerk.userId);
  const choices = (await desk.get('/opsapi/choices')).data;
  assert.equal(products.length, choices.products.length);
  const [user] = (await desk.get(`/opsapi/customers/users?orgId=${customer.id}`)).data;
  assert.deepEqual([user.username, user.mobile, user.isAdmin], ['harbour.chan', '+85291234560', true]);
  const { version } = user;
  const renewed = await desk.post('/opsapi/users/reset-password', {
    orgId: customer.id,
    id: user.id,
    version,
  });
  const token = renewed.data.access.link.split('#')[1];
  const password = 'Silver7Crane';
  assert.equal((await house.nobody.post('/adminapi/password/set', { token, password })).data, true);
  const owner = await house.as({ ...clerk, username: 'harbour.chan', password });
  assert.equal((await owner.get('/adminapi/session/user')).data.orgId, customer.id);
});

test('imported customers are let in together: each first administrator who never came has a link, and who came has none', async () => {
  const codes = ['FLEET1', 'FLEET2', 'FLEET3'];
  const rows = codes.map((code, at) => ({
    code,
    username: code,
    mobile: `1390000091${at}`,
    legalId: '12345678',
  }));
  assert.equal((await customers.importAll((await imported(customers, ...rows)).id)).importedRecords, 3);
  const fleet = (await desk.get('/opsapi/customers?search=FLEET&entered=false&sort=code')).data.rows;
  assert.deepEqual(
    fleet.map(({ code, lastLoginAt }: { code: string; lastLoginAt: string | null }) => [code, lastLoginAt]),
    codes.map((code) => [code, null]),
  );
  const ids = fleet.map(({ id }: { id: string }) => id);
  const give = async (calls = desk, asked = ids) =>
    calls.post('/opsapi/users/first-links', { customers: asked });
  const early = await give();
  assert.equal(early.code, 200, early.message);
  const old = early.data[0].access.link;
  const { data: given } = await give();
  assert.deepEqual(
    given.map(({ code, access }: { code: string; access: { username: string; way: string } }) => [
      code,
      access.username,
      access.way,
    ]),
    codes.map((code) => [code, code.toLowerCase(), 'hand']),
  );
  const set = async (link: string) =>
    house.nobody.post('/adminapi/password/set', { token: link.split('#')[1], password: 'Silver7Crane' });
  assert.notEqual((await set(old)).code, 200);
  assert.equal((await set(given[0].access.link)).data, true);
  await house.as({ ...clerk, username: 'fleet1', password: 'Silver7Crane' });
  const deeds = await house.rows(`select 1 from audit where action = 'first-link' and org_id = any($1)`, [
    ids,
  ]);
  assert.equal(deeds.length, 6);

  assert.equal((await desk.get('/opsapi/customers?search=FLEET&entered=true')).data.rows[0].code, 'FLEET1');
  await house.rows(`update customer set status = 'inactive' where org_id = $1`, [ids[1]]);
  const last = await give();
  assert.deepEqual(
    last.data.map(({ code }: { code: string }) => code),
    ['FLEET3'],
  );
  const without = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:customer:view'] }));
  assert.match((await give(without)).message, /No permission/);
  const unknown = await give(desk, [...ids, clerk.userId]);
  assert.equal(unknown.status, 404);
  assert.equal((await set(last.data[0].access.link)).data, true);
});

test('every row that cannot be is told with its column, and one that is put right is imported with the others', async () => {
  await imported(customers, { code: 'TAKEN', username: 'taken', mobile: '13900000777' }).then(({ id }) =>
    customers.importAll(id),
  );
  const of = (at: number, change: Cells) => ({
    code: `ROW${at}`,
    username: `row${at}`,
    mobile: `1390000080${at}`,
    ...change,
  });
  const { id, findings } = await imported(
    customers,
    of(2, { code: 'TAKEN' }),
    of(3, { username: 'Taken' }),
    of(4, { mobile: '139 0000 0777' }),
    of(5, { legalId: '123' }),
    of(6, { country: 'CN' }),
    of(7, { accountType: '个人' }),
    of(8, { sale: 'nobody' }),
    of(9, { nameEn: '' }),
    of(0, { username: 'row9' }),
  );
  assert.deepEqual(
    findings.map((one) => one.replace(/ →.*/, '')),
    [
      '2 code E23',
      '3 username E23',
      '4 mobile E23',
      '5 legalId E04',
      '6 legalIdKind E28',
      '7 legalIdKind E27',
      '8 sale E07',
      '9 nameEn E03',
      '10 username E08',
    ],
  );
  await customers.act('change', { id, cells: [{ row: 8, key: 'sale', value: clerk.username }] });
  assert.equal((await customers.importAll(id)).importedRecords, 1);
  assert.equal((await customerCalled('ROW8')).customer.saleId, clerk.userId);
  assert.equal(await customerCalled('ROW9'), undefined);
});

test('who may not open customers imports none, and no quota above the free limit without its right', async () => {
  const viewer = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:customer:view'] }));
  assert.match((await importCalls(viewer, customerImportSubject).history()).message, /No permission/);
  const limited = importCalls(
    await house.as(
      await house.clerk({ permissions: [...permissionsOfStaff.operator, 'op:registration:decide'] }),
    ),
    customerImportSubject,
  );
  const { findings } = await imported(limited, {
    code: 'MUCH',
    username: 'much',
    mobile: '',
    quota: '4000.01',
  });
  assert.deepEqual(findings, ['2 quota E26']);
});
