import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { textsOf } from '../../testing/workbook-texts.ts';
import { addCharge, billCalls, layBilling } from './bills.factory.ts';
import { dayAgo } from './closing.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const { orgA } = house;
await layBilling(house);
const { issued, drop } = billCalls(desk, orgA);
const today = await dayAgo(house, 0, 1);
const month = today.slice(0, 7);

const accounts = async () => (await desk.get('/opsapi/journal-accounts')).data;
const accountOf = async (account: string) =>
  (await accounts()).find((one: { account: string }) => one.account === account);
const save = async (account: string, change: object) =>
  desk.post('/opsapi/journal-accounts/save', { ...(await accountOf(account)), ...change });

async function receive(currency: string, amount: string, note: string | null = null) {
  const id = newId();
  const body = { id, orgId: orgA, day: today, companyCode: 'SZ', currency, amount };
  const reply = await desk.post('/opsapi/money/receive', { ...body, payer: null, bankRef: null, note });
  assert.equal(reply.code, 200, reply.message);
  return id;
}

/** A month with a bill in dollars paid at another rate, a voided bill, money in the bond and frozen money. */
async function aMonth() {
  for (const [day, rate] of [
    [today, '7.2'],
    ['2026-11-14', '7.1'],
  ])
    await house.rows(
      `insert into exchange_rate (id, currency, day, rate, source, changed_who) values ($1, 'USD', $2, $3, 'test', 'Clerk') on conflict do nothing`,
      [newId(), day, rate],
    );
  const dollars = { currency: 'USD', quantity: '1.000', unit_fee: '186.0000', order_fee: '186.00' };
  const no = await issued([await addCharge(house, dollars)], { currency: 'USD', billDate: today });
  const billId = (await desk.get(`/opsapi/bills/detail?no=${no}`)).data.bill.id;
  const paid = await receive('USD', '200.00');
  const reply = await desk.post('/opsapi/money/allocate', {
    id: paid,
    parts: [{ billId, amount: '186.00' }],
  });
  assert.equal(reply.code, 200, reply.message);
  await drop(await issued([await addCharge(house)], { billDate: today }));
  await receive('CNY', '5000.00');
  for (const move of ['bondIn', 'freeze'])
    await desk.post('/opsapi/balances/move', {
      orgId: orgA,
      move,
      amount: '300.00',
      reason: '=押金, "合同"',
    });
  return no;
}

async function journal(): Promise<string[][]> {
  const { bytes, status } = await desk.get(`/opsapi/closing/sheet?month=${month}`);
  assert.equal(status, 200);
  return textsOf(bytes);
}

const sum = (rows: readonly string[][], at: number) =>
  Math.round(rows.reduce((all, row) => all + Number(row[at] || 0), 0) * 100);

const billNo = await aMonth();
const [heads = [], ...lines] = await journal();
const at = (label: string) => heads.findIndex((head) => head.startsWith(label));
const [voucher, code, currency, debit, credit] = [
  'Voucher no.',
  'Account code',
  'Currency',
  'Debit',
  'Credit',
].map(at) as [number, number, number, number, number];
const [baseDebit, baseCredit] = [at('Debit, base'), at('Credit, base')];

test('every posting of the month is a line, and its sums are those of the ledger', async () => {
  const [ledger] = await house.rows<{ lines: number; debit: string; credit: string }>(
    `select count(*)::int as lines, sum(p.base) filter (where p.base > 0)::text as debit, (-sum(p.base) filter (where p.base < 0))::text as credit
     from ledger_posting p join ledger_entry e on e.org_id = p.org_id and e.id = p.entry_id where to_char(e.day, 'YYYY-MM') = $1`,
    [month],
  );
  assert.equal(lines.length, ledger?.lines);
  assert.equal(sum(lines, baseDebit), Math.round(Number(ledger?.debit) * 100));
  assert.equal(sum(lines, baseCredit), Math.round(Number(ledger?.credit) * 100));
  assert.equal(ledger?.debit, ledger?.credit);
});

