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

/** The oldest logs go, now and every hour. */
export function keepLogsShort(folder: string): void {
  trimLogs(folder);
  setInterval(() => trimLogs(folder), hourMs).unref();
}

export function trimLogs(folder: string): void {
  const logs = readdirSync(folder)
    .filter((name) => /^postgres-.*\.log$/.test(name))
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }));
  const old = logs.toSorted((one, other) => other.at - one.at).slice(kept);
  for (const { path } of old) rmSync(path, { force: true });
}
