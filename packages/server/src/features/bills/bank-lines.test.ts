import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { anAccount, bankCalls, rightLine } from './bank-lines.factory.ts';
import { aCompany, layBill } from './money.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());
const { orgA, orgB } = house;
await aCompany(house);
await anAccount(house);
const { brought, accept, detailOf, lineOf } = bankCalls(desk);

interface Bill {
  billId: string;
  billNo: string;
  proposed: string;
}
const partsOf = (open: readonly Bill[]) =>
  open
    .filter(({ proposed }) => Number(proposed) > 0)
    .map(({ billId, proposed: amount }) => ({ billId, amount }));

test('a line whose text names a bill is proposed for its customer, and one press enters and pays it', async () => {
  const bill = await layBill(house, { orgId: orgA, amount: '1234.56' });
  const { line, proposals } = await brought({ amount: '1234.56', note: `货款${bill.no.toLowerCase()} 谢谢` });
  assert.equal(line.state, 'OPEN');
  const [first] = proposals;
  assert.equal(first.orgId, orgA);
  assert.deepEqual(first.reasons, ['billNo', 'amount']);
  assert.deepEqual([first.open[0].billNo, first.open[0].proposed], [bill.no, '1234.56']);
  const { data } = await accept(line.id, orgA, partsOf(first.open));
  assert.equal(data.line.state, 'ENTERED');
  assert.match(data.line.receiptNo, /^SK\d{10}$/);
  const paid = (await customer.get(`/omsapi/bills/detail?no=${bill.no}`)).data.bill;
  assert.equal(paid.status, 'PAID');
  const receipt = (await desk.get(`/opsapi/money?tab=all&search=${line.bankRef}`)).data.rows[0];
  assert.deepEqual([receipt.left, receipt.day, receipt.companyCode], ['0.00', '2026-11-20', 'SZ']);
});

test('a customer is found by its name, by an account of its own, by who has paid for it, and by the amount alone', async () => {
  await house.rows(`update organisation set name_zh = '深圳启航示例跨境电商有限公司' where org_id = $1`, [
    orgB,
  ]);
  const byName = await brought({ payer: '深圳启航示例跨境电商' });
  assert.deepEqual([byName.proposals[0].orgId, byName.proposals[0].reasons], [orgB, ['name']]);
  await house.rows(
    `insert into payment_account (org_id, id, account, account_name, bank, method, type, created_by)
     values ($1, gen_random_uuid(), '6222 0000 1234', 'LIN ZHIXIA', 'ICBC', 'bank', 'personal', gen_random_uuid())`,
    [orgB],
  );
  const byAccount = await brought({ payer: '林', payerAccount: '622200001234' });
  assert.deepEqual(byAccount.proposals[0].reasons, ['payerAccount']);
  const before = await brought({ payer: '周转货运代理行' });
  assert.deepEqual(before.proposals, []);
  await accept(before.line.id, orgA, []);
  const again = await brought({ payer: '周转货运代理行' });
  assert.deepEqual([again.proposals[0].orgId, again.proposals[0].reasons], [orgA, ['paidBefore']]);
  await layBill(house, { orgId: orgB, amount: '4321.09' });
  const byAmount = await brought({ payer: '', amount: '4321.09' });
  assert.deepEqual([byAmount.proposals[0].orgId, byAmount.proposals[0].reasons], [orgB, ['amount']]);
});

test('the desk names another customer, whose bills are proposed in turn, and what is left stays on the account', async () => {
  const bill = await layBill(house, { orgId: orgB, amount: '200.00', dueInDays: -40 });
  const { line } = await brought({ amount: '250' });
  const { data } = await desk.get(`/opsapi/bank-lines/for?id=${line.id}&orgId=${orgB}`);
  assert.equal(data.open[0].billNo, bill.no);
  await accept(line.id, orgB, [{ billId: bill.id, amount: '200.00' }]);
  const receipt = (await desk.get(`/opsapi/money?tab=all&search=${line.bankRef}`)).data.rows[0];
  assert.equal(receipt.left, '50.00');
});

test('what is too much for a bill enters nothing at all', async () => {
  const bill = await layBill(house, { orgId: orgA, amount: '10.00' });
  const { line } = await brought({ amount: '100' });
  assert.match(
    (await accept(line.id, orgA, [{ billId: bill.id, amount: '11.00' }])).message,
    /has 10.00 unpaid/,
  );
  assert.equal((await lineOf(line.bankRef)).state, 'OPEN');
});

