import { rmdir } from 'node:fs/promises';
import { postgresTexts } from '@loadline/contract/start/postgres.text';
import { dataFolder } from './data-folder.ts';
import { databaseAccount } from './postgres.account.ts';
import { postgresBinaries } from './postgres.binaries.ts';
import { adminPassword, clusterIn, createCluster } from './postgres.cluster.ts';
import { guardOf } from './postgres.guard.ts';
import { stopByPid } from './postgres.server.ts';
import { socketFolder } from './postgres.socket.ts';
import { supervise } from './postgres.supervisor.ts';
import { answers, lockFileOf } from './postmaster.pid.ts';
import type { Tell } from './tell.ts';

export interface EmbeddedPostgres {
  /** A superuser's address on a unix socket, in the form that `pg` reads. */
  readonly adminUrl: string;
  /** Ends the database and waits until everything is on disk. */
  stop(): Promise<void>;
}

interface Wish {
  readonly dataDir: string;
  readonly tell: Tell;
  /** Gives up starting and leaves nothing running behind. */
  readonly signal?: AbortSignal;
}

/** The PostgreSQL that comes with Loadline, kept running until `stop`. Throws a StartFailure that says what to do. */
export async function startEmbeddedPostgres({ dataDir, tell, signal }: Wish): Promise<EmbeddedPostgres> {
  const account = databaseAccount(dataDir);
  const home = dataFolder(dataDir, account);
  const sockets = socketFolder(home, account);
  const guard = await guardOf(sockets, home);
  const asked = signal ?? new AbortController().signal;
  try {
    const cluster = clusterIn(home);
    await stopOrphan(cluster.data, tell);
    const bin = await postgresBinaries(home, account, tell);
    await createCluster(home, bin, account, tell, asked);
    tell(postgresTexts.starting);
    const supervisor = await supervise({ bin, cluster, sockets, account, tell }, asked);
    const stop = async () => {
      await supervisor.stop();
      await guard.release();
      await rmdir(sockets).catch(() => {});
    };
    return { adminUrl: addressOf(sockets, adminPassword(cluster)), stop };
  } catch (error) {
    await guard.release();
    throw error;
  }
}

/** A server that outlived a `kill -9` of its Loadline. Stopped rather than adopted: today's settings then apply, and it is our child again. */
async function stopOrphan(data: string, tell: Tell): Promise<void> {
  const lock = lockFileOf(data);
  if (!lock || !(await answers(lock))) return;
  tell(postgresTexts.stoppingOrphan, { pid: lock.pid });
  await stopByPid(lock.pid);
}

/**
 * Port and sslmode are named, or PGPORT and PGSSLMODE of the environment would decide them. The socket wins over
 * localhost, which stands there because `new URL` refuses a user without a host.
 */
function addressOf(sockets: string, password: string): string {
  const place = new URLSearchParams({ host: sockets, port: '5432', sslmode: 'disable' });
  return `postgres://postgres:${password}@localhost/postgres?${place.toString()}`;
}
