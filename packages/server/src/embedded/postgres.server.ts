import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresTexts } from '@loadline/contract/start/postgres.text';
import { StartFailure } from '../start-failure.ts';
import type { Account } from './postgres.account.ts';
import type { Cluster } from './postgres.cluster.ts';
import { systemEnvironment } from './postgres.environment.ts';
import { keepLogsShort, logFile } from './postgres.logs.ts';
import { hasEnded, isLeftOver, lockFileOf } from './postmaster.pid.ts';
import type { Tell } from './tell.ts';

const megabyte = 1024 * 1024;

export interface ServerPlan {
  readonly bin: string;
  readonly cluster: Cluster;
  readonly sockets: string;
  readonly account: Account;
  readonly tell: Tell;
}

const lockPatienceMs = 30_000;
const stopPatienceMs = 60_000;

/** A server that takes connections. One that meets the lock of a dying predecessor is tried again for a while. */
export async function startServer(plan: ServerPlan, signal: AbortSignal): Promise<ChildProcess> {
  const givingUp = performance.now() + lockPatienceMs;
  for (let told = false; ; told = true) {
    const server = spawnServer(plan);
    if (await becomesReady(server, plan, signal)) {
      keepLogsShort(join(plan.cluster.folder, 'log'), server);
      return server;
    }
    signal.throwIfAborted();
    const reason = startLog(plan);
    if (!isLocked(reason) || performance.now() > givingUp) {
      throw new StartFailure(postgresTexts.cannotStart, { reason, log: join(plan.cluster.folder, 'log') });
    }
    if (!told) plan.tell(postgresTexts.waitingForLock, { seconds: lockPatienceMs / 1000 });
    await sleep(500, undefined, { signal });
  }
}

/** Ends the server as PostgreSQL's "fast shutdown": transactions roll back, everything is on disk. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || isOver(server)) return;
  const ended = once(server, 'exit');
  server.ref();
  await stopByPid(server.pid, () => isOver(server));
  await ended;
}

/** The same for a server that is not our child. Last resort is the immediate shutdown: the next start then recovers. */
export async function stopByPid(pid: number, isStopped = () => hasEnded(pid)): Promise<void> {
  for (const stop of ['SIGINT', 'SIGQUIT'] as const) {
    const givingUp = performance.now() + stopPatienceMs;
    if (!isStopped()) process.kill(pid, stop);
    while (performance.now() < givingUp) {
      if (isStopped()) return;
      await sleep(20);
    }
  }
  throw new StartFailure(postgresTexts.cannotStop, { pid });
}

/** In a session of its own, so that Ctrl-C reaches us alone and we can drain before the database goes. */
function spawnServer({ bin, cluster, sockets, account }: ServerPlan): ChildProcess {
  const settings = Object.entries(serverSettings(availableMegabytes(), sockets));
  const log = freshLog(startLogFile(cluster));
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', cluster.data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...account,
      cwd: '/',
      detached: true,
      env: { ...systemEnvironment(), ...leftOverLock(cluster) },
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  server.on('error', () => {});
  server.unref();
  return server;
}

/**
 * PostgreSQL waits for any living process that has its lock's number, also for a zombie and for a stranger that was
 * given the number after a reboot. It makes an exception for the one it is told to be its grandparent, and still
 * checks the shared memory: so this cannot let two servers onto one data folder.
 */
function leftOverLock(cluster: Cluster): NodeJS.ProcessEnv {
  const lock = lockFileOf(cluster.data);
  return lock && isLeftOver(lock) ? { PG_GRANDPARENT_PID: String(lock.pid) } : {};
}

async function becomesReady(server: ChildProcess, plan: ServerPlan, signal: AbortSignal): Promise<boolean> {
  const started = performance.now();
  let toldSeconds = 0;
  while (server.pid !== undefined && !isOver(server)) {
    const lock = lockFileOf(plan.cluster.data);
    if (lock?.pid === server.pid && lock.ready) return true;
    if (signal.aborted) server.kill('SIGINT');
    await sleep(20);
    const seconds = Math.floor((performance.now() - started) / 1000);
    if (seconds < toldSeconds + 5) continue;
    toldSeconds = seconds;
    plan.tell(postgresTexts.recovering, { seconds });
  }
  return false;
}

function isOver(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}

function isLocked(reason: string): boolean {
  return /lock file|shared memory block/.test(reason);
}

function startLogFile(cluster: Cluster): string {
  return join(cluster.folder, 'log', 'start.log');
}

/** Removed first: it may belong to another account from an earlier start. */
function freshLog(file: string): number {
  rmSync(file, { force: true });
  return openSync(file, 'w', 0o600);
}

function startLog(plan: ServerPlan): string {
  return readFileSync(startLogFile(plan.cluster), 'utf8').trim() || join(plan.bin, 'postgres');
}

/** The memory this process may count on, in MB: the machine's, or the container's when that is less. */
function availableMegabytes(): number {
  const machine = totalmem();
  const container = process.constrainedMemory();
  return Math.floor((container > 0 ? Math.min(container, machine) : machine) / megabyte);
}

/** The server's settings. They are given on the command line at every start, so an upgrade always applies them. */
function serverSettings(memory: number, socketFolder: string): Record<string, string> {
  const share = (part: number, least: number, most: number) =>
    `${Math.round(Math.min(most, Math.max(least, memory / part)))}MB`;
  return {
    cluster_name: 'loadline',
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    password_encryption: 'scram-sha-256',
    max_connections: '60',
    timezone: 'UTC',
    log_timezone: 'UTC',

    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    shared_buffers: share(8, 64, 1024),
    effective_cache_size: share(2, 128, 65536),
    maintenance_work_mem: share(32, 32, 512),
    work_mem: share(512, 4, 32),
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    jit: 'off',

    // People's data must not reach the log: neither parameters, nor statements, nor the DETAIL of a violated key.
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    // A pipe to us would break when we are killed.
    logging_collector: 'on',
    log_directory: '../log',
    ...logFile,
  };
}
