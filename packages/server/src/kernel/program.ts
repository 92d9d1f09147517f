import type { Database } from './database.ts';
import { Problem, problemOfDatabase } from './problem.ts';
import type { Sql } from './sql.ts';
import { viewerOfProgram } from './viewer.ts';

/**
 * What the program asks for itself, with nobody at the keyboard: in the pool of staff, where alone it can enter. Where there
 * is no forwarder yet, nothing is there to be worked on.
 */
export async function asProgram<T>(staff: Database, query: Sql<T>): Promise<T[]> {
  try {
    return await staff.slow.inTransaction(viewerOfProgram('signed-in'), (tx) => tx.rows(query));
  } catch (error) {
    const problem = error instanceof Problem ? error : problemOfDatabase(error);
    if (problem?.problem === 'notSignedIn') return [];
    throw error;
  }
}
