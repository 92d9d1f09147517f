import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The system account that the database runs as; undefined means our own. */
export type Account = { readonly uid: number; readonly gid: number } | undefined;

const nobody = { uid: 65534, gid: 65534 };

/** PostgreSQL refuses to run as root: a start by root hands it to the data's owner, at first to nobody. */
export function databaseAccount(dataDir: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(join(dataDir, 'postgres'), { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody;
}

/** The outermost folder on the way to `folder` that the account may not enter; a folder not made yet counts as open. */
export function closedFolder(folder: string, account: Account): string | undefined {
  if (passes('cd "$1"', existingPart(folder), account)) return undefined;
  return wayTo(existingPart(folder)).find((step) => !passes('cd "$1"', step, account));
}

/** Whether the account may read the file: asked of the system, since modes alone miss ACLs and groups. */
export function mayRead(file: string, account: Account): boolean {
  return passes('[ -r "$1" ]', file, account);
}

/** The folder itself, or the nearest one above it that we can see. */
export function existingPart(folder: string): string {
  const full = resolve(folder);
  return existsSync(full) ? full : existingPart(dirname(full));
}

function wayTo(folder: string): string[] {
  return dirname(folder) === folder ? [folder] : [...wayTo(dirname(folder)), folder];
}

function passes(test: string, path: string, account: Account): boolean {
  const asked = spawnSync('/bin/sh', ['-c', test, 'sh', path], { ...account, cwd: '/', stdio: 'ignore' });
  return asked.error !== undefined || asked.status === 0;
}
