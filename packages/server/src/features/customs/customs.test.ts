import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nothing } from '../../testing/belongings.ts';
import { openTestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addOrderWithGoods, deskCalls } from './customs.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, save, lines, move, back, noteOf } = deskCalls(desk);

const statusOf = async (no: string) =>
  (await customer.get(`/omsapi/orders/detail?no=${no}`)).data.order.status;

async function made(facts: object = {}, more: object = {}) {
  const order = await addOrderWithGoods(house, { created_by: ana.userId, ...facts });
  const { made: numbers } = await make([order.orderNumber], more);
  return { ...order, no: String(numbers[0]) };
}

test('a declaration made of an order has its goods, figures and numbers, and nobody types them again', async () => {
  const { no, orderNumber } = await made({
    tracking_no: '78444172450',
    reference_number: 'PO-1',
    quantity: 12,
    gross_weight: '144.5',
  });
  assert.match(no, /^CD\d{6}\d{4,}$/);
  const { file, orders, lines: found } = await detail(no);
  assert.deepEqual(
    [
      file.status,
      file.waybillNo,
      file.reference,
      file.packages,
      file.grossWeight,
      file.quantity,
      file.totalValue,
      file.customer,
    ],
    ['PREPARING', '78444172450', 'PO-1', 12, '144.500', 620, '3111.00', '公司 ACME'],
  );
  assert.deepEqual([orders[0].orderNumber, orders[0].isPart], [orderNumber, false]);
  const [shirts, lamps] = found;
  assert.deepEqual(
    [
      shirts.hs,
      shirts.quantity,
      shirts.firstQty,
      shirts.firstUnit,
      shirts.secondQty,
      shirts.totalPrice,
      shirts.finalDestination,
    ],
    ['6109100010', 600, '600', 'pcs', null, '3000.00', 'US'],
  );
  assert.deepEqual(
    shirts.elements.map(({ key, value }: { key: string; value: string }) => `${key} ${value}`),
    ['name 针织T恤衫', 'brandType 0', 'content 棉100%', 'brand 无牌', 'itemNo A123'],
  );
  // Of a code that is not known itself its heading says what is asked.
  assert.deepEqual(
    lamps.elements.map(({ key, value }: { key: string; value: string }) => `${key} ${value}`),
    ['name LED 台灯', 'material 塑料', 'usage 照明'],
  );
  assert.equal(lamps.firstUnit, null);
});

test('what is typed of a line is kept, what is as the goods say follows them', async () => {
  const { no, id } = await made();
  const before = await detail(no);
  const [shirts] = before.lines;
  const typed = {
    ...shirts,
    secondQty: '108.5',
    sourcePlace: '深圳特区',
    elements: [...shirts.elements, { key: 'preference', value: '0' }],
  };
  const after = await lines(no, [typed]);
  assert.equal(after.code, 200, after.message);
  assert.equal(after.data.lines.length, 1);
  await house.rows(
    `update goods_line set unit_price_usd = 6, total_price_usd = 3600, material = '棉95%' where order_id = $1 and line_no = 1`,
    [id],
  );
  const [line] = (await detail(no)).lines;
  assert.deepEqual(
    [line.secondQty, line.sourcePlace, line.unitPrice, line.totalPrice],
    ['108.5000', '深圳特区', '6.0000', '3600.00'],
  );
  const said = Object.fromEntries(
    line.elements.map(({ key, value }: Record<string, string>) => [key, value]),
  );
  assert.deepEqual([said['preference'], said['content']], ['0', '棉95%']);
});

