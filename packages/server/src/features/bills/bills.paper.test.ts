import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { textsOf } from '../../testing/workbook-texts.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addCharge, billCalls, layBilling } from './bills.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const stranger = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());
const { make, issued } = billCalls(desk, house.orgA);
await layBilling(house);
await house.rows(
  `insert into company_account (company_code, currency, account_name, bank_name, account_no, swift, changed_who)
   values ('SZ', 'CNY', '衡线深圳有限公司', '中国银行深圳分行', '7530 1234 5678', 'BKCHCNBJ45A', 'Clerk')`,
);
const chinese = { 'accept-language': 'zh-cn' };
const dollars = {
  currency: 'USD',
  unit_name: 'shipment',
  quantity: '1.000',
  unit_fee: '186.0000',
  order_fee: '186.00',
  fee_zh: '目的港派送',
  fee_en: 'Delivery',
};
const words = async (reply: { bytes: Buffer }) => (await textOfPdf(reply.bytes)).join('\n');

test('a bill on paper has its lines by order, the amount in capital numerals and the account it is paid to', async () => {
  const order = await addOrder(house, { reference_number: 'PO-90417' });
  const charges = [
    await addCharge(house, { order_id: order.id }),
    await addCharge(house, { ...dollars, order_id: order.id }),
  ];
  const no = await issued([...charges, await addCharge(house, { order_fee: '12.30' })]);
  const paper = await words(await customer.get(`/omsapi/bills/paper?no=${no}`, chinese));
  for (const said of [
    no,
    order.orderNumber,
    'PO-90417',
    '空运费',
    '7.1000',
    '1,320.60',
    '4,192.90',
    '人民币肆仟壹佰玖拾贰元玖角整',
    '衡线深圳',
    '中国银行深圳分行',
    '7530 1234 5678',
    'BKCHCNBJ45A',
  ])
    assert.ok(paper.includes(said), said);
  const english = await words(await customer.get(`/omsapi/bills/paper?no=${no}`));
  assert.ok(english.includes('Air freight') && english.includes('Total CNY') && !english.includes('人民币'));
  assert.equal((await stranger.get(`/omsapi/bills/paper?no=${no}`)).status, 404);
  assert.ok(
    (await words(await desk.get(`/opsapi/bills/paper?no=${no}`, chinese))).includes(
      '人民币肆仟壹佰玖拾贰元玖角整',
    ),
  );
});

test('a bill of a company whose account nobody has entered names none', async () => {
  const no = await issued([await addCharge(house, dollars)], { currency: 'USD', companyCode: 'HK' });
  const paper = await words(await customer.get(`/omsapi/bills/paper?no=${no}`, chinese));
  assert.ok(paper.includes('美元壹佰捌拾陆元整'));
  assert.ok(!paper.includes('收款账户'));
});

test('the lines of a bill are a workbook with what they cost in both currencies', async () => {
  const { billNo } = (await make([await addCharge(house, dollars)])).data.bill;
  assert.equal((await customer.get(`/omsapi/bills/sheet?no=${billNo}`)).status, 404);
  const [heads = [], first = []] = await textsOf((await desk.get(`/opsapi/bills/sheet?no=${billNo}`)).bytes);
  const cell = (head: string) => first[heads.indexOf(head)];
  assert.deepEqual(
    [cell('Fee type'), cell('Currency of the fee'), cell('Order fee'), cell('Base amount (CNY)')],
    ['Delivery', 'US dollar', '186', '1320.6'],
  );
});
