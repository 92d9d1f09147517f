import { monthIsClosed } from '@loadline/contract/bills/bill.faults';
import type { Text } from '@loadline/contract/kernel/text';
import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';

/** The first day on which something may be posted, `YYYY-MM-DD`; null while no month is closed. It stays so until the transaction ends. */
async function firstOpenDay(tx: Pick<Tx, 'one'>): Promise<string | null> {
  const { first } = await tx.one(sql.type({ first: orNull(text) })`select first_open_day()::text as first`);
  return first;
}

/** The first open day where a day is in a closed month. */
export async function openInstead(tx: Pick<Tx, 'one'>, day: string): Promise<string | null> {
  const first = await firstOpenDay(tx);
  return first !== null && day < first ? first : null;
}

interface TypedDay {
  readonly path: string;
  readonly label: Text;
  readonly day: string;
}

/** Refuses a day that somebody typed in a closed month, by the name of its field. */
export async function requireOpenDay(tx: Pick<Tx, 'one'>, { path, label, day }: TypedDay): Promise<void> {
  const first = await openInstead(tx, day);
  if (first !== null) throw wrongFields([{ path, label, says: monthIsClosed(first) }]);
}