test('tariff and VAT are the total of taxes, and the ninth digit of its number says the direction', async () => {
  const { no } = await made();
  const sum = await save(no, { tariff: '12008.50', vat: '23862.61', totalTax: '35871.10' });
  assert.deepEqual([sum.code, sum.data[0].path], [400, 'totalTax']);
  const direction = await save(no, { declarationNo: '223320261041903355' });
  assert.deepEqual([direction.code, direction.data[0].path], [400, 'declarationNo']);
  const right = await save(no, {
    declarationNo: '223320260041903355',
    tariff: '12008.5',
    vat: '23862.61',
    totalTax: '35871.11',
  });
  assert.deepEqual(
    [right.code, right.data.file.totalTax, right.data.file.taxCurrency],
    [200, '35871.11', 'CNY'],
  );
  const other = await made();
  const taken = await save(other.no, { declarationNo: '223320260041903355' });
  assert.deepEqual([taken.code, /223320260041903355/.test(taken.message)], [-1, true]);
});

test('papers go to customs when nothing is missing or with a reason, and come back with a release note; their customer reads what, not who', async () => {
  const { no, orderNumber } = await made();
  const early = await move(no, 'SUBMITTED');
  assert.deepEqual([early.code, /still missing/.test(early.message)], [-1, true]);
  // Where the header is complete, elements are named with their lines.
  await save(no, { office: '2248', tradeCountry: 'US', packageType: 'carton', sourcePlace: '深圳特区' });
  assert.match((await move(no, 'SUBMITTED')).message, /line 1 Preference, line 1 Weave/);
  assert.equal((await move(no, 'SUBMITTED', { reason: '先预录' })).data.file.status, 'SUBMITTED');
  assert.equal((await move(no, 'CLEARING')).data.file.status, 'CLEARING');
  assert.equal((await move(no, 'RELEASED')).code, -1);
  assert.equal((await noteOf(no)).code, 200);
  const released = await move(no, 'RELEASED', { at: '2026-11-19T13:10:00.000Z', note: '无查验' });
  assert.deepEqual([released.code, released.data.file.releasedAt], [200, '2026-11-19T13:10:00.000Z']);
  assert.equal(await statusOf(orderNumber), 'EXPORT_RELEASED');
  const { steps } = (await customer.get(`/omsapi/customs/detail?no=${no}`)).data;
  const names = (list: { who: string }[]) => [...new Set(list.map(({ who }) => who !== ''))];
  assert.deepEqual([names(released.data.steps), names(steps)], [[true], [false]]);
  assert.deepEqual(
    steps.at(-1).note ?? steps.find(({ step }: { step: string }) => step === 'RELEASED').note,
    '无查验',
  );
});

test('a release that is recalled takes the stage of its orders back, and can come again', async () => {
  const { no, orderNumber } = await made();
  for (const to of ['SUBMITTED', 'CLEARING', 'RELEASED']) await move(no, to, { reason: '补录' });
  assert.equal(await statusOf(orderNumber), 'EXPORT_RELEASED');
  const recalled = await back(no);
  assert.deepEqual([recalled.code, recalled.data.file.status], [200, 'CLEARING'], recalled.message);
  assert.equal(await statusOf(orderNumber), 'ORDERED');
  await move(no, 'RELEASED', { reason: '补录' });
  assert.equal(await statusOf(orderNumber), 'EXPORT_RELEASED');
});

test('an order on two declarations is released with the last of them', async () => {
  const { no, orderNumber, id } = await made();
  const [other] = (await make([orderNumber])).made;
  await save(other, { orders: [{ orderId: id, pieces: 4, grossWeight: '40', volume: '0.4' }] });
  assert.deepEqual((await detail(other)).lines, []);
  for (const to of ['SUBMITTED', 'CLEARING', 'RELEASED']) await move(no, to, { reason: '补录' });
  assert.equal(await statusOf(orderNumber), 'ORDERED');
  for (const to of ['SUBMITTED', 'CLEARING', 'RELEASED']) await move(other, to, { reason: '补录' });
  assert.equal(await statusOf(orderNumber), 'EXPORT_RELEASED');
});

