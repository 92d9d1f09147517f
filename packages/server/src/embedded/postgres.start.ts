import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { rmdir } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresTexts } from '@loadline/contract/start/postgres.text';
import { StartFailure } from '../start-failure.ts';
import { dataFolder } from './data-folder.ts';
import { databaseAccount } from './postgres.account.ts';
import { postgresBinaries } from './postgres.binaries.ts';
import { adminPassword, clusterIn, createCluster } from './postgres.cluster.ts';
import { type ServerPlan, startServer, stopByPid, stopServer } from './postgres.server.ts';
import { socketFolder } from './postgres.socket.ts';
import { answers, lockFileOf } from './postmaster.pid.ts';
import type { Tell } from './tell.ts';

const longestPauseMs = 10_000;

const settlingMs = 50;

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

interface Guard {
  release(): Promise<void>;
}

/**
 * Keeps a second Loadline off the same data folder: it would take our database for an orphan and stop it.
 * A socket, because the kernel closes it with its process; a file with a process number would outlive a `kill -9`.
 */
async function guardOf(folder: string, dataDir: string): Promise<Guard> {
  const path = join(folder, 'guard');
  const holder = await holderOf(path);
  if (holder !== undefined)
    throw new StartFailure(postgresTexts.alreadyRunning, { pid: holder, folder: dataDir });
  rmSync(path, { force: true });
  const server = await listening(path);
  // Two starts at the same moment may both have removed the path: the one that listens there in the end has won.
  await sleep(settlingMs);
  const winner = await holderOf(path);
  if (winner === String(process.pid)) return { release: () => closed(server) };
  // The loser's server stays open until its process ends: closing it would remove the winner's path.
  throw new StartFailure(postgresTexts.alreadyRunning, { pid: winner ?? '?', folder: dataDir });
}

/** The process number that answers at the path; '?' when something listens there but stays silent. */
async function holderOf(path: string): Promise<string | undefined> {
  const socket = connect(path);
  socket.setTimeout(2000, () => socket.destroy());
  let answered = false;
  socket.once('connect', () => (answered = true));
  const said = await text(socket).catch(() => '');
  return answered ? said.trim() || '?' : undefined;
}

function listening(path: string): Promise<Server> {
  const server = createServer((socket) => socket.on('error', () => {}).end(`${process.pid}\n`));
  server.unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(path, () => resolve(server));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

interface Supervisor {
  stop(): Promise<void>;
}

/** Starts the server and starts it again whenever it ends unasked, until `stop`. */
async function supervise(plan: ServerPlan, signal: AbortSignal): Promise<Supervisor> {
  const stopping = new AbortController();
  let reviving = Promise.resolve();
  let server = await startServer(plan, signal);
  watch();

  function watch(): void {
    server.once('exit', () => {
      if (!stopping.signal.aborted) reviving = revive();
    });
  }

  async function revive(): Promise<void> {
    plan.tell(postgresTexts.died);
    for (let pause = 0; !stopping.signal.aborted; pause = Math.min(pause * 2 + 500, longestPauseMs)) {
      const revived = await startedAfter(pause).catch(tellFailure);
      if (!revived) continue;
      server = revived;
      watch();
      return plan.tell(postgresTexts.revived);
    }
  }

  async function startedAfter(pause: number): Promise<ChildProcess> {
    await sleep(pause, undefined, { signal: stopping.signal });
    return startServer(plan, stopping.signal);
  }

  function tellFailure(error: unknown): ChildProcess | undefined {
    if (!stopping.signal.aborted) plan.tell(postgresTexts.stillDown, { reason: String(error) });
    return undefined;
  }

  return {
    async stop() {
      stopping.abort();
      await reviving;
      await stopServer(server);
    },
  };
}
