import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addContact, newContact } from './contacts.factory.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());

/** What was written and what came back under the same names. */
function writtenAndShown(written: object, shown: object) {
  const known = Object.fromEntries(Object.keys(written).map((key) => [key, Reflect.get(shown, key)]));
  return [known, written] as const;
}

test('a customer profile has every field of the specification', async () => {
  const { data: admin } = await addContact(ana, { mobile: '13812344471', username: 'lin.zhixia' });
  await house.rows(`update customer set legal_id = '91350100M000100Y43', admin_id = $2 where org_id = $1`, [
    house.orgA,
    admin.id,
  ]);
  const { data } = await ana.get('/adminapi/customer/customerInfo');
  const wanted = {
    type: 'company',
    name: '公司 ACME',
    code: 'ACME',
    legalName: '公司 ACME',
    legalId: '91350100M000100Y43',
    status: 'active',
    adminUserName: 'lin.zhixia',
    adminMobile: '138****4471',
    adminEmail: 'chen.yq@example.com',
  };
  assert.deepEqual(...writtenAndShown(wanted, data));
  await house.rows(`update customer set status = 'inactive' where org_id = $1`, [house.orgB]);
  const stranger = await house.person({ orgId: house.orgB });
  await assert.rejects(house.as(stranger));
});

test('a contact has every field of the specification, passwords only on the way in', async () => {
  const asked = newContact({ mobile: '13712345678', confirm: 'Harbour7Crane' });
  const { data } = await ana.post('/adminapi/contacts/create', asked);
  const { password, confirm, idNumber, ...shown } = asked as typeof asked & { confirm: string };
  assert.deepEqual(...writtenAndShown({ ...shown, mobile: '137****5678' }, data));
  const row = (await ana.get('/adminapi/contacts')).data.rows.find(
    ({ id }: { id: string }) => id === data.id,
  );
  assert.deepEqual([row.roleZh, row.roleEn, row.enabled], ['操作', 'Operations', true]);
  assert.ok(![password, confirm, idNumber].some((secret) => JSON.stringify(data).includes(secret)));
});

test('a payment account has every field of the specification', async () => {
  for (const method of ['bank', 'alipay', 'wechat'])
    for (const type of ['company', 'personal']) {
      const asked = {
        id: newId(),
        account: '6222000000000918',
        accountName: 'Acme',
        bank: 'ICBC',
        method,
        type,
        remark: 'x',
      };
      const { data } = await ana.post('/adminapi/paymentAccounts/save', asked);
      assert.deepEqual(...writtenAndShown({ ...asked, account: '************0918' }, data));
    }
});

test('an address has every field of the specification', async () => {
  const asked = {
    id: newId(),
    type: 'consignee',
    company: 'Sample Ltd',
    contact: 'J. Ng',
    phone: '+44 1248 555 012',
    country: 'GB',
    state: 'Wales',
    city: 'Llanfairpwll',
    address: '1 Holyhead Road',
    postCode: 'LL61 5UJ',
    remark: 'ring twice',
  };
  const { data } = await ana.post('/adminapi/addresses/save', asked);
  assert.deepEqual(...writtenAndShown(asked, data));
});

test('the tax info of China, Europe and the United States has every field of the specification', async () => {
  const shared = { title: 'Acme', address: '1 Road', phone: '0755-1' };
  const regions = [
    {
      ...shared,
      region: 'china',
      dutyNumber: '91350100M000100Y43',
      bank: 'ICBC',
      bankAccount: '6222000000000918',
    },
    { ...shared, region: 'europe', vatNo: 'DE136695976', eoriNo: 'DE4820017', iossNo: 'IM2760000001' },
    { ...shared, region: 'us', ein: '12-3456789' },
  ];
  for (const asked of regions) {
    const { data } = await ana.post('/adminapi/taxInfo/save', asked);
    const masked = 'bankAccount' in asked ? { bankAccount: '************0918' } : {};
    assert.deepEqual(...writtenAndShown({ ...asked, ...masked }, data));
  }
});

test('goods have every field of the specification', async () => {
  const asked = {
    id: newId(),
    nameZh: '保温杯',
    nameEn: 'Vacuum bottle',
    hsCode: '9617001900',
    brand: 'Norrvik',
    model: 'NV-B500',
    material: 'Steel',
    currency: 'USD',
    purpose: 'Drinking',
    priceDifference: '-0.35',
  };
  const { data } = await ana.post('/adminapi/goods/save', asked);
  assert.deepEqual(...writtenAndShown(asked, data));
});

test('a carton has its rule and its three sides in centimetres', async () => {
  const asked = { id: newId(), rule: 'Standard', length: '52.0', width: '36.5', height: '30.0' };
  const { data } = await ana.post('/adminapi/cartons/save', asked);
  assert.deepEqual(...writtenAndShown(asked, data));
  const wrong = await ana.post('/adminapi/cartons/save', { ...asked, id: newId(), length: '2000.1' });
  assert.deepEqual([wrong.status, wrong.data[0].path], [400, 'length']);
});