test('money is summed by currency and never mixed', async () => {
  const euro = await made({}, { currency: 'EUR' });
  const [shirts] = (await detail(euro.no)).lines;
  assert.equal(shirts.unitPrice, null);
  await lines(euro.no, [{ ...shirts, unitPrice: '2.5' }]);
  const { data } = await customer.get('/omsapi/customs/overview');
  const inEuro = data.values.find(({ currency }: { currency: string }) => currency === 'EUR');
  assert.deepEqual([inEuro.files, inEuro.amount], [1, '1500.00']);
  assert.ok(data.values.some(({ currency }: { currency: string }) => currency === 'USD'));
  assert.deepEqual(
    data.taxes.map(({ currency }: { currency: string }) => currency),
    ['CNY'],
  );
  const list = await customer.get('/omsapi/customs?currency=EUR');
  assert.deepEqual(
    list.data.rows.map(({ fileNo }: { fileNo: string }) => fileNo),
    [euro.no],
  );
});

test('another organisation finds neither the declaration nor its files, as if there were none', async () => {
  const { no } = await made();
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  const theirs = await stranger.get(`/omsapi/customs/detail?no=${no}`);
  const none = await stranger.get(`/omsapi/customs/detail?no=${nothing().orderNumber}`);
  assert.deepEqual([theirs.status, theirs.message], [404, none.message]);
  assert.equal((await stranger.get('/omsapi/customs/count')).data.total, 0);
  const { id } = (await detail(no)).file;
  assert.equal((await stranger.get(`/omsapi/files?subject=customs&id=${id}`)).status, 404);
});

test('declarations are found by whatever their orders are called, and moved together by pasted numbers', async () => {
  const one = await made({ reference_number: 'BATCH-1', tracking_no: '11244172310' });
  const two = await made({ reference_number: 'BATCH-2' });
  const found = await customer.get('/omsapi/customs?numbers=112-44172310&numbers=NOPE');
  assert.deepEqual(
    found.data.rows.map(({ fileNo }: { fileNo: string }) => fileNo),
    [one.no],
  );
  const counted = await customer.get('/omsapi/customs/count?numbers=112-44172310&numbers=NOPE');
  assert.deepEqual(counted.data.notFound, ['NOPE']);
  const { data } = await desk.post('/opsapi/customs/moveAll', {
    numbers: ['BATCH-1', two.no, 'NOPE'],
    to: 'SUBMITTED',
    reason: '批量交单',
  });
  assert.deepEqual(
    data.map(({ fileNo, done }: Record<string, unknown>) => [fileNo, done]),
    [
      [one.no, true],
      [two.no, true],
      [null, false],
    ],
  );
});

test('what customs find abnormal is asked, answered in place and cleared, and its sheet says the same', async () => {
  const { no } = await made();
  const opened = await desk.post('/opsapi/customs/abnormal/open', {
    no,
    kind: 'sampling',
    descriptionZh: '海关抽取高脚杯 2 件',
  });
  const [{ sheetNo, state }] = opened.data.file.flags;
  assert.equal(state, 'opened');
  const asked = await desk.post('/opsapi/customs/abnormal/ask', {
    no,
    sheetNo,
    customerActionZh: '请提供检测报告',
    dueAt: '2027-01-05T10:00:00.000Z',
  });
  assert.equal(asked.data?.file.flags[0].state, 'asked', asked.message);
  assert.equal(
    (await customer.get('/omsapi/customs/overview')).data.tabs.find(
      ({ tab }: { tab: string }) => tab === 'mine',
    ).count > 0,
    true,
  );
  const compliance = await house.as(await house.person({ permissions: ['customs:view', 'customs:reply'] }));
  const replied = await compliance.post('/omsapi/customs/reply', { no, sheetNo, body: '报告见附件' });
  assert.equal(replied.data?.file.flags[0].state, 'answered', replied.message);
  assert.equal((await desk.get(`/opsapi/exceptions/detail?no=${sheetNo}`)).data.sheet.state, 'PROCESSING');
  const row = (await desk.get('/opsapi/customs?tab=answered')).data.rows.find(
    ({ fileNo }: { fileNo: string }) => fileNo === no,
  );
  assert.ok(row);
  const cleared = await desk.post('/opsapi/customs/abnormal/clear', { no, sheetNo, said: '已放行' });
  assert.deepEqual([cleared.data.file.flags, cleared.data.abnormal[0].state], [[], 'cleared']);
});