test('fifty who accept one line at once enter one receipt, and one who sends it twice is answered twice', async () => {
  const { line } = await brought({ amount: '77' });
  const replies = await Promise.all(Array.from({ length: 50 }, () => accept(line.id, orgA, [])));
  assert.equal(replies.filter(({ code }) => code === 200).length, 1);
  const found = (await desk.get(`/opsapi/money?tab=all&search=${line.bankRef}`)).data.rows;
  assert.equal(found.length, 1);
  const twice = await accept(line.id, orgA, [], found[0].id);
  assert.equal(twice.data.line.state, 'ENTERED');
});

test('a line is set aside with a reason and taken back, and nobody enters it meanwhile', async () => {
  const { line } = await brought({ payer: '衡线国际货运', note: '内部调拨' });
  const aside = await desk.post('/opsapi/bank-lines/aside', {
    id: line.id,
    version: 1,
    reason: 'own account',
  });
  assert.deepEqual([aside.data.line.state, aside.data.line.aside], ['ASIDE', 'own account']);
  assert.match((await accept(line.id, orgA, [])).message, /is set aside/);
  const stale = await desk.post('/opsapi/bank-lines/back', { id: line.id, version: 1 });
  assert.notEqual(stale.code, 200);
  const back = await desk.post('/opsapi/bank-lines/back', { id: line.id, version: 2 });
  assert.equal(back.data.line.state, 'OPEN');
});

test('a line whose receipt is reversed waits again, and may be entered for another customer', async () => {
  const { line } = await brought({ amount: '88' });
  await accept(line.id, orgA, []);
  const [{ id }] = (await desk.get(`/opsapi/money?tab=all&search=${line.bankRef}`)).data.rows;
  await desk.post('/opsapi/money/reverse', { id, entryId: null, reason: 'wrong customer' });
  assert.equal((await lineOf(line.bankRef)).state, 'OPEN');
  const { data } = await accept(line.id, orgB, []);
  assert.equal(data.line.state, 'ENTERED');
});

test('money that was typed by hand under the same reference is the line itself', async () => {
  const { line } = await brought({ amount: '99' });
  const body = {
    id: crypto.randomUUID(),
    orgId: orgA,
    day: line.day,
    companyCode: 'SZ',
    currency: 'CNY',
    amount: '99',
  };
  const typed = await desk.post('/opsapi/money/receive', {
    ...body,
    payer: null,
    bankRef: line.bankRef,
    note: null,
  });
  assert.equal(typed.code, 200);
  assert.deepEqual((await detailOf(line.bankRef)).line.state, 'ENTERED');
  assert.match((await accept(line.id, orgA, [])).message, /is entered already/);
});

test('who serves some customers only is proposed these alone, and sees of what others were paid no more than that it is entered', async () => {
  const bill = await layBill(house, { orgId: orgB, amount: '31.00' });
  const { line } = await brought({ amount: '31', note: bill.no });
  const narrow = await house.as(await house.clerk({ customers: [orgA] }));
  const seen = (await narrow.get(`/opsapi/bank-lines/detail?id=${line.id}`)).data;
  assert.ok(seen.proposals.every(({ orgId }: { orgId: string }) => orgId === orgA));
  assert.equal((await narrow.get(`/opsapi/bank-lines/for?id=${line.id}&orgId=${orgB}`)).status, 404);
  await accept(line.id, orgB, []);
  const after = (await narrow.get(`/opsapi/bank-lines/detail?id=${line.id}`)).data.line;
  assert.deepEqual([after.state, after.customer, after.receiptNo], ['ENTERED', null, null]);
  const refused = await bankCalls(narrow).accept(line.id, orgA, []);
  assert.match(refused.message, /is entered already/);
});

test('the tabs say how many lines wait, and a bond is laid over no bill', async () => {
  await layBill(house, { orgId: orgA, amount: '60.00' });
  const { line } = await brought({ amount: '500', note: '押金' });
  const { data } = await desk.get(`/opsapi/bank-lines/for?id=${line.id}&orgId=${orgA}`);
  assert.deepEqual(partsOf(data.open), []);
  const { tabs } = (await desk.get('/opsapi/bank-lines/overview')).data;
  const countOf = (tab: string) => tabs.find((one: { tab: string }) => one.tab === tab).count;
  assert.equal(countOf('all'), countOf('open') + countOf('entered') + countOf('aside'));
  assert.ok(countOf('open') > 0);
});

test('nobody of a customer sees a statement', async () => {
  const { line } = await brought(rightLine());
  assert.notEqual((await customer.get(`/opsapi/bank-lines/detail?id=${line.id}`)).code, 200);
});
