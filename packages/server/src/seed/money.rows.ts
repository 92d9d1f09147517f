import { baseAmountOf, baseCurrency, baseShareOf, rateOn } from '@loadline/contract/bills/exchange-rate';
import { isSame, negative } from '@loadline/contract/kernel/decimal';
import type { IssuedBill } from './bill.rows.ts';
import { firstNumber, onDayAgo } from './bill.rows.ts';
import { billRows } from './billing.rows.ts';
import type { DemoReceipt } from './bills.seed.ts';
import { demoReceipts, frozen } from './bills.seed.ts';
import { chanceOf } from './chance.ts';
import type { Charging } from './charge.rows.ts';
import { creditRows } from './credit-request.rows.ts';
import { chinaDayAgo, companyAccountRows, exchangeRateRows } from './exchange.rows.ts';
import type { Posted } from './ledger.rows.ts';
import { less, moneyDeed, posted, sumOf } from './ledger.rows.ts';
import { localDay } from './local-hours.ts';

/** A month of money and what went before: rates, accounts, charges, bills, and what came for them. */
export function moneyRows(demo: Omit<Charging, 'rates'>) {
  const { clerk, now } = demo;
  const rates = exchangeRateRows(clerk, now);
  const charging = { ...demo, rates };
  const { entries, issued, audit, ...bills } = billRows(charging);
  const receipts = demoReceipts.map((receipt) => received(receipt, issued, charging));
  const held = freeze(issued, charging);
  const posts = [...entries, ...receipts.flatMap((one) => one.entries), held.entry];
  return {
    exchange_rate: rates,
    company_account: companyAccountRows(clerk, now),
    ...bills,
    receipt_of_money: receipts.map(({ row }) => row),
    credit_request: creditRows({
      large: billNamed('old', issued).orgId,
      small: billNamed('small', issued).orgId,
      now,
    }),
    ledger_entry: posts.map(({ ledger_entry }) => ledger_entry),
    ledger_posting: posts.flatMap(({ ledger_posting }) => ledger_posting),
    audit: [...audit, ...receipts.flatMap((one) => one.audit), ...held.audit],
  };
}

type Paid = IssuedBill & { readonly part: string };

/** What came, on the customer's account, and from there on the bills that it pays. */
function received(receipt: DemoReceipt, issued: readonly IssuedBill[], { rates, clerk, now }: Charging) {
  const { name, customer, currency, ago, besides } = receipt;
  const day = chinaDayAgo(now, ago);
  const [at, allocatedAt] = [onDayAgo(now, ago, '14:10'), onDayAgo(now, ago, '14:25')];
  const paid = receipt.pays.map((one): Paid => {
    const bill = billNamed(one.bill, issued);
    return { ...bill, part: one.amount ?? less(bill.amount, one.allBut ?? '0') };
  });
  const { orgId, companyCode } = paid[0] ?? billNamed(customer === 'QHDEMO' ? 'old' : 'small', issued);
  const id = chanceOf(`money ${name}`).id(at);
  const rate = rateOn(rates, currency, day) ?? '1';
  const amount = sumOf([besides, ...paid.map(({ part }) => part)]);
  const base = baseAmountOf(amount, rate);
  const told = receipt.names ? `${billNamed(receipt.names, issued).billNo} ${receipt.text}` : receipt.text;
  const came = { orgId, name, receiptId: id, currency, amount, base };
  const deed = (action: string, when: Date, changes: object) =>
    moneyDeed({ orgId, at: when, clerk }, 'moneyReceipt', id, action, { ...changes });
  return {
    row: receiptRow(receipt, { ...came, at, companyCode, rate, note: told }, clerk),
    entries: [
      arrival({ ...came, at }, clerk),
      ...paid.map((bill) => payment(bill, { ...came, at: allocatedAt }, clerk)),
      ...(receipt.bond ? [intoBond({ ...came, at: allocatedAt }, clerk)] : []),
    ],
    audit: [
      deed('received', at, { amount: [null, `${amount} ${currency}`] }),
      ...(paid.length > 0 ? [deed('allocated', allocatedAt, {})] : []),
    ],
  };
}

