import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { SiteRenderer } from '@loadline/contract/site/rendering';
import { startTexts } from '@loadline/contract/start/start.text';
import type { Tell } from '../embedded/tell.ts';
import { builtModule } from '../kernel/own-files.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = join(root, 'packages/web/dist');
const renderer = join(root, 'packages/web/dist-server/site-renderer.js');
const stamp = join(folder, 'built-from');
const compress = promisify(brotliCompress);

/** The folder of the built web app, built anew when its sources are not those it was built from. */
export async function builtWeb(tell: Tell): Promise<string> {
  const sources = await fingerprint();
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === sources) return folder;
  tell(startTexts.building);
  await Promise.all([viteBuild(), viteBuild('--ssr')]);
  await compressAll();
  await writeFile(stamp, sources);
  return folder;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files = [
    'package-lock.json',
    ...(await filesBelow('packages/web/src')),
    ...(await filesBelow('packages/web/public')),
    ...(await filesBelow('packages/contract/src')),
    ...(await filesBelow('packages/web/build')),
    'packages/web/index.html',
    'packages/web/vite.config.ts',
  ];
  for (const file of files.toSorted())
    hash.update(file).update(await readFile(join(root, file)).catch(() => ''));
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}

/** What renders the public pages; built beside the web app. */
export function builtRenderer(): Promise<SiteRenderer> {
  return builtModule(pathToFileURL(renderer).href);
}

async function viteBuild(...which: readonly '--ssr'[]): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', 'packages/web', '--logLevel', 'warn', ...which], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve, reject) => child.on('exit', resolve).on('error', reject));
  if (code !== 0) throw new Error(`the web build ended with ${String(code)}`);
}

// Compressed once here, so that no request has to wait for it.
async function compressAll(): Promise<void> {
  const files = await readdir(join(folder, 'assets')).catch(() => []);
  for (const name of files.filter((file) => /\.(js|css|svg)$/.test(file))) {
    const path = join(folder, 'assets', name);
    if ((await stat(path)).size < 1_024) continue;
    await writeFile(
      `${path}.br`,
      await compress(await readFile(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    );
  }
}