test('in each voucher debit is credit, in every currency and in the base currency; vouchers are numbered without a gap', () => {
  const vouchers = Map.groupBy(lines, (line) => line[voucher] ?? '');
  for (const [no, its] of vouchers) {
    assert.equal(sum(its, baseDebit), sum(its, baseCredit), no);
    for (const one of new Set(its.map((line) => line[currency])))
      assert.equal(
        ...((['debit', 'credit'] as const).map((side) =>
          sum(
            its.filter((line) => line[currency] === one),
            side === 'debit' ? debit : credit,
          ),
        ) as [number, number]),
        no,
      );
  }
  const numbers = [...vouchers.keys()];
  assert.deepEqual(
    numbers,
    numbers.map((_, index) => `${month.replace('-', '')}-${String(index + 1).padStart(4, '0')}`),
  );
});

test('a bill in dollars says code, customer, summary, original amount, rate and base amount', () => {
  const [receivable, revenue] = lines.filter((line) =>
    line[at('Summary')]?.startsWith(`Bill issued ${billNo}`),
  );
  assert.deepEqual(
    [code, debit, credit, at('Rate'), baseDebit, baseCredit].map((column) =>
      Number(receivable?.[column] || 0),
    ),
    [1122, 186, 0, 7.1, 1320.6, 0],
  );
  assert.equal(Number(revenue?.[code]), 6001);
  assert.equal(revenue?.[at('Currency')], receivable?.[currency]);
  const exchange = lines.find((line) => line[code] === '6603');
  assert.deepEqual([exchange?.[debit], exchange?.[credit]], ['', '']);
  assert.ok(Number(exchange?.[baseDebit] || exchange?.[baseCredit]) > 0);
});

test('the CSV says the same: UTF-8 with its mark, cells quoted, and nothing that a spreadsheet would run', async () => {
  const { bytes, headers } = await desk.get(`/opsapi/closing/csv?month=${month}`);
  assert.match(String(headers['content-type']), /^text\/csv/);
  assert.deepEqual([...bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf]);
  const rows = bytes.toString('utf8').trimEnd().split('\r\n');
  assert.equal(rows.length, lines.length + 1);
  assert.match(rows.join('\n'), /"Bond in =押金, ""合同"""/);
});

test('the codes are the desk’s: what is exported afterwards stands under them', async () => {
  const before = await accountOf('revenue');
  const kept = await save('revenue', {
    accountCode: '6001.02',
    accountZh: '货代收入',
    accountEn: 'Forwarding',
  });
  assert.equal(kept.code, 200, kept.message);
  const rows = await journal();
  assert.ok(rows.some((row) => row[code] === '6001.02' && row[at('Account') + 1]));
  assert.ok(!rows.some((row) => row[code] === '6001'));
  const late = await desk.post('/opsapi/journal-accounts/save', { ...before, accountCode: '6051' });
  assert.equal(late.status, 409);
});

test('a code that is empty, too long, no code or another account’s is refused; one customer’s money may share one', async () => {
  assert.match((await save('bank', { accountCode: '' })).message, /Account code/);
  assert.match((await save('bank', { accountCode: '1'.repeat(21) })).message, /Account code/);
  assert.match((await save('bank', { accountCode: '1002 银行' })).message, /such as 1002.01/);
  assert.match((await save('bank', { accountCode: '1122' })).message, /“Receivable” has it already/);
  assert.match((await save('bond', { accountCode: '2203' })).message, /Account balance” has it already/);
  const shared = await save('frozen', { accountCode: '2203' });
  assert.equal(shared.code, 200, shared.message);
  assert.equal((await save('frozen', { accountCode: '2203.09' })).code, 200);
});

test('only who may close months sees the journal and its codes', async () => {
  const other = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:finance'] }));
  for (const path of [
    `/opsapi/closing/sheet?month=${month}`,
    `/opsapi/closing/csv?month=${month}`,
    '/opsapi/journal-accounts',
  ])
    assert.equal((await other.get(path)).status, 403, path);
  assert.equal(
    (await other.post('/opsapi/journal-accounts/save', { ...(await accountOf('bank')) })).status,
    403,
  );
  assert.match((await desk.get('/opsapi/closing/sheet?month=2026-13')).message, /such as 2026-11/);
});
