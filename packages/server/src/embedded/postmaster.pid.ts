import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { socketIn } from './postgres.socket.ts';

/** What a running server writes about itself into its data folder (PostgreSQL: "postmaster.pid"). */
export interface LockFile {
  readonly pid: number;
  readonly socketFolder: string;
  readonly ready: boolean;
}

/** The lock file of a data folder, whether its server still lives or not. */
export function lockFileOf(data: string): LockFile | undefined {
  const [pid, , , , socketFolder, , , state] = linesOf(join(data, 'postmaster.pid'));
  const number = Number(pid);
  if (!Number.isInteger(number) || number <= 0) return undefined;
  return { pid: number, socketFolder: socketFolder ?? '', ready: state?.trim() === 'ready' };
}

/** Whether a server answers at the socket that the lock file names: a process number alone may be somebody else's by now. */
export function answers(lock: LockFile): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketIn(lock.socketFolder));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** Whether the process is over. One that nobody has collected yet (a zombie) is, though the system still lists it. */
export function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
  return processOf(pid)?.state === 'Z';
}

/** A lock whose holder is over, or is by now a process of another kind: the number was given out again. */
export function isLeftOver(lock: LockFile): boolean {
  const holder = processOf(lock.pid);
  return holder !== undefined && (holder.state === 'Z' || holder.name !== 'postgres');
}

/** What the system lists under the number: by proc(5) on Linux, where a small image has no `ps`, and by `ps` elsewhere. */
function processOf(pid: number): { state: string; name: string } | undefined {
  const [stat = ''] = linesOf(`/proc/${pid}/stat`);
  const listed = /^\d+ \((.*)\) (\w)/.exec(stat);
  if (listed) return { name: listed[1] ?? '', state: listed[2] ?? '' };
  const asked = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [, state, path] = /^(\w)\S*\s+(.*)$/.exec(asked.stdout?.trim() ?? '') ?? [];
  return state && path ? { state, name: basename(path) } : undefined;
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