test('goods of more than 50 kinds go on further declarations, whose packages stand on the first', async () => {
  const order = await addOrder(house, { created_by: ana.userId });
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_cn, hs_dest, material, usage, special, declared_qty, unit_price_usd, total_price_usd)
     select $1, $2, n, '零件', 'Part', '7326901900', '73269019', '钢', '支架', '{}', 1, 1, 1 from generate_series(1, 60) n`,
    [house.orgA, order.id],
  );
  const { made: numbers } = await make([order.orderNumber]);
  const found = await Promise.all(numbers.map(detail));
  assert.deepEqual(
    found.map(({ lines: of, file }) => [of.length, file.packages]),
    [
      [50, 10],
      [10, 0],
    ],
  );
});

test('the list of declarations shows every field of the specification', async () => {
  const { no } = await made({ tracking_no: '78444172731', reference_number: 'PO-ALL' });
  await save(no, {
    declarationNo: '223320260041990001',
    customsDate: '2026-11-19',
    tariff: '10.00',
    vat: '2.50',
  });
  const { rows } = (await customer.get('/omsapi/customs?numbers=PO-ALL')).data;
  const [row] = rows;
  assert.deepEqual(
    [
      row.waybillNo,
      row.reference,
      row.declarationNo,
      row.customsDate,
      row.status,
      row.quantity,
      row.volume,
      row.packages,
      row.grossWeight,
      row.currency,
    ],
    [
      '78444172731',
      'PO-ALL',
      '223320260041990001',
      '2026-11-19',
      'PREPARING',
      620,
      '1.234567',
      10,
      '120.500',
      'USD',
    ],
  );
  assert.match(row.orderDate, /^2026-11-\d\d$/);
  assert.deepEqual(
    [row.totalValue, row.tariff, row.vat, row.totalTax],
    ['3111.00', '10.00', '2.50', '12.50'],
  );
  const file = await customer.get('/omsapi/customs/export?numbers=PO-ALL');
  assert.deepEqual([file.status, file.bytes.subarray(0, 2).toString()], [200, 'PK']);
});

test('a declaration takes its five types of documents, and its customer reads those that are shown', async () => {
  const { no } = await made();
  for (const type of ['1', '2', '8', '10', '11']) assert.equal((await noteOf(no, type)).code, 200, type);
  const { id } = (await detail(no)).file;
  const { data } = await customer.get(`/omsapi/files?subject=customs&id=${id}`);
  assert.deepEqual(data.map(({ type }: { type: string }) => type).toSorted(), ['1', '10', '11', '2', '8']);
  const own = new URLSearchParams({ subject: 'customs', id, type: '1' });
  assert.equal(
    (await customer.upload(`/omsapi/files/upload?${own.toString()}`, 'invoice.pdf', paper)).code,
    200,
  );
  assert.equal(
    (await customer.get(`/omsapi/files/zip?subject=customs&id=${id}`)).bytes.subarray(0, 2).toString(),
    'PK',
  );
});

test('taxes to pay and the release are told to the customer, once each', async () => {
  const { no } = await made({}, { direction: 'import', businessType: '8' });
  await save(no, { tariff: '12008.50', vat: '23862.61' });
  for (const to of ['SUBMITTED', 'CLEARING', 'TAX_DUE', 'TAX_PAID', 'RELEASED'])
    await move(no, to, { reason: '补录' });
  const { data } = await customer.get('/adminapi/notices');
  const told = data.rows.filter(({ number }: { number: string }) => number === no);
  assert.deepEqual(told.map(({ event }: { event: string }) => event).toSorted(), [
    'customsReleased',
    'dutyToApprove',
  ]);
  assert.ok(
    told.some(({ text }: { text: string }) => text.includes('CNY 35871.11')),
    JSON.stringify(told),
  );
});
