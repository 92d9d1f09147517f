import type { Database, Tx } from './database.ts';
import { Problem, problemOfDatabase } from './problem.ts';
import type { Sql } from './sql.ts';
import { viewerOfProgram } from './viewer.ts';

/**
 * What the program asks for itself, with nobody at the keyboard: in the pool of staff, where alone it can enter. Where there
 * is no forwarder yet, nothing is there to be worked on.
 */
export async function asProgram<T>(staff: Database, query: Sql<T>): Promise<T[]> {
  return (await programWork(staff, (tx) => tx.rows(query))) ?? [];
}

/** The same in several statements of one transaction; undefined where there is no forwarder yet. */
export async function programWork<T>(staff: Database, work: (tx: Tx) => Promise<T>): Promise<T | undefined> {
  try {
    return await staff.slow.inTransaction(viewerOfProgram('signed-in'), work);
  } catch (error) {
    const problem = error instanceof Problem ? error : problemOfDatabase(error);
    if (problem?.problem === 'notSignedIn') return undefined;
    throw error;
  }
}
