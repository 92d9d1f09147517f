import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addCharge, billCalls, layBilling } from './bills.factory.ts';
import { disputeCalls } from './disputes.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const viewer = await house.as(await house.person({ permissions: ['bill:view'] }));
const stranger = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());
const { issued, drop } = billCalls(desk, house.orgA);
const { linesOf, raise, withdraw, accept, reject } = disputeCalls(customer, desk);
await layBilling(house);

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const own = async (no: string) => (await customer.get(`/omsapi/bills/detail?no=${no}`)).data;
const usd = { currency: 'USD', quantity: '1.000', unit_fee: '186.0000', order_fee: '186.00' };

async function disputed(facts: object = {}, wanted = '2000.00') {
  const no = await issued([await addCharge(house, facts)]);
  const [line] = await linesOf(no);
  const reply = await raise(line.id, wanted);
  assert.equal(reply.code, 200, reply.message);
  return { no, lineId: line.id, id: reply.data.disputes[0].id };
}

async function received(amount: string, no: string) {
  const id = newId();
  const body = { orgId: house.orgA, day: today, companyCode: 'SZ', currency: 'CNY', amount };
  await desk.post('/opsapi/money/receive', { id, ...body, payer: null, bankRef: null, note: null });
  const billId = (await own(no)).bill.id;
  const reply = await desk.post('/opsapi/money/allocate', { id, parts: [{ billId, amount }] });
  assert.equal(reply.code, 200, reply.message);
  return id;
}

test('a customer disputes a line with what it should be; what is more is disputed, not overdue, and stays unpaid', async () => {
  const no = await issued([await addCharge(house)], { billDate: '2026-10-01' });
  const late = (await own(no)).bill;
  assert.ok(late.overdueDays > 0);
  const before = (await customer.get('/omsapi/balances')).data;
  const [line] = await linesOf(no);
  const { data } = await raise(line.id, '0');
  const [one] = data.disputes;
  assert.match(one.no, /^FY\d{10}$/);
  assert.deepEqual(
    [one.state, one.wanted, one.disputed, one.billNo, one.currency],
    ['OPEN', '0.00', '2860.00', no, 'CNY'],
  );
  const { bill, disputes } = await own(no);
  assert.deepEqual(
    [bill.disputedAmount, bill.unpaidAmount, bill.overdueDays, bill.status],
    ['2860.00', '2860.00', null, 'ISSUED'],
  );
  assert.equal(disputes[0].no, one.no);
  const after = (await customer.get('/omsapi/balances')).data;
  assert.equal(after.issuedUnpaid, before.issuedUnpaid);
  assert.equal(Number(after.disputed) - Number(before.disputed), 2860);
  const { sums } = (await customer.get(`/omsapi/bills/overview?search=${no}&tab=all`)).data;
  assert.deepEqual(
    [sums[0].unpaidAmount, sums[0].ages.disputed, sums[0].ages.d30, sums[0].ages.d60],
    ['2860.00', '2860.00', '0.00', '0.00'],
  );
  await withdraw(one.id);
  assert.deepEqual((await own(no)).bill.overdueDays, late.overdueDays, 'taken back, it is late again');
});

test('of a dispute in part the rest stays overdue, and a payment is proposed for the rest alone', async () => {
  const no = await issued([await addCharge(house)], { billDate: '2026-10-01' });
  const [line] = await linesOf(no);
  await raise(line.id, '2000');
  const { bill } = await own(no);
  assert.ok(bill.overdueDays > 0);
  const id = newId();
  const body = { orgId: house.orgA, day: today, companyCode: 'SZ', currency: 'CNY', amount: '5000.00' };
  const { data } = await desk.post('/opsapi/money/receive', {
    id,
    ...body,
    payer: null,
    bankRef: null,
    note: no,
  });
  const open = data.open.find(({ billNo }: { billNo: string }) => billNo === no);
  assert.deepEqual([open.unpaidAmount, open.disputedAmount, open.proposed], ['2860.00', '860.00', '2000.00']);
});

