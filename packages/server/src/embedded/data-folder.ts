import { accessSync, chmodSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Text } from '@loadline/contract/kernel/text';
import { settingProblems } from '@loadline/contract/start/settings.text';
import { filled, StartFailure } from '../start-failure.ts';
import { type Account, closedFolder, databaseAccount, existingPart } from './postgres.account.ts';

/** Why we cannot keep our files in the folder, which need not exist yet; undefined when we can. */
export function unwritableFolder(dataDir: string): Text | undefined {
  const folder = existingPart(dataDir);
  try {
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    return filled(settingProblems.notWritable, { value: dataDir, folder });
  }
}

/** Why the database cannot live in the folder; undefined when it can. */
export function unreachableFolder(dataDir: string): Text | undefined {
  const account = databaseAccount(dataDir);
  const folder = closedFolder(dataDir, account);
  if (folder === undefined) return undefined;
  return filled(settingProblems.closedFolder, {
    value: dataDir,
    folder,
    uid: account?.uid ?? process.getuid?.() ?? '',
  });
}

/** The folder for all data under its one true name, made when missing. */
export function dataFolder(dataDir: string, account: Account): string {
  const flaw = unwritableFolder(dataDir) ?? unreachableFolder(dataDir);
  if (flaw) throw new StartFailure(flaw);
  makeFolder(dataDir, account ? 0o711 : 0o700);
  return realpathSync(dataDir);
}

/** Modes are set afterwards: the umask of the person who starts must not lock the database's account out. */
function makeFolder(folder: string, mode: number): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made !== dirname(first); made = dirname(made)) chmodSync(made, mode);
}