interface Written extends Came {
  readonly companyCode: string;
  readonly rate: string;
  readonly note: string;
}

function receiptRow({ payer, bankRef }: DemoReceipt, came: Written, clerk: Charging['clerk']) {
  const { orgId, receiptId, companyCode, currency, amount, rate, note, at } = came;
  const day = localDay(at, 'Asia/Shanghai');
  return {
    org_id: orgId,
    id: receiptId,
    receipt_no: firstNumber('SK', day),
    day,
    company_code: companyCode,
    currency,
    amount,
    rate,
    payer,
    bank_ref: bankRef,
    note,
    created_by: clerk.userId,
    created_who: clerk.name,
    created_at: at,
  };
}

function billNamed(name: string, issued: readonly IssuedBill[]): IssuedBill {
  const found = issued.find((one) => one.name === name);
  if (!found) throw new Error(`no bill is called ${name}`);
  return found;
}

interface Came {
  readonly orgId: string;
  readonly name: string;
  readonly receiptId: string;
  readonly currency: string;
  readonly amount: string;
  readonly base: string;
  readonly at: Date;
}

/** What came stands on the customer's account. */
function arrival({ currency, amount, base, ...came }: Came, clerk: Charging['clerk']): Posted {
  return posted(
    {
      ...came,
      kind: 'receipt',
      postings: [
        { account: 'bank', currency, amount, base },
        { account: 'customer', currency, amount: negative(amount), base: negative(base) },
      ],
    },
    clerk,
  );
}

/** A bill paid out of what came at another rate than its own: the difference is posted. */
function payment(bill: Paid, came: Came, clerk: Charging['clerk']): Posted {
  const { orgId, name, receiptId, currency, at } = came;
  const [taken, paid] = [baseShareOf(came, bill.part), baseShareOf(bill, bill.part)];
  const exchange = less(paid, taken);
  return posted(
    {
      orgId,
      kind: 'payment',
      at,
      name: `${name} ${bill.name}`,
      billId: bill.id,
      receiptId,
      postings: [
        { account: 'customer', currency, amount: bill.part, base: taken },
        {
          account: 'receivable',
          billId: bill.id,
          currency,
          amount: negative(bill.part),
          base: negative(paid),
        },
        ...(isSame(exchange, '0')
          ? []
          : [{ account: 'exchange' as const, currency, amount: '0.00', base: exchange }]),
      ],
    },
    clerk,
  );
}

function intoBond({ currency, amount, base, ...came }: Came, clerk: Charging['clerk']): Posted {
  return posted(
    {
      ...came,
      kind: 'bondIn',
      postings: [
        { account: 'customer', currency, amount, base },
        { account: 'bond', currency, amount: negative(amount), base: negative(base) },
      ],
    },
    clerk,
  );
}

/** What of an account may not be spent for a while. */
function freeze(issued: readonly IssuedBill[], { clerk, now }: Charging) {
  const { amount, reason, ago } = frozen;
  const { orgId } = billNamed('old', issued);
  const at = onDayAgo(now, ago, '11:30');
  const entry = posted(
    {
      orgId,
      kind: 'freeze',
      at,
      name: 'frozen',
      note: reason,
      postings: [
        { account: 'unfrozen', currency: baseCurrency, amount, base: amount },
        { account: 'frozen', currency: baseCurrency, amount: negative(amount), base: negative(amount) },
      ],
    },
    clerk,
  );
  const changes = { amount: [null, `${amount} ${baseCurrency}`], reason: [null, reason] };
  return { entry, audit: [moneyDeed({ orgId, at, clerk }, 'balance', orgId, 'frozen', changes)] };
}