test('what the desk accepts comes off the bill by a credit note that names it, and its customer is told', async () => {
  const { no, id } = await disputed();
  const reply = await accept(id, '860.00', '合同价有误');
  assert.equal(reply.code, 200, reply.message);
  const { dispute, standing } = reply.data;
  assert.deepEqual(
    [dispute.state, dispute.credited, dispute.answer, standing],
    ['ACCEPTED', '860.00', '合同价有误', '2000.00'],
  );
  const { bill, disputes } = await own(no);
  assert.deepEqual(
    [
      bill.billAmount,
      bill.creditedAmount,
      bill.unpaidAmount,
      bill.paidAmount,
      bill.disputedAmount,
      bill.status,
    ],
    ['2860.00', '860.00', '2000.00', '0.00', '0.00', 'ISSUED'],
  );
  assert.equal(disputes[0].creditNo, dispute.creditNo);
  const note = await own(dispute.creditNo);
  assert.deepEqual(
    [
      note.bill.creditOf,
      note.bill.billAmount,
      note.bill.unpaidAmount,
      note.lines[0].orderFee,
      note.disputes[0].no,
    ],
    [no, '-860.00', '0.00', '-860.00', dispute.no],
  );
  assert.ok(!('decidedBy' in disputes[0]), 'the name of who decided is the desk’s alone');
  const told = await house.rows<{ number: string; decision: string }>(
    `select n.number, n.words ->> 'decision' as decision from notice n where n.event = 'disputeDecided'`,
  );
  assert.deepEqual(told.at(-1), { number: no, decision: 'credited' });
  const history = (await customer.get(`/omsapi/bills/history?no=${no}`)).data;
  assert.ok(history.some(({ action }: { action: string }) => action === 'Credited'));
});

test('less than is disputed may be credited, never more; the rest can be disputed again', async () => {
  const { no, id, lineId } = await disputed();
  assert.equal((await accept(id, '860.01')).message, '860.00 is disputed; no more can be credited');
  await accept(id, '400');
  assert.equal((await own(no)).bill.unpaidAmount, '2460.00');
  assert.equal(
    (await raise(lineId, '2460.00')).message,
    'The line stands at 2460.00; the amount it should be must be less',
  );
  const again = await raise(lineId, '2000.00');
  assert.equal(again.data.disputes[0].disputed, '460.00');
});

test('of what is paid more than is left, the money goes back to its receipt on the account and can pay another bill', async () => {
  const { no, id } = await disputed();
  const receipt = await received('2860.00', no);
  const before = (await customer.get('/omsapi/balances')).data;
  await accept(id, '860.00');
  const { bill } = await own(no);
  assert.deepEqual(
    [bill.status, bill.paidAmount, bill.creditedAmount, bill.unpaidAmount],
    ['PAID', '2000.00', '860.00', '0.00'],
  );
  const after = (await customer.get('/omsapi/balances')).data;
  assert.equal(Number(after.account) - Number(before.account), 860);
  assert.equal((await desk.get(`/opsapi/money/detail?id=${receipt}`)).data.receipt.left, '860.00');
});

test('a line in another currency is disputed in that of its bill, and the last cent takes what is left of the base amount', async () => {
  const yuan = await disputed({ ...usd, order_fee: '186.37' }, '1000');
  assert.equal((await accept(yuan.id, '323.23')).code, 200);
  const no = await issued([await addCharge(house, usd)], { currency: 'USD', companyCode: 'HK' });
  const [line] = await linesOf(no);
  const first = await raise(line.id, '100.01');
  await accept(first.data.disputes[0].id, '85.99');
  const second = await raise(line.id, '0');
  assert.equal(second.data.disputes[0].currency, 'USD');
  await accept(second.data.disputes[0].id, '100.01');
  const [left] = await house.rows<{ base: string; amount: string }>(
    `select sum(p.base)::text as base, sum(p.amount)::text as amount from ledger_posting p join bill b on b.id = p.bill_id where b.bill_no = $1`,
    [no],
  );
  assert.deepEqual(left, { base: '0.00', amount: '0.00' });
  const [lines] = await house.rows<{ base: string }>(
    `select (select base_amount from charge where id = $1) + (select sum(base_amount) from charge where credits_id = $1) as base`,
    [line.id],
  );
  assert.equal(Number(lines?.base), 0);
});

