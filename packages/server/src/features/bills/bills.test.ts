import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addCharge, billCalls, layBilling } from './bills.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const stranger = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());
const { make, issue, drop, change, issued } = billCalls(desk, house.orgA);
await layBilling(house);

const usd = {
  currency: 'USD',
  unit_name: 'shipment',
  quantity: '1.000',
  unit_fee: '186.0000',
  order_fee: '186.00',
};
const own = async (no: string) => (await customer.get(`/omsapi/bills/detail?no=${no}`)).data;

test('a draft of checked charges adds up at the rates of their days, is due after the term and is the desk’s alone', async () => {
  const order = await addOrder(house, { reference_number: 'PO-90417', transfer_no: '1Z999' });
  const charges = [
    await addCharge(house, { order_id: order.id }),
    await addCharge(house, { ...usd, order_id: order.id }),
  ];
  const made = await make(charges);
  assert.equal(made.code, 200, made.message);
  const { bill, lines } = made.data;
  assert.match(bill.billNo, /^FB\d{6}\d{4,}$/);
  assert.deepEqual(
    [
      bill.status,
      bill.billAmount,
      bill.baseAmount,
      bill.unpaidAmount,
      bill.payDate,
      bill.orderNumber,
      bill.orders,
    ],
    ['DRAFT', '4180.60', '4180.60', '0.00', '2026-12-04', order.orderNumber, 1],
  );
  assert.deepEqual(
    lines.map((line: Record<string, string>) => [
      line.orderNumber,
      line.refNo,
      line.transferNo,
      line.rate,
      line.baseAmount,
    ]),
    [
      [order.orderNumber, 'PO-90417', '1Z999', '1.000000', '2860.00'],
      [order.orderNumber, 'PO-90417', '1Z999', '7.100000', '1320.60'],
    ],
  );
  assert.equal((await customer.get(`/omsapi/bills/detail?no=${bill.billNo}`)).status, 404);
  assert.equal((await customer.get('/omsapi/bills')).data.rows.length, 0);
});

test('issued, it is owed in the ledger, its customer reads it and a stranger finds nothing', async () => {
  const no = await issued([await addCharge(house)]);
  const { bill, lines } = await own(no);
  assert.deepEqual(
    [
      bill.status,
      bill.billAmount,
      bill.paidAmount,
      bill.unpaidAmount,
      bill.companyZh,
      bill.companyEn,
      lines.length,
    ],
    ['ISSUED', '2860.00', '0.00', '2860.00', '衡线深圳', 'Loadline Shenzhen', 1],
  );
  assert.equal((await stranger.get(`/omsapi/bills/detail?no=${no}`)).status, 404);
  assert.equal((await stranger.get(`/omsapi/bills/history?no=${no}`)).status, 404);
  assert.deepEqual(
    await house.rows(
      `select p.account, p.amount::text, p.base::text from ledger_posting p join ledger_entry e on e.id = p.entry_id where e.bill_id = $1 order by p.position`,
      [bill.id],
    ),
    [
      { account: 'receivable', amount: '2860.00', base: '2860.00' },
      { account: 'revenue', amount: '-2860.00', base: '-2860.00' },
    ],
  );
  const history = (await customer.get(`/omsapi/bills/history?no=${no}`)).data;
  assert.deepEqual(
    history.map(({ action, who }: Record<string, string>) => [action, who]),
    [['Issued', '']],
    'nothing of the draft',
  );
});

test('a bill of another currency takes charges of it alone, and counts in the base currency besides', async () => {
  const yuan = await addCharge(house);
  const refused = await make([yuan], { currency: 'USD' });
  assert.deepEqual(
    [refused.code, refused.message],
    [-1, 'A bill in USD takes charges in USD alone; some of these are in CNY'],
  );
  const no = await issued([await addCharge(house, usd)], { currency: 'USD', companyCode: 'HK' });
  const { bill } = await own(no);
  assert.deepEqual(
    [bill.billAmount, bill.baseAmount, bill.unpaidAmount, bill.currency],
    ['186.00', '1320.60', '186.00', 'USD'],
  );
});

test('what is billed, not checked, of another customer or made up comes on no bill', async () => {
  const taken = await addCharge(house);
  await make([taken]);
  const unchecked = await addCharge(house, { checked_at: null, checked_by: null });
  const foreign = await addCharge(house, { org_id: house.orgB });
  for (const id of [taken, unchecked, foreign, newId()]) {
    const refused = await make([id]);
    assert.match(refused.message, /^1 of the charges are on a bill already, not checked or not there/);
  }
});

test('what has no company, no customer or no charge is refused by its name', async () => {
  const refused = await make([await addCharge(house)], { companyCode: 'XX' });
  assert.deepEqual(
    [refused.status, refused.message],
    [400, 'The request is not valid: Receiving company code: there is no such company in use'],
  );
  assert.equal((await make([], { orgId: newId() })).status, 404);
  const empty = (await make([])).data.bill.billNo;
  assert.equal((await issue(empty)).message, 'The bill has no charges and cannot be issued');
});

