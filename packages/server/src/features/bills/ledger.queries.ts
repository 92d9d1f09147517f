import { baseCurrency, rateHoldsDays } from '@loadline/contract/bills/exchange-rate';
import { balances, ledgerEntry } from '@loadline/contract/bills/ledger';
import type { ledgerApi, ownBalances } from '@loadline/contract/bills/ledger.api';
import type { LedgerAccount } from '@loadline/contract/bills/ledger.codes';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { chinaZone } from '../../kernel/clock.ts';
import { json, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { isDayBetween, isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { customerView, isHeld } from '../ops/companies.public.ts';
import { disputedInBase } from './disputes.amounts.queries.ts';

export type Balances = AnswerOf<typeof ownBalances>;

export const todayInChina = sql`(now() at time zone ${sql.lit(chinaZone)})::date`;

/** The day on which something is posted now: `YYYY-MM-DD`. */
export async function chinaDay(tx: Tx): Promise<string> {
  const { day } = await tx.one(sql.type({ day: text })`select ${todayInChina}::text as day`);
  return day;
}

/** What stands on one account of a customer in the base currency, by the side on which it usually stands. */
function standing(account: LedgerAccount, usually: 'debit' | 'credit', orgId: Sql): Sql {
  const sum = sql`select coalesce(sum(p.base), 0) from ledger_posting p where p.org_id = ${orgId} and p.account = ${sql.lit(account)}`;
  return usually === 'debit' ? sql`(${sum})` : sql`-(${sum})`;
}

/** A quota in the base currency at today's rate; null where none holds. */
const quota = sql`case when c.quota_currency = ${sql.lit(baseCurrency)} then c.quota else round(c.quota * (select x.rate from exchange_rate x
  where x.currency = c.quota_currency and x.day <= ${todayInChina} and x.day >= ${todayInChina} - ${rateHoldsDays}::int
  order by x.day desc limit 1), 2) end`;

/** The figures of a customer, a row of them. */
export function balancesOf(orgId: Sql): Sql {
  return sql`select r.*, r.account + r.quota - r.issued_unpaid - r.frozen as available, now() as as_of from (select
    ${standing('customer', 'credit', orgId)} as account, ${standing('receivable', 'debit', orgId)} as issued_unpaid,
    ${standing('frozen', 'credit', orgId)} as frozen, ${standing('bond', 'credit', orgId)} as bond, ${disputedInBase(orgId)} as disputed,
    ${quota} as quota, ${isHeld(sql`c.org_id`)} as on_hold from ${customerView} c where c.org_id = ${orgId}) r`;
}

function balancesJson(orgId: Sql) {
  return sql.type({ all: json<Balances>() })`
    select ${jsonOf(balances, 'r', { asOf: isoOf(sql`r.as_of`) })} as all from (${balancesOf(orgId)}) r`;
}

/** The figures of the viewer's company. */
export async function balancesOfOwn(db: Database, viewer: Viewer): Promise<Balances> {
  return db.inTransaction(viewer, (tx) => {
    requireWholeAccount(tx);
    return balancesIn(tx, tx.me.orgId);
  });
}

/** An account is of all of an organisation's people: who sees only their own would read it as nothing. */
export function requireWholeAccount({ me }: Tx): void {
  if (me.authority !== 'organisation') throw new Problem('noPermission');
}

export async function balancesAtDesk(staff: Database, viewer: Viewer, orgId: string): Promise<Balances> {
  const {
    rows: [[found]],
  } = await staff.read(viewer, balancesJson(sql`${orgId}`));
  if (!found) throw new Problem('notFound');
  return found.all;
}

export async function balancesIn(tx: Pick<Tx, 'rows'>, orgId: string): Promise<Balances> {
  const [found] = await tx.rows(balancesJson(sql`${orgId}`));
  if (!found) throw new Problem('notFound');
  return found.all;
}

/** What an entry `e` did to one account in the entry's own currency, by the account's usual side. */
function change(account: LedgerAccount, usually: 'debit' | 'credit'): Sql {
  const sum = sql`coalesce(sum(p.amount) filter (where p.account = ${sql.lit(account)}), 0)`;
  return usually === 'debit' ? sum : sql`-${sum}`;
}

const entries = sql`(select e.org_id, e.id, e.day, e.kind, e.note, e.made_at, b.bill_no, m.receipt_no, x.currency, x.owed, x.account, x.bond, x.frozen
  from ledger_entry e
  join lateral (select min(p.currency) filter (where p.account <> 'exchange') as currency, ${change('receivable', 'debit')} as owed, ${change('customer', 'credit')} as account,
    ${change('bond', 'credit')} as bond, ${change('frozen', 'credit')} as frozen
    from ledger_posting p where p.org_id = e.org_id and p.entry_id = e.id) x on true
  left join bill b on b.org_id = e.org_id and b.id = e.bill_id
  left join receipt_of_money m on m.org_id = e.org_id and m.id = e.receipt_id) r`;

type Filter = QueryOf<typeof ledgerApi.count>;

const changed = {
  account: sql`r.account <> 0`,
  owed: sql`r.owed <> 0`,
  frozen: sql`r.frozen <> 0`,
  bond: sql`r.bond <> 0`,
};

function matching({ search, figure, kind, currency, from, to }: Filter): Sql[] {
  return setOf([
    search !== null && sql`(${containing(['billNo', 'receiptNo', 'note'], search)})`,
    figure !== null && changed[figure],
    isOneOf(sql`r.kind`, kind),
    isOneOf(sql`r.currency`, currency),
    ...isDayBetween(sql`r.day`, from, to),
  ]);
}

const source = {
  of: ledgerEntry,
  from: entries,
  row: jsonOf(ledgerEntry.fields, 'r'),
  by: sortedBy({
    madeAt: { value: sql`r.made_at`, type: 'timestamptz' },
    day: { value: sql`r.day`, type: 'date' },
  }),
};

/** What happened to the viewer's money. */
export const ownLedger: ListSource<Filter> = {
  ...source,
  where: (filter) => allOf([ofViewer('r'), ...matching(filter)]),
};

export const deskLedger: ListSource<Filter & { readonly orgId: string }> = {
  ...source,
  where: ({ orgId, ...filter }) => allOf([sql`r.org_id = ${orgId}`, ...matching(filter)]),
};

/** Refuses a customer whom the viewer does not serve like one that does not exist. */
export async function requireServed(tx: Tx, orgId: string): Promise<void> {
  const found = await tx.rows(sql`select from ${customerView} c where c.org_id = ${orgId}`);
  if (found.length === 0) throw new Problem('notFound');
}
