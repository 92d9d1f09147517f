import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { anAccount, bankCalls } from './bank-lines.factory.ts';
import { addCharge, billCalls, layBilling } from './bills.factory.ts';
import { closingCalls, dayAgo } from './closing.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const { orgA } = house;
await layBilling(house);
await anAccount(house);
const { months, close, reopen } = closingCalls(desk);
const { make, issue, issued, drop, change } = billCalls(desk, orgA);
const bank = bankCalls(desk);

const [before, last, today] = [await dayAgo(house, 2), await dayAgo(house, 1), await dayAgo(house, 0, 1)];
const [monthBefore, lastMonth, thisMonth] = [before.slice(0, 7), last.slice(0, 7), today.slice(0, 7)];

const receive = (day: string, amount = '100.00') =>
  desk.post('/opsapi/money/receive', {
    id: newId(),
    orgId: orgA,
    day,
    companyCode: 'SZ',
    currency: 'CNY',
    amount,
    payer: null,
    bankRef: null,
    note: null,
  });
const charge = (day: string) => addCharge(house, { fee_date: day });
const stateOf = async (month: string) =>
  (await months()).find((one: { month: string }) => one.month === month);
const daysOf = (kind: string) =>
  house.rows<{ day: string }>(
    `select day::text as day from ledger_entry where kind = $1 order by made_at desc, id desc`,
    [kind],
  );

test('the months stand from the first entry to the running one, with sums of which debit is credit and what is not settled', async () => {
  await receive(before);
  await receive(last, '250.50');
  const toVoid = await charge(last);
  await issued([toVoid], { billDate: last });
  await make([await charge(last)], { billDate: last });
  await charge(last);
  await bank.brought({ day: last.replaceAll('-', '/') });
  const all = await months();
  assert.deepEqual(
    all.map(({ month, state }: Record<string, string>) => [month, state]),
    [
      [thisMonth, 'RUNNING'],
      [lastMonth, 'OPEN'],
      [monthBefore, 'NEXT'],
    ],
  );
  const { entries, sums, base, drafts, charges, receipts, bankLines, closedWho } = all[1];
  assert.deepEqual(
    [entries, base, drafts, charges, receipts, bankLines, closedWho],
    [2, '3110.50', 1, 1, 1, 1, null],
  );
  assert.deepEqual(sums, [{ currency: 'CNY', debit: '3110.50', credit: '3110.50' }]);
});

test('months are closed in their order, never the running one or one to come, and closed twice they are closed', async () => {
  assert.match((await close(lastMonth)).message, new RegExp(`${monthBefore} is the next`));
  assert.match((await close(thisMonth)).message, new RegExp(`${thisMonth} is not over yet`));
  assert.match((await close('2091-05')).message, /2091-05 is not over yet/);
  assert.match((await close('2026-13')).message, /such as 2026-11/);
  for (const month of [monthBefore, lastMonth, lastMonth]) {
    const { code, message } = await close(month);
    assert.equal(code, 200, message);
  }
  const { state, closedWho, closedAt } = await stateOf(lastMonth);
  assert.equal(state, 'CLOSED');
  assert.match(closedWho, /^Name /);
  assert.ok(closedAt);
});

test('what is typed with a day of a closed month is refused by its field, with the first day that is open', async () => {
  const says = new RegExp(`its month is closed; ${today} is the first day that is open`);
  const received = await receive(last);
  assert.match(received.message, says);
  assert.match(received.message, /Received on: its month/);
  const made = await make([await charge(last)], { billDate: last });
  assert.match(made.message, says);
  assert.match(made.message, /Bill date: its month/);
  const run = { id: newId(), upTo: last, billDate: last, companyCode: 'SZ', issues: true };
  assert.match((await desk.post('/opsapi/bills/month', run)).message, says);
  const { billNo } = (await make([await charge(last)], { billDate: today })).data.bill;
  assert.match((await change(billNo, { billDate: last })).message, says);
  const [draft] = await house.rows<{ no: string }>(
    `select bill_no as no from bill where status = 'DRAFT' and bill_date = $1`,
    [last],
  );
  const refused = await issue(draft?.no ?? '');
  assert.match(refused.message, new RegExp(`bill date ${last} is closed. ${today} is the first day`));
  const kept = await change(draft?.no ?? '', { note: '下月开出' });
  assert.equal(kept.code, 200, kept.message);
});

