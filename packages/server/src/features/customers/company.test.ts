import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addContact } from './contacts.factory.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());
const clerk = await house.as(await house.clerk());

async function versionNow(): Promise<number> {
  return (await ana.get('/adminapi/customer/customerInfo')).data.version;
}

test('the customer profile names the company and its administrator, whose mobile is masked', async () => {
  const admin = await house.person();
  await house.rows(
    `update app_user set mobile = '+8613812344471', email = 'lin@example.com' where user_id = $1`,
    [admin.userId],
  );
  await house.rows(`update customer set admin_id = $2, legal_id = '91350100M000100Y43' where org_id = $1`, [
    house.orgA,
    admin.userId,
  ]);
  const { data } = await ana.get('/adminapi/customer/customerInfo');
  assert.deepEqual(
    [data.type, data.name, data.code, data.status],
    ['company', '公司 ACME', 'ACME', 'active'],
  );
  assert.deepEqual(
    [data.adminUserName, data.adminMobile, data.adminEmail],
    [admin.username, '138****4471', 'lin@example.com'],
  );
  assert.equal(data.legalId, '91350100M000100Y43');
});

test('the identity number of a personal customer shows its last four signs', async () => {
  await house.rows(
    `update customer set account_type = 'personal', legal_id = '11010519491231002X' where org_id = $1`,
    [house.orgB],
  );
  const bo = await house.as(await house.person({ orgId: house.orgB }));
  const { data, bytes } = await bo.get('/adminapi/customer/customerInfo');
  assert.equal(data.legalId, '**************002X');
  assert.ok(!bytes.includes('11010519491231'));
});

test('a customer is found by its own orgId alone', async () => {
  const own = await ana.get(`/adminapi/customer/queryCustomerByid?id=${house.orgA}`);
  assert.equal(own.data.code, 'ACME');
  for (const id of [house.orgB, house.orgF, newId()])
    assert.equal((await ana.get(`/adminapi/customer/queryCustomerByid?id=${id}`)).status, 404);
});

test('company info says where one belongs; the forwarder’s people belong to no customer', async () => {
  const sale = await house.clerk();
  await house.rows('update customer set sale_id = $2 where org_id = $1', [house.orgA, sale.userId]);
  assert.deepEqual((await ana.get('/adminapi/company/companyInfo')).data, {
    orgId: house.orgA,
    saleId: sale.userId,
    customerServiceId: null,
  });
  assert.deepEqual((await clerk.get('/adminapi/company/companyInfo')).data, {
    orgId: null,
    saleId: null,
    customerServiceId: null,
  });
  assert.equal((await clerk.get('/adminapi/customer/customerInfo')).status, 404);
});

test('address, phone and country are changed with profile:edit, and told in the history', async () => {
  const version = await versionNow();
  const saved = await ana.post('/adminapi/customer/save', {
    version,
    country: 'CN',
    address: '1 Road',
    phone: '0755',
  });
  assert.deepEqual(
    [saved.data.address, saved.data.country, saved.data.version],
    ['1 Road', 'CN', version + 1],
  );
  const late = await ana.post('/adminapi/customer/save', { version, address: '2 Road' });
  assert.deepEqual([late.status, late.data.current.address], [409, '1 Road']);
  const { data } = await ana.get(`/adminapi/history?subject=customer&id=${house.orgA}`);
  assert.deepEqual(data.rows[0].changes, [
    { field: 'Country', from: null, to: 'China' },
    { field: 'Address', from: null, to: '1 Road' },
    { field: 'Phone', from: null, to: '0755' },
  ]);
  const reader = await house.as(await house.person({ permissions: ['mine:view'] }));
  assert.equal((await reader.post('/adminapi/customer/save', { version })).status, 403);
});

test('only who may manage users can become the administrator', async () => {
  const { data: clerical } = await addContact(ana);
  const asked = { version: await versionNow(), adminId: clerical.id };
  const refused = await ana.post('/adminapi/customer/admin', asked);
  assert.deepEqual([refused.code, refused.message.startsWith('The administrator must be')], [-1, true]);
  const stranger = await house.person({ orgId: house.orgB });
  assert.equal(
    (await ana.post('/adminapi/customer/admin', { ...asked, adminId: stranger.userId })).status,
    404,
  );
  const able = await house.person();
  assert.equal(
    (await ana.post('/adminapi/customer/admin', { ...asked, adminId: able.userId })).data.adminId,
    able.userId,
  );
});

test('a second factor demanded of everybody is felt on the next request', async () => {
  const colleague = await house.as(await house.person());
  assert.equal((await colleague.get('/omsapi/orders')).status, 200);
  const version = await versionNow();
  const demanded = await ana.post('/adminapi/customer/secondFactor', { version, requireTotp: true });
  assert.equal(demanded.data.requireTotp, true);
  assert.equal((await colleague.get('/omsapi/orders')).status, 403);
  await house.rows('update customer set require_totp = false where org_id = $1', [house.orgA]);
});

test('the counts of the side navigation are those of the lists; contacts only for who manages them', async () => {
  const { data } = await ana.get('/adminapi/customer/counts');
  for (const [key, path] of [
    ['contacts', 'contacts'],
    ['addresses', 'addresses'],
    ['paymentAccounts', 'paymentAccounts'],
  ] as const)
    assert.equal(data[key], (await ana.get(`/adminapi/${path}/count`)).data.total, key);
  const reader = await house.as(await house.person({ permissions: ['mine:view'] }));
  assert.equal((await reader.get('/adminapi/customer/counts')).data.contacts, null);
});
