import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { idOfRole } from '../../seed/standards.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addRegistration } from './registrations.factory.ts';

const house = await openTestHouse();
const clerk = await house.clerk();
const desk = await house.as(clerk);
const sale = await house.clerk({ customers: [] });
const productId = newId();
await house.rows(`insert into channel (channel_id, name, name_en, transport) values ($1, '中美空运', 'China–US air', '1')`, [
  productId,
]);
let codes = 0;

function approval(id: string, change: object = {}) {
  codes += 1;
  return {
    id,
    version: 1,
    code: `NB${codes}`,
    saleId: sale.userId,
    customerServiceId: clerk.userId,
    roleId: idOfRole('customerAdmin'),
    dataAuthority: 'organisation',
    products: [productId],
    quota: '20000.00',
    quotaCurrency: 'CNY',
    despiteDuplicates: false,
    releaseMobile: false,
    ...change,
  };
}

test('an approved applicant logs in with the mobile and the password of the application', async () => {
  const applicant = await addRegistration(house, { company_name_cn: '宁波澄岸家居用品有限公司' });
  const reply = await desk.post('/opsapi/registrations/approve', approval(applicant.id, { code: 'NB0342' }));
  assert.deepEqual([reply.code, reply.data?.state], [200, 'APPROVED'], reply.message);
  const calls = await house.as({ ...clerk, username: applicant.mobile, password: 'Chosen2026pass' });
  const me = await calls.get('/adminapi/session/user');
  assert.deepEqual([me.data.company.zh, me.data.kind], ['宁波澄岸家居用品有限公司', 'customer']);
  assert.ok(me.data.permissions.includes('user:manage'));
  assert.ok(!me.data.permissions.some((one: string) => one.startsWith('op:')));
  const detail = await desk.get(`/opsapi/customers/detail?id=${reply.data.madeCustomer}`);
  assert.deepEqual(
    [detail.data.customer.code, detail.data.customer.quota, detail.data.products[0].id],
    ['NB0342', '20000.00', productId],
  );
  const served = await (await house.as(sale)).get('/opsapi/customers');
  assert.deepEqual(served.data.rows.map((row: { code: string }) => row.code), ['NB0342']);
});