test('the database refuses it whoever is connected, and keeps the order of the months', async () => {
  const entry = (day: string) =>
    house.rows(
      `insert into ledger_entry (org_id, id, kind, day, made_by, made_who, made_at) values ($1, gen_random_uuid(), 'receipt', $2, gen_random_uuid(), 'owner', now())`,
      [orgA, day],
    );
  await assert.rejects(entry(last), /is closed/);
  await assert.rejects(entry(before), /is closed/);
  await assert.rejects(entry('2020-01-31'), /is closed/);
  const month = (day: string) =>
    house.rows(
      `insert into closed_month (month, closed_by, closed_who) values ($1, gen_random_uuid(), 'owner')`,
      [day],
    );
  await assert.rejects(month(today), /in their order/);
  await assert.rejects(month('2020-01-01'), /in their order/);
  await assert.rejects(
    house.rows('delete from closed_month where month < $1', [last.slice(0, 8).concat('01')]),
  );
  await assert.rejects(house.rows(`update closed_month set closed_who = 'somebody'`), /in their order/);
});

test('corrections of what stands in a closed month are posted in the open one', async () => {
  const [bill] = await house.rows<{ no: string }>(`select bill_no as no from bill where status = 'ISSUED'`);
  const voided = await drop(bill?.no ?? '');
  assert.equal(voided.code, 200, voided.message);
  const [credit] = await daysOf('credit');
  assert.equal(credit?.day.slice(0, 7), thisMonth);
  const { rows } = (await desk.get('/opsapi/money?tab=open')).data;
  const { id } = rows.find(({ day }: { day: string }) => day === last);
  const reversed = await desk.post('/opsapi/money/reverse', { id, entryId: null, reason: '重复登记' });
  assert.equal(reversed.code, 200, reversed.message);
  const [reversal] = await daysOf('reversal');
  assert.equal(reversal?.day.slice(0, 7), thisMonth);
});

test('a line of a bank of a closed month keeps its day and is posted on the first day that is open', async () => {
  const { line, postsOn } = await bank.brought({ day: last.replaceAll('-', '/'), amount: '77.00' });
  assert.equal(postsOn, today);
  const { code, message } = await bank.accept(line.id, orgA, []);
  assert.equal(code, 200, message);
  const [kept] = await house.rows<{ day: string; posted: string }>(
    `select m.day::text as day, e.day::text as posted from receipt_of_money m join ledger_entry e on e.org_id = m.org_id and e.receipt_id = m.id where m.amount = 77`,
  );
  assert.deepEqual(kept, { day: last, posted: today });
});

test('only the month that was closed last is opened again, with a reason that the log keeps; then it takes entries', async () => {
  assert.match((await reopen(monthBefore)).message, new RegExp(`${lastMonth}, is opened again`));
  assert.notEqual((await reopen(lastMonth, '')).code, 200);
  const opened = await reopen(lastMonth, '漏记一笔收款');
  assert.equal(opened.code, 200, opened.message);
  assert.equal((await stateOf(lastMonth)).state, 'NEXT');
  assert.equal((await receive(last)).code, 200);
  assert.match((await receive(before)).message, /its month is closed/);
  const logged = await house.rows<{ changes: string }>(
    `select changes::text as changes from audit where action = 'month-reopened'`,
  );
  assert.match(logged.map(({ changes }) => changes).join(), /漏记一笔收款/);
});

test('50 receipts are posted while their month is closed: what went through stands in its sums, nothing comes after', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 25 }, () => receive(last, '1.00')),
    close(lastMonth),
    ...Array.from({ length: 25 }, () => receive(last, '1.00')),
  ]);
  const [closed] = answers.splice(25, 1);
  assert.equal(closed?.code, 200, closed?.message);
  const posted = answers.filter(({ code }) => code === 200).length;
  for (const { code, message } of answers) if (code !== 200) assert.match(message, /its month is closed/);
  const [kept] = await house.rows<{ count: number }>(
    `select count(*)::int as count from ledger_entry e join receipt_of_money m on m.org_id = e.org_id and m.id = e.receipt_id where m.amount = 1 and e.day = $1`,
    [last],
  );
  assert.equal(kept?.count, posted);
  const told = closed?.data.find((one: { month: string }) => one.month === lastMonth);
  assert.deepEqual(
    [told.entries, told.sums],
    [(await stateOf(lastMonth)).entries, (await stateOf(lastMonth)).sums],
  );
});

test('who may not close sees no month; who may closes for all customers, whichever team they are in', async () => {
  const other = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:finance'] }));
  const calls = closingCalls(other);
  for (const { status } of [
    await other.get('/opsapi/closing'),
    await calls.close(lastMonth),
    await calls.reopen(lastMonth),
  ])
    assert.equal(status, 403);
  const elsewhere = await house.as(await house.clerk({ customers: [house.orgB] }));
  const { data } = await elsewhere.get('/opsapi/closing');
  assert.deepEqual(data, await months());
});
