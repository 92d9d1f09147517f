import { json, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';

/** An account of the forwarder's by its number, and the currencies that it is kept in. */
export interface OwnAccount {
  readonly companyCode: string;
  readonly currency: string;
}

/** The accounts by their number without what parts its digits. */
export async function ownAccounts(tx: Tx): Promise<ReadonlyMap<string, readonly OwnAccount[]>> {
  const found = await tx.rows(sql.type({ accountNo: text, all: json<OwnAccount[]>() })`
    select regexp_replace(upper(a.account_no), '[\\s-]', '', 'g') as "accountNo",
      json_agg(json_build_object('companyCode', a.company_code, 'currency', a.currency) order by a.currency) as all
    from company_account a group by 1`);
  return new Map(found.map(({ accountNo, all }) => [accountNo, all]));
}

interface Wanted extends OwnAccount {
  readonly bankRef: string;
}

/** What of these is recorded already: day and amount by `knownAs`. */
export async function knownLines(
  tx: Tx,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly day: string; readonly amount: string }>> {
  const found = await tx.rows(
    sql.type({ id: text, companyCode: text, currency: text, bankRef: text, day: text, amount: text })`
    select l.id::text as id, l.company_code as "companyCode", l.currency, l.bank_ref as "bankRef", l.day::text as day, l.amount::text as amount
    from bank_line l join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) w ("companyCode" text, currency text, "bankRef" text)
      on (l.company_code, l.currency, l.bank_ref) = (w."companyCode", w.currency, w."bankRef")`,
  );
  return new Map(found.map((line) => [knownAs(line), line]));
}

/** What tells a line apart from others. */
export function knownAs({ companyCode, currency, bankRef }: Wanted): string {
  return `${companyCode}\u001f${currency}\u001f${bankRef}`;
}
