import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresTexts } from '@loadline/contract/start/postgres.text';
import { keptSecret } from '../kept-secret.ts';
import { StartFailure } from '../start-failure.ts';
import type { Account } from './postgres.account.ts';
import { systemEnvironment } from './postgres.environment.ts';
import type { Tell } from './tell.ts';

/** The database of one installation on disk: the data, its password and its logs live and move together. */
export interface Cluster {
  readonly folder: string;
  readonly data: string;
}

const draftPrefix = 'postgres.new-';

export function clusterIn(dataDir: string): Cluster {
  const folder = join(dataDir, 'postgres');
  return { folder, data: join(folder, 'data') };
}

export function adminPassword(cluster: Cluster): string {
  return keptSecret(join(cluster.folder, 'admin.password')).toString('base64url');
}

/** Made under another name and renamed: what a killed first start leaves behind is never taken for a database. */
export async function createCluster(
  dataDir: string,
  bin: string,
  account: Account,
  tell: Tell,
  signal: AbortSignal,
): Promise<void> {
  const cluster = clusterIn(dataDir);
  removeDrafts(dataDir);
  if (existsSync(cluster.folder)) return;
  tell(postgresTexts.creating);
  const draft = mkdtempSync(join(dataDir, draftPrefix));
  await initialise(draft, bin, account, signal);
  renameSync(draft, cluster.folder);
}

async function initialise(draft: string, bin: string, account: Account, signal: AbortSignal): Promise<void> {
  const passwordFile = join(draft, 'admin.password');
  keptSecret(passwordFile);
  mkdirSync(join(draft, 'log'), { mode: 0o700 });
  for (const path of [draft, passwordFile, join(draft, 'log')]) {
    if (account) chownSync(path, account.uid, account.gid);
  }
  const choices = ['-D', join(draft, 'data'), '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C.UTF-8'];
  const options = { ...account, cwd: '/', env: systemEnvironment(), signal };
  await promisify(execFile)(
    join(bin, 'initdb'),
    [...choices, ...locale, `--pwfile=${passwordFile}`, '--no-instructions'],
    options,
  ).catch((error: Error & { stderr?: string }) => {
    signal.throwIfAborted();
    throw new StartFailure(postgresTexts.cannotCreate, {
      folder: draft,
      reason: error.stderr?.trim() || error.message,
    });
  });
}

/** At every start: the `initdb` of a killed start may still be writing while its draft is removed. */
function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(draftPrefix))) {
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }
}
