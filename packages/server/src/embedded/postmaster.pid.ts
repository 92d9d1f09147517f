import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
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
  return stateOf(pid) === 'Z';
}

/** A lock whose holder is over, or is by now a process of another kind: the number was given out again. */
export function isLeftOver(lock: LockFile): boolean {
  const state = stateOf(lock.pid);
  return state === 'Z' || (state !== undefined && nameOf(lock.pid) !== 'postgres');
}

/** Linux only, like the two below; elsewhere undefined. Field 3 of proc(5) stat, behind the name in brackets. */
function stateOf(pid: number): string | undefined {
  const [line] = linesOf(`/proc/${pid}/stat`);
  return line?.slice(line.lastIndexOf(')') + 2).charAt(0);
}

function nameOf(pid: number): string | undefined {
  return linesOf(`/proc/${pid}/comm`)[0];
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
