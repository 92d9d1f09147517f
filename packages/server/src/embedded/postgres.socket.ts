import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresTexts } from '@loadline/contract/start/postgres.text';
import { StartFailure } from '../start-failure.ts';
import { type Account, closedFolder } from './postgres.account.ts';

const socketName = '.s.PGSQL.5432';

/** The kernel's limit for a socket path in bytes; 103 on macOS, which allows less than Linux. */
const longestPath = process.platform === 'darwin' ? 103 : 107;

/** The private folder for the sockets: inside the data folder, or a short one in the temporary folder when that is too deep. */
export function socketFolder(dataDir: string, account: Account): string {
  const short = `loadline-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  const folder = [join(dataDir, 'run'), join(tmpdir(), short), join('/tmp', short)].find(
    (place) => fits(place) && closedFolder(place, account) === undefined,
  );
  if (folder === undefined)
    throw new StartFailure(postgresTexts.foreignFolder, { folder: join(tmpdir(), short) });
  return privateFolder(folder, account);
}

/** The address of the server whose sockets live in the folder. */
export function socketIn(folder: string): string {
  return join(folder, socketName);
}

function fits(folder: string): boolean {
  return Buffer.byteLength(socketIn(folder)) <= longestPath;
}

/** The temporary folder is open to all: a folder prepared there by someone else is refused. */
function privateFolder(folder: string, account: Account): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const ours = [process.getuid?.(), account?.uid];
  if (!found.isDirectory() || !ours.includes(found.uid)) {
    throw new StartFailure(postgresTexts.foreignFolder, { folder });
  }
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  return folder;
}
