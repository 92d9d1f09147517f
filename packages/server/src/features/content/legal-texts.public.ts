import type { Database, Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

interface InForce {
  readonly edition: string;
}

/** The edition of the terms that an applicant accepts now. */
export async function agreementInForce(db: Pick<Database, 'call'>): Promise<string> {
  return editionOf(await db.call<InForce>(lastOf('agreement')));
}

/** The edition of the declaration that is signed now. */
export async function declarationInForce(tx: Pick<Tx, 'rows'>): Promise<string> {
  return editionOf(await tx.rows<InForce>(lastOf('declaration')));
}

function lastOf(table: 'agreement' | 'declaration'): Sql<InForce> {
  return sql<InForce>`select edition from ${sql.table(table)} order by version desc limit 1`;
}

function editionOf([last]: readonly InForce[]): string {
  return last?.edition ?? '';
}