test('what is rejected says why, stays as it is, and may be disputed once more', async () => {
  const { no, id, lineId } = await disputed();
  const { dispute } = (await reject(id, '附件为当日公布价')).data;
  assert.deepEqual([dispute.state, dispute.answer, dispute.creditNo], ['REJECTED', '附件为当日公布价', null]);
  assert.equal((await own(no)).bill.disputedAmount, '0.00');
  assert.match((await accept(id, '1')).message, /Rejected/);
  assert.equal((await raise(lineId, '2500')).code, 200);
});

test('a line has one open dispute; sent twice it is one; a draft, a void bill and a credit note have none', async () => {
  const { lineId, id } = await disputed();
  assert.equal((await raise(lineId, '1')).message, 'This line is disputed already');
  const again = await raise(lineId, '2000.00', { id });
  assert.deepEqual([again.code, again.data.disputes.length], [200, 1]);
  const { creditNo } = (await accept(id, '860')).data.dispute;
  const [credit] = await linesOf(creditNo);
  assert.match((await raise(credit.id, '0')).message, /cannot be disputed/);
  const no = await issued([await addCharge(house)]);
  const [line] = await linesOf(no);
  await drop(no);
  assert.match((await raise(line.id, '0')).message, /cannot be disputed/);
});

test('a bill with an open dispute or a credited line is not voided as a whole', async () => {
  const { no, id } = await disputed();
  assert.equal((await drop(no)).message, `Decide the disputes of bill ${no} first`);
  await accept(id, '100');
  assert.equal((await drop(no)).message, `Lines of bill ${no} were credited; it cannot be voided`);
});

test('of two who decide at once one wins, and the bill is credited once', async () => {
  const { no, id } = await disputed();
  const lock = { id, version: 1 };
  const replies = await Promise.all([
    ...Array.from({ length: 8 }, () =>
      desk.post('/opsapi/disputes/accept', { ...lock, credited: '860', answer: null }),
    ),
    desk.post('/opsapi/disputes/reject', { ...lock, answer: 'no' }),
    customer.post('/omsapi/disputes/withdraw', lock),
  ]);
  assert.equal(replies.filter(({ code }) => code === 200).length, 1);
  assert.ok(replies.every(({ status }) => status === 200 || status === 409));
  const { bill, disputes } = await own(no);
  assert.equal(bill.creditedAmount, disputes[0].state === 'ACCEPTED' ? '860.00' : '0.00');
});

test('who may only read bills raises nothing, a stranger finds neither line nor dispute, and another team none at the desk', async () => {
  const { id, lineId } = await disputed();
  assert.equal((await viewer.post('/omsapi/disputes/withdraw', { id, version: 1 })).status, 403);
  assert.equal((await stranger.get(`/omsapi/disputes/line?lineId=${lineId}`)).status, 404);
  assert.equal((await stranger.post('/omsapi/disputes/withdraw', { id, version: 1 })).status, 404);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal((await elsewhere.get(`/opsapi/disputes/detail?id=${id}`)).status, 404);
});

test('a line shows the weights of its order side by side, as booked, measured, weighed and charged', async () => {
  const order = await addOrder(house, {
    gross_weight: '98.000',
    actual_weight: '104.500',
    charging_weight: '105.000',
  });
  const { lineId } = await disputed({ order_id: order.id, billing_weight: '120.000' });
  const { weights } = (await customer.get(`/omsapi/disputes/line?lineId=${lineId}`)).data;
  assert.deepEqual(
    [weights.declared, weights.booked, weights.measured, weights.weighed, weights.charged, weights.billed],
    ['98.000', null, '104.500', null, '105.000', '120.000'],
  );
});

test('the desk finds what waits, and what was said or decided is changed by nobody', async () => {
  const { id, no } = await disputed();
  const { rows } = (await desk.get(`/opsapi/disputes?search=${no}`)).data;
  assert.deepEqual([rows.length, rows[0].state, rows[0].id], [1, 'OPEN', id]);
  await assert.rejects(house.rows(`update bill_dispute set wanted = 1 where id = '${id}'`), /decided once/);
  await reject(id);
  assert.equal((await desk.get(`/opsapi/disputes?search=${no}`)).data.rows.length, 0);
  for (const deed of [
    `update bill_dispute set state = 'OPEN' where id = '${id}'`,
    `delete from bill_dispute where id = '${id}'`,
  ])
    await assert.rejects(house.rows(deed), /decided once/);
});
