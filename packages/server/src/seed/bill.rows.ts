import { baseCurrency } from '@loadline/contract/bills/exchange-rate';
import { negative } from '@loadline/contract/kernel/decimal';
import type { DemoBill } from './bills.seed.ts';
import { chanceOf } from './chance.ts';
import type { ChargeRow, Charging } from './charge.rows.ts';
import { atItsRate } from './charge.rows.ts';
import { chinaDayAgo } from './exchange.rows.ts';
import { moneyDeed, posted, sumOf } from './ledger.rows.ts';
import { hoursAfter } from './local-hours.ts';
import { orNone } from './or-none.ts';

/** How long the demo's customers have to pay, in days. */
const term = 15;

/** A bill that was issued, as whoever pays it has to know it. */
export interface IssuedBill {
  readonly name: string;
  readonly orgId: string;
  readonly id: string;
  readonly billNo: string;
  readonly companyCode: string;
  readonly currency: string;
  readonly amount: string;
  readonly base: string;
}

/** A moment of the working day in China so many days ago. */
export function onDayAgo(now: Date, days: number, clock: string): Date {
  return new Date(`${chinaDayAgo(now, days)}T${clock}:00+08:00`);
}

/** The first number of its series on a day. */
export function firstNumber(series: 'FB' | 'SK', day: string): string {
  return `${series}${day.slice(2).replaceAll('-', '')}0001`;
}

export type Made = ReturnType<typeof issuedOf>;

/** A bill of charges as it was issued. */
export function issuedOf(bill: DemoBill, orgId: string, charges: readonly ChargeRow[], charging: Charging) {
  const { now, clerk } = charging;
  const { name, currency, ago } = bill;
  const issuedAt = onDayAgo(now, ago, '10:50');
  const row = issuedRow(bill, orgId, charging);
  const lines = charges.map((charge, position) => ({
    ...atItsRate(charge, charging),
    bill_id: row.id,
    position: position + 1,
    checked_at: hoursAfter(row.created_at, -1),
    checked_by: clerk.userId,
    created_at: hoursAfter(row.created_at, -20),
    updated_at: issuedAt,
  }));
  const base = sumOf(lines.map(({ base_amount }) => base_amount));
  const amount = currency === baseCurrency ? base : sumOf(lines.map(({ order_fee }) => order_fee));
  const entry = posted(
    {
      orgId,
      kind: 'charge',
      at: issuedAt,
      name,
      billId: row.id,
      postings: [
        { account: 'receivable', billId: row.id, currency, amount, base },
        { account: 'revenue', currency, amount: negative(amount), base: negative(base) },
      ],
    },
    clerk,
  );
  const changes = { status: { from: 'DRAFT', to: 'ISSUED' }, billAmount: amount };
  const audit = [
    madeDeed(row, clerk),
    moneyDeed({ orgId, at: issuedAt, clerk }, 'bill', row.id, 'bill-issued', changes),
  ];
  const { id, bill_no: billNo, company_code: companyCode } = row;
  const issued: IssuedBill = { name, orgId, id, billNo, companyCode, currency, amount, base };
  return { bill, row, lines, entry, audit, issued };
}

function issuedRow(
  { name, customer, currency, ago, voided, note }: DemoBill,
  orgId: string,
  charging: Charging,
) {
  const { now, clerk } = charging;
  const [at, issuedAt] = [onDayAgo(now, ago, '10:20'), onDayAgo(now, ago, '10:50')];
  return {
    ...rowOf(chanceOf(`bill ${name}`).id(at), orgId, ago, charging),
    status: voided ? 'VOID' : 'ISSUED',
    company_code: customer === 'QHDEMO' ? 'HX-NB' : 'HX-SZ',
    currency,
    issued_at: orNone<Date>(issuedAt),
    issued_by: orNone<string>(clerk.userId),
    credits_bill_id: orNone<string>(null),
    note: note ?? null,
    version: voided ? 3 : 2,
    created_at: at,
    updated_at: voided ? onDayAgo(now, voided.ago, '15:05') : issuedAt,
  };
}

/** What the log tells of a draft. */
export function madeDeed(
  row: Pick<
    ReturnType<typeof issuedRow>,
    'org_id' | 'id' | 'bill_no' | 'company_code' | 'currency' | 'bill_date' | 'created_at'
  >,
  clerk: Charging['clerk'],
) {
  const { org_id: orgId, bill_no: billNo, company_code: companyCode, currency, bill_date: billDate } = row;
  const changes = { billNo, companyCode, currency, billDate };
  return moneyDeed({ orgId, at: row.created_at, clerk }, 'bill', row.id, 'made', changes);
}

/** What every bill of so many days ago has. */
export function rowOf(id: string, orgId: string, ago: number, { now, clerk }: Charging, days = term) {
  const day = chinaDayAgo(now, ago);
  return {
    org_id: orgId,
    id,
    bill_no: firstNumber('FB', day),
    bill_date: day,
    pay_date: chinaDayAgo(now, ago - days),
    created_by: clerk.userId,
  };
}
