import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface Source {
  /** Path from the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const passedOver = new Set([
  'node_modules',
  'dist',
  'test-results',
  'playwright-report',
  '.git',
  '.cache',
  '.data',
]);
/** Fixture trees that break the rules on purpose. */
const planted = 'tools/check/planted';

/** All files under `folders` of `root` whose name matches, sorted by path. A missing folder holds none. */
export async function sourcesUnder(
  root: string,
  folders: readonly string[],
  name: RegExp,
): Promise<Source[]> {
  const paths = await Promise.all(folders.map((folder) => pathsUnder(root, join(root, folder))));
  const chosen = paths
    .flat()
    .filter((path) => name.test(path))
    .toSorted();
  return Promise.all(chosen.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

async function pathsUnder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries) {
    const whole = join(folder, entry.name);
    const path = relative(root, whole).split(sep).join('/');
    if (entry.isFile()) found.push(path);
    if (!entry.isDirectory() || passedOver.has(entry.name) || path === planted) continue;
    found.push(...(await pathsUnder(root, whole)));
  }
  return found;
}

/** Tests, what they are built with, and the browser suite: what never serves a request. */
export function isTest(path: string): boolean {
  return /\.(test|spec|factory)\.tsx?$|\/testing\//.test(path) || path.startsWith('packages/e2e/');
}
