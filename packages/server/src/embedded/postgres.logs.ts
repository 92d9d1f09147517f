import type { ChildProcess } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How the server cuts its log; with the files that are kept it takes 100 MB at most. */
export const logFile = {
  log_filename: 'postgres-%Y%m%d-%H%M%S.log',
  log_rotation_age: '1d',
  log_rotation_size: '10MB',
};
const kept = 10;
const hourMs = 3_600_000;

/** The oldest logs go, now and every hour until the server that writes them ends. */
export function keepLogsShort(folder: string, server: ChildProcess): void {
  trimLogs(folder);
  const hourly = setInterval(() => trimLogs(folder), hourMs).unref();
  server.once('exit', () => clearInterval(hourly));
}

/** What somebody else takes away at the same moment is left out. */
export function trimLogs(folder: string): void {
  const logs = readdirSync(folder)
    .filter((name) => /^postgres-.*\.log$/.test(name))
    .map((name) => ({ path: join(folder, name), at: writtenAt(join(folder, name)) }));
  const old = logs.toSorted((one, other) => other.at - one.at).slice(kept);
  for (const { path } of old) rmSync(path, { force: true });
}

function writtenAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
