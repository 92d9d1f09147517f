import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { exact, exceeds, fixed, isSame, minus, plus, zero } from '../kernel/decimal.ts';
import { matchesOf, payerReasons } from './money-match.ts';
import { proposedParts } from './money-proposal.ts';

const payment = { amount: '100.00', payer: null, payerAccount: null, note: null };
const payer = { orgId: 'a', names: [], accounts: [], paidBefore: [] };
const bill = (billNo: string, unpaidAmount: string, payDate = '2026-11-01') => ({
  billNo,
  payDate,
  unpaidAmount,
  disputedAmount: '0.00',
});

test('a payer is known by its name in either width and case, without blanks, signs and the form of the company', () => {
  const isKnown = (typed: string, name: string) =>
    payerReasons({ ...payment, payer: typed }, { ...payer, names: [name] }).includes('name');
  assert.ok(isKnown('宁波澄岸家居用品有限公司', '宁波澄岸家居用品'));
  assert.ok(isKnown('ＭＡＰＬＥ　ＴＲＡＤＩＮＧ', 'Maple Trading Co., Ltd.'));
  assert.ok(isKnown('深圳启航示例跨境电商有限公司', '启航示例跨境'));
  assert.ok(!isKnown('宁波', '宁波澄岸家居用品有限公司'));
  assert.ok(!isKnown('有限公司', '宁波澄岸家居用品有限公司'));
  assert.ok(!isKnown('Maple', 'Maple Trading Co., Ltd.'));
});

test('an account is known however its digits are parted, and a few digits are none', () => {
  const isKnown = (typed: string, account: string) =>
    payerReasons({ ...payment, payerAccount: typed }, { ...payer, accounts: [account] }).includes(
      'payerAccount',
    );
  assert.ok(isKnown('6222 0000-1234', '622200001234'));
  assert.ok(!isKnown('1234', '1234'));
});

test('the number of a bill outweighs an account and a name together, and these the amount', () => {
  const candidates = [
    { orgId: 'amount', open: [bill('FB1', '100.00')] },
    { orgId: 'named', open: [bill('FB2611100021', '7.00')] },
    { orgId: 'payer', open: [] },
    { orgId: 'nothing', open: [bill('FB3', '5.00')] },
  ];
  const known = [{ ...payer, orgId: 'payer', names: ['Maple Trading'], accounts: ['6222 0000'] }];
  const found = matchesOf(
    { ...payment, payer: 'Maple Trading', payerAccount: '62220000', note: 'fb 26111-00021' },
    candidates,
    known,
  );
  assert.deepEqual(
    found.map(({ orgId, reasons }) => [orgId, ...reasons]),
    [
      ['named', 'billNo'],
      ['payer', 'payerAccount', 'name'],
      ['amount', 'amount'],
    ],
  );
});

test('the amount speaks for one bill, for those that are named together, and for all that are open', () => {
  const reasonsOf = (amount: string, note: string | null, open: ReturnType<typeof bill>[]) =>
    matchesOf({ ...payment, amount, note }, [{ orgId: 'a', open }], [])[0]?.reasons ?? [];
  const open = [bill('FB1', '10.00'), bill('FB2', '20.00'), bill('FB3', '5.50')];
  assert.deepEqual(reasonsOf('20', null, open), ['amount']);
  assert.deepEqual(reasonsOf('35.50', null, open), ['amount']);
  assert.deepEqual(reasonsOf('15.50', 'FB1 FB3', open), ['billNo', 'amount']);
  assert.deepEqual(reasonsOf('15.50', null, open), []);
});

test('a payment that names no bill pays the only one of its amount first, and a bond none', () => {
  const open = [bill('FB1', '10.00', '2026-01-01'), bill('FB2', '20.00'), bill('FB3', '30.00', '2026-02-01')];
  const parts = (left: string, text: string) =>
    proposedParts({ left, text }, open).map(({ billNo, proposed }) => `${billNo} ${proposed}`);
  assert.deepEqual(parts('20.00', ''), ['FB2 20.00', 'FB1 0.00', 'FB3 0.00']);
  assert.deepEqual(parts('20.00', 'FB1'), ['FB1 10.00', 'FB3 10.00', 'FB2 0.00']);
  assert.deepEqual(parts('20.00', '押金'), ['FB2 0.00', 'FB1 0.00', 'FB3 0.00']);
  assert.deepEqual(parts('15.00', ''), ['FB1 10.00', 'FB3 5.00', 'FB2 0.00']);
});

const money = fc.integer({ min: 1, max: 5_000_00 }).map((cents) => fixed(exact((cents / 100).toFixed(2)), 2));
const bills = fc.uniqueArray(
  fc.record({
    billNo: fc.integer({ min: 2_601_010_000, max: 2_612_319_999 }).map((number) => `FB${number}`),
    payDate: fc.constantFrom('2026-09-30', '2026-10-31', '2026-11-30'),
    unpaidAmount: money,
    disputedAmount: fc.constant('0.00'),
  }),
  { selector: ({ billNo }) => billNo, maxLength: 12 },
);

test('whatever comes and whatever is open, no bill is proposed more than is unpaid of it, and together no more than came', () => {
  fc.assert(
    fc.property(money, bills, fc.string(), (left, open, text) => {
      const parts = proposedParts({ left, text }, open);
      const sum = parts.reduce((all, { proposed }) => plus(all, exact(proposed)), zero);
      const owed = open.reduce((all, { unpaidAmount }) => plus(all, exact(unpaidAmount)), zero);
      assert.equal(parts.length, open.length);
      assert.ok(parts.every(({ proposed, unpaidAmount }) => !exceeds(proposed, unpaidAmount)));
      assert.ok(!exceeds(fixed(sum, 2), left));
      // Without a bond all is laid out that there is room for.
      if (!/押金|保证金|deposit|bond/i.test(text))
        assert.ok(isSame(fixed(sum, 2), left) || isSame(fixed(minus(owed, sum), 2), '0'));
    }),
  );
});

test('a bill whose number stands in the text, parted and in small letters, makes its customer the first', () => {
  fc.assert(
    fc.property(bills, bills, money, fc.nat(), (mine, theirs, amount, at) => {
      const numbers = new Set(theirs.map(({ billNo }) => billNo));
      const own = mine.filter(({ billNo }) => !numbers.has(billNo));
      const named = own[at % Math.max(own.length, 1)];
      fc.pre(named !== undefined);
      const note = `freight ${named.billNo
        .toLowerCase()
        .replace('fb', 'fb ')
        .replace(/(\d{4})/, '$1-')}, thanks`;
      const candidates = [
        { orgId: 'theirs', open: theirs },
        { orgId: 'mine', open: own },
      ];
      assert.equal(matchesOf({ ...payment, amount, note }, candidates, [])[0]?.orgId, 'mine');
      assert.equal(proposedParts({ left: amount, text: note }, own)[0]?.billNo, named.billNo);
    }),
  );
});
