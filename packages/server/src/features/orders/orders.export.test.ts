import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textShown } from '@loadline/contract/kernel/field';
import { order } from '@loadline/contract/orders/order';
import { openTestHouse } from '../../testing/house.ts';
import { textsOf } from '../../testing/workbook-texts.ts';
import { addOrder } from './orders.factory.ts';

const house = await openTestHouse();
const mei = await house.person({ authority: 'own' });
const calls = await house.as(mei);

test('an export holds the filtered orders under the labels of the reader’s language', async () => {
  const wanted = await addOrder(house, {
    created_by: mei.userId,
    status: 'SIGNED',
    charging_weight: '88.5',
    eta: '2026-12-01',
    order_time: '2026-11-19T18:30:00Z',
  });
  await addOrder(house, { created_by: mei.userId, status: 'ORDERED' });
  const columns = ['orderNumber', 'status', 'chargingWeight', 'chargingUnit', 'eta', 'orderTime', 'isCustoms']
    .map((key) => `&columns=${key}`)
    .join('');
  const zh = await calls.get(`/omsapi/orders/export?status=SIGNED${columns}`, { 'accept-language': 'zh-CN' });
  assert.equal(zh.status, 200);
  assert.match(
    String(zh.headers['content-disposition']),
    /^attachment; filename="_+\.xlsx"; filename\*=UTF-8''%E8%AE%A2%E5%8D%95\.xlsx$/,
  );
  assert.deepEqual(await textsOf(zh.bytes), [
    ['订单号', '订单状态', '计费重', '计费单位', '预计到达时间', '下单时间', '是否报关'],
    [wanted.orderNumber, '已签收', '88.5', 'kg', '2026-12-01', '2026-11-20T02:30:00', '是'],
  ]);
  const en = await calls.get(`/omsapi/orders/export?status=SIGNED${columns}`);
  assert.deepEqual((await textsOf(en.bytes))[0]?.slice(0, 4), [
    'Order no.',
    'Order status',
    'Chargeable weight',
    'Charged in',
  ]);
});

test('carriers’ numbers read as they are printed, in the list and in the workbook, and are kept plain', async () => {
  const flown = await addOrder(house, { created_by: mei.userId, tracking_no: '999-12345675' });
  const sailed = await addOrder(house, {
    created_by: mei.userId,
    transport_type: '2',
    tracking_no: 'CSQU305438-3',
  });
  const desk = await house.as(await house.clerk());
  const printed = new Map([
    [flown.orderNumber, ['99912345675', '999-12345675']],
    [sailed.orderNumber, ['CSQU3054383', 'CSQU305438-3']],
  ]);
  for (const [side, path] of [
    [calls, '/omsapi/orders'],
    [desk, '/opsapi/orders'],
  ] as const)
    for (const [no, [plain = '', asPrinted]] of printed) {
      const [row] = (await side.get(`${path}?search=${no}`)).data.rows;
      assert.equal(row.trackingNo, plain);
      assert.equal(textShown(order.fields.trackingNo, row.trackingNo), asPrinted);
      const file = await side.get(`${path}/export?search=${no}&columns=orderNumber&columns=trackingNo`);
      assert.deepEqual((await textsOf(file.bytes))[1], [no, asPrinted], path);
    }
});

test('an export of chosen orders never holds another organisation’s', async () => {
  const own = await addOrder(house, { created_by: mei.userId });
  const foreign = await addOrder(house, { org_id: house.orgB });
  const file = await calls.get(`/omsapi/orders/export?ids=${own.id}&ids=${foreign.id}&columns=orderNumber`);
  assert.deepEqual(await textsOf(file.bytes), [['Order no.'], [own.orderNumber]]);
});

test('text that looks like a formula stays text', async () => {
  const evil = await addOrder(house, {
    created_by: mei.userId,
    reference_number: '=HYPERLINK("http://x","y")',
  });
  const file = await calls.get(`/omsapi/orders/export?ids=${evil.id}&columns=referenceNumber`);
  assert.deepEqual((await textsOf(file.bytes))[1], ['=HYPERLINK("http://x","y")']);
  assert.ok(!file.bytes.includes('<f>'));
});

test('an export longer than one batch holds every order once', async () => {
  const many = await house.person({ authority: 'own' });
  await addOrder(house);
  await house.rows(
    `insert into orders (org_id, id, order_number, status, status_date, order_time, channel_name, destination_country, reference_number,
       is_customs, is_self_clearance, quantity, gross_weight, volume, created_by)
     select $1, gen_random_uuid(), 'X' || n, 'ORDERED', now(), now() - n * interval '1 second', '中美空运专线', 'US', 'BULK-' || n, true, false, 1, 1, 1, $2
     from generate_series(1, 4500) n`,
    [house.orgA, many.userId],
  );
  const file = await (await house.as(many)).get('/omsapi/orders/export?columns=referenceNumber');
  const rows = await textsOf(file.bytes);
  assert.equal(new Set(rows.map(([reference]) => reference)).size, 4_501);
});

test('exporting needs its own permission', async () => {
  const viewer = await house.as(await house.person({ permissions: ['order:view'] }));
  assert.equal((await viewer.get('/omsapi/orders/export')).status, 403);
});
