import { type Config, readConfig } from '../config.ts';
import { StartFailure } from '../start-failure.ts';
import { type Databases, openDatabases } from './databases.ts';
import { tell } from './greeting.ts';

/**
 * Does one piece of work on the databases with the environment that `npm start` has, and ends; on the embedded database while
 * Loadline is stopped. What hinders it is told as at a start.
 */
export async function command(work: (config: Config, databases: Databases) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const databases = await openDatabases(config, tell, new AbortController().signal);
    try {
      await work(config, databases);
    } finally {
      await databases.stop();
    }
  } catch (error) {
    tellFailure(error);
    process.exitCode = 1;
  }
}

/** To whoever started it: why in both languages, a stack only where a program is at fault. */
export function tellFailure(error: unknown): void {
  const told =
    error instanceof StartFailure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${told}\n`);
}
