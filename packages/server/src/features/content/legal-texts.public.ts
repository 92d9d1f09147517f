import type { RowOf } from '../../kernel/columns.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

const inForceColumns = { edition: text };
type InForce = RowOf<typeof inForceColumns>;

/** The edition of the terms that an applicant accepts now. */
export async function agreementInForce(db: Pick<Database, 'call'>): Promise<string> {
  return editionOf(await db.call(lastOf('agreement')));
}

/** The edition of the declaration that is signed now. */
export async function declarationInForce(tx: Pick<Tx, 'rows'>): Promise<string> {
  return editionOf(await tx.rows(lastOf('declaration')));
}

function lastOf(table: 'agreement' | 'declaration'): Sql<InForce> {
  return sql.type(inForceColumns)`select edition from ${sql.table(table)} order by version desc limit 1`;
}

function editionOf([last]: readonly InForce[]): string {
  return last?.edition ?? '';
}
