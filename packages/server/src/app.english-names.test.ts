import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addOrder } from './features/orders/orders.factory.ts';
import { draftOf, soundContent } from './features/trusts/trusts.factory.ts';
import { newId } from './kernel/database.ts';
import { textOfPdf } from './kernel/testing/pdf-text.ts';
import { idOfRole } from './seed/standards.ts';
import { openTestHouse } from './testing/house.ts';
import { textsOf } from './testing/workbook-texts.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person({ authority: 'own' }));
const desk = await house.as(await house.clerk());

const product = { id: newId(), zh: '钨丝专线', en: 'Tungsten line' };
await house.rows(
  `insert into channel (channel_id, name, name_en, transport, active) values ($1, $2, $3, '1', true)`,
  [product.id, product.zh, product.en],
);
await house.rows('insert into customer_channel (org_id, channel_id) values ($1, $2)', [
  house.orgA,
  product.id,
]);

const content = soundContent();
const trust = await draftOf(ana, {
  ...content,
  service: { ...content.service, channelName: product.zh },
});
const me = await house.rows<{ id: string }>('select created_by::text as id from trust where trust_no = $1', [
  trust.trust.trustNo,
]);
const order = await addOrder(house, { channel_name: product.zh, created_by: me[0]?.id });
// A product that is offered no more is still what its shipments went by.
await house.rows('update channel set active = false where channel_id = $1', [product.id]);

const named = new RegExp(`${product.zh}|公司 ACME`);

test('an order says its product in English to an English reader, also one that is offered no more', async () => {
  const asked = [
    [ana, '/omsapi/orders'],
    [desk, '/opsapi/orders'],
  ] as const;
  for (const [calls, path] of asked) {
    const [row] = (await calls.get(`${path}?search=${order.orderNumber}`)).data.rows;
    assert.equal(row.channelNameEn, product.en, path);
    const { data } = await calls.get(`${path}/detail?no=${order.orderNumber}`);
    assert.equal(data.order.channelNameEn, product.en, path);
  }
  const form = await ana.get(`/omsapi/orders/form?no=${order.orderNumber}`);
  assert.equal(form.data.channelNameEn, product.en);
  const [arriving] = (await desk.get(`/opsapi/receipt/find?no=${order.orderNumber}`)).data;
  assert.deepEqual([arriving.channelNameEn, arriving.customerEn], [product.en, 'Company ACME']);
});

test('a workbook is written with the names that its reader reads', async () => {
  const columns = 'columns=customerName&columns=channelName';
  const path = `/opsapi/orders/export?search=${order.orderNumber}&${columns}`;
  const [, en] = await textsOf((await desk.get(path)).bytes);
  assert.deepEqual(en, ['Company ACME', product.en]);
  const [, zh] = await textsOf((await desk.get(path, { 'accept-language': 'zh-CN' })).bytes);
  assert.deepEqual(zh, ['公司 ACME', product.zh]);
});

test('the labels of cartons name customer and product in the language of who prints them', async () => {
  const path = `/opsapi/receipt/labels?orderId=${order.id}&from=1&pieces=1`;
  const [en = ''] = await textOfPdf((await desk.get(path)).bytes);
  assert.match(en, /Tungsten line[\s\S]*ACME Company ACME/);
  assert.doesNotMatch(en, named);
  const [zh = ''] = await textOfPdf((await desk.get(path, { 'accept-language': 'zh-CN' })).bytes);
  assert.match(zh, named);
});

test('a template carries both names of its product', async () => {
  const no = trust.trust.trustNo;
  const { data } = await ana.post('/omsapi/trust/templates/save', { no, name: 'Next time' });
  assert.deepEqual([data.channelName, data.channelNameEn], [product.zh, product.en]);
  const made = (await ana.post('/omsapi/booking/make', {})).data;
  const { id, version } = made.booking;
  const flight = { ...made.content.flight, product: product.zh };
  const kept = await ana.post('/omsapi/booking/save', { id, version, ...made.content, flight });
  const booking = { no: kept.data.booking.bookingNo, name: 'Next time' };
  const template = (await ana.post('/omsapi/booking/templates/save', booking)).data;
  assert.deepEqual([template.product, template.productEn], [product.zh, product.en]);
});

test('the audit log calls customers, products, roles and teams as its reader does', async () => {
  const team = await house.rows<{ id: string; en: string }>(
    'select team_id::text as id, name_en as en from team limit 1',
  );
  const role = await house.rows<{ en: string }>('select name_en as en from role where role_id = $1', [
    idOfRole('operations'),
  ]);
  const subjects = [
    ['customer', house.orgA, 'ACME Company ACME'],
    ['product', product.id, product.en],
    ['role', idOfRole('operations'), role[0]?.en],
    ['team', team[0]?.id, team[0]?.en],
  ] as const;
  for (const [subject, id, called] of subjects) {
    await house.rows(
      `insert into audit (org_id, audit_id, who, action, subject, subject_id, changes) values ($1, $2, 'Li', 'edited', $3, $4, '{}')`,
      [house.orgA, newId(), subject, id],
    );
    const { rows } = (await desk.get(`/opsapi/audit?subject=${subject}&subjectId=${id}`)).data;
    assert.equal(rows[0]?.subjectName, called, subject);
  }
});

test('a refusal about a role calls it as its reader does', async () => {
  const admin = await house.as(await house.clerk());
  const roles = (await admin.get('/opsapi/roles')).data;
  const fixed = roles.find(({ code }: { code: string }) => code === 'staffAdmin');
  const change = { roleId: fixed.id, version: fixed.version, add: [], remove: ['op:audit:view'] };
  const body = { reason: 'as agreed', changes: [change] };
  const { message } = await admin.post('/opsapi/roles/save', body);
  assert.equal(message, `“${fixed.nameEn}” is a fixed role and cannot be changed`);
});
