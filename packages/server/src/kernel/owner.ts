import pg from 'pg';
import { rowsOf } from './answers.ts';
import type { Tx } from './database.ts';
import type { Sql } from './sql.ts';
import { compiled } from './sql.ts';

/** A transaction of the owner, who belongs to no organisation and sees them all. */
export type OwnerTx = Pick<Tx, 'rows'>;

/**
 * Work of the installation itself, such as loading demo data: one transaction as the owner, whole or not at all.
 * Never in a request: those go through `Database`, where the policies hold.
 */
export async function asOwner<T>(ownerUrl: string, work: (tx: OwnerTx) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    const answer = await work(transactionOf(client));
    const committed = await client.query('commit');
    if (committed.command !== 'COMMIT') throw new Error('the transaction did not commit');
    return answer;
  } finally {
    // Without a commit the closing connection undoes everything.
    await client.end();
  }
}

function transactionOf(client: pg.Client): OwnerTx {
  return {
    async rows<T>(query: Sql<T>) {
      const { sql: text, parameters } = compiled(query);
      return rowsOf(query, await client.query(text, [...parameters]));
    },
  };
}