test('a bill whose fee has no rate of its day is not issued, and says which is missing', async () => {
  const euro = await addCharge(house, { currency: 'EUR', fee_date: '2026-11-18' });
  const late = await addCharge(house, { ...usd, fee_date: '2026-11-21' });
  const { billNo } = (await make([euro, late])).data.bill;
  const refused = await issue(billNo);
  assert.equal(
    refused.message,
    'There is no exchange rate of EUR 2026-11-18, USD 2026-11-21. Enter it first',
  );
  assert.equal((await desk.get(`/opsapi/bills/detail?no=${billNo}`)).data.bill.status, 'DRAFT');
});

test('charges go in and out of a draft, which a version before does not change any more', async () => {
  const [first, second] = [await addCharge(house), await addCharge(house, { order_fee: '10.00' })];
  const { billNo, id } = (await make([first])).data.bill;
  const changed = await change(billNo, {
    putIn: [second],
    takeOut: [first],
    payDate: '2026-12-31',
    note: '请注明账单号',
  });
  assert.deepEqual(
    [changed.data.bill.billAmount, changed.data.bill.payDate, changed.data.bill.note],
    ['10.00', '2026-12-31', '请注明账单号'],
  );
  const stale = {
    id,
    version: 1,
    billDate: '2026-11-19',
    payDate: '2026-12-31',
    note: null,
    putIn: null,
    takeOut: null,
  };
  assert.equal((await desk.post('/opsapi/bills/change', stale)).status, 409);
  const early = await change(billNo, { payDate: '2026-11-01' });
  assert.equal(early.message, 'The request is not valid: Pay by: it is before the bill date');
  assert.equal((await make([first])).code, 200, 'what was taken out waits for another bill');
});

test('who may see only their own sees no bill, and reads no account as if it were empty', async () => {
  const no = await issued([await addCharge(house)]);
  const narrow = await house.as(await house.person({ authority: 'own' }));
  assert.equal((await narrow.get(`/omsapi/bills/detail?no=${no}`)).status, 404);
  assert.deepEqual((await narrow.get('/omsapi/bills')).data.rows, []);
  assert.equal((await narrow.get('/omsapi/balances')).status, 403);
});

test('an issued bill is taken back by a credit note, and what was charged can be billed again', async () => {
  const no = await issued([await addCharge(house, { order_fee: '2860.01' })]);
  const voided = await drop(no);
  assert.equal(voided.code, 200, voided.message);
  assert.deepEqual([voided.data.bill.status, voided.data.bill.unpaidAmount], ['VOID', '0.00']);
  const [told] = (await customer.get(`/omsapi/bills/history?no=${no}`)).data;
  const { rows } = (await customer.get('/omsapi/bills?sort=-billDate&size=200')).data;
  const note = rows.find(({ creditOf }: { creditOf: string | null }) => creditOf === no);
  assert.deepEqual([note.billAmount, note.unpaidAmount, note.status], ['-2860.01', '0.00', 'PAID']);
  assert.ok(
    told.changes.some(({ to }: { to: string }) => to === note.billNo),
    JSON.stringify(told),
  );
  const free = (await desk.get(`/opsapi/bills/charges?orgId=${house.orgA}&currency=CNY`)).data;
  const again = free.find(({ orderFee }: { orderFee: string }) => orderFee === '2860.01');
  assert.equal((await make([again.id])).data.bill.billAmount, '2860.01');
  assert.equal((await drop(no)).code, -1, 'not twice');
  assert.equal((await drop(note.billNo)).message, 'A credit note cannot be voided');
});

test('a draft that is dropped gives its charges back and is nothing of its customer’s', async () => {
  const charge = await addCharge(house);
  const { billNo } = (await make([charge])).data.bill;
  assert.equal((await drop(billNo)).data.bill.status, 'VOID');
  assert.equal((await customer.get(`/omsapi/bills/detail?no=${billNo}`)).status, 404);
  assert.equal((await make([charge])).code, 200);
});

test('of a bill something of which is paid nothing is voided; it is partly paid, then paid', async () => {
  const no = await issued([await addCharge(house)]);
  const { bill } = await own(no);
  await pay(bill.id, '1000.00');
  const partly = (await own(no)).bill;
  assert.deepEqual(
    [partly.status, partly.paidAmount, partly.unpaidAmount],
    ['PART_PAID', '1000.00', '1860.00'],
  );
  assert.equal((await drop(no)).message, `Something is paid of bill ${no}; it cannot be voided`);
  await pay(bill.id, '1860.00');
  assert.deepEqual([(await own(no)).bill.status, (await own(no)).bill.unpaidAmount], ['PAID', '0.00']);
});

/** Money received, and at once allocated to a bill. */
async function pay(billId: string, amount: string): Promise<void> {
  const posted = `with e as (insert into ledger_entry (org_id, id, kind, day, bill_id, made_by, made_who, made_at) values ($1, $2, $3, '2026-11-25', $4, $2, 'Clerk', now()))
    insert into ledger_posting (org_id, entry_id, position, account, bill_id, currency, amount, base)
    values ($1, $2, 1, $5, null, 'CNY', $6, $6), ($1, $2, 2, $7, $4, 'CNY', -$6::numeric, -$6::numeric)`;
  await house.rows(posted, [house.orgA, newId(), 'receipt', null, 'bank', amount, 'customer']);
  await house.rows(posted, [house.orgA, newId(), 'payment', billId, 'customer', amount, 'receivable']);
}
