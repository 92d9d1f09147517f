import { join } from 'node:path';
import { startEmbeddedPostgres } from '../packages/server/src/embedded/postgres.start.ts';
import { tell } from '../packages/server/src/start/greeting.ts';
import { sourcesUnder } from './check/source.ts';
import { browserSuite } from './test/browser-suite.ts';
import { withFolder } from './test/folder.ts';
import { nodeSuite, sharedSuite } from './test/node-suite.ts';
import { differsByVersion } from './test/postgres-versions.ts';
import type { Tally } from './test/tally.ts';
import { brokenDown, checked, sumOf } from './test/tally.ts';

// npm test                 the whole suite; server tests share one embedded PostgreSQL
// npm test -- orders       what has 'orders' in its path
// npm run test:postgres    the server suite on the PostgreSQL that LOADLINE_TEST_ADMIN_URL names
// npm run test:after-postgres   what is left after it: all but the server tests that no version of PostgreSQL changes

const root = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const afterPostgres = process.argv.includes('--after-postgres');
// Every test file is a process that loads the server: without the types it has been stripped of before.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
const asked = new AbortController();
process.once('SIGINT', () => asked.abort());
process.once('SIGTERM', () => asked.abort());

async function filesIn(folders: readonly string[], name: RegExp): Promise<string[]> {
  const files = await sourcesUnder(root, folders, name);
  const chosen = files.filter(
    ({ path }) => wanted.length === 0 || wanted.some((word) => path.includes(word)),
  );
  return chosen.map(({ path }) => join(root, path));
}

async function wholeSuite(): Promise<Tally[]> {
  const files = await filesIn(
    ['packages/contract', 'packages/client', 'packages/server', 'packages/web', 'tools'],
    /\.test\.tsx?$/,
  );
  const left = afterPostgres ? files.filter(differsByVersion) : files;
  const specs = await filesIn(['packages/e2e'], /\.spec\.ts$/);
  const tallies: Tally[] = [];
  if (left.length > 0 || wanted.length === 0) tallies.push(checked('node', await onEmbeddedPostgres(left)));
  if (asked.signal.aborted) return [...tallies, brokenDown('interrupted')];
  if (specs.length > 0 || wanted.length === 0) {
    tallies.push(checked('browser', await browserSuite(root, wanted.length === 0 ? [] : specs)));
  }
  return tallies;
}

function onEmbeddedPostgres(files: readonly string[]): Promise<Tally> {
  return withFolder('test', async (folder) => {
    const postgres = await startEmbeddedPostgres({
      dataDir: join(folder, 'data'),
      tell,
      signal: asked.signal,
    });
    process.env.LOADLINE_TEST_ADMIN_URL = postgres.adminUrl;
    try {
      return await nodeSuite({ root, files, signal: asked.signal });
    } finally {
      await postgres.stop();
    }
  });
}

async function onGivenPostgres(): Promise<Tally[]> {
  if (!process.env.LOADLINE_TEST_ADMIN_URL) {
    const how = 'postgres://postgres:<password>@127.0.0.1:5432/postgres';
    return [brokenDown(`LOADLINE_TEST_ADMIN_URL names no PostgreSQL; give a superuser's address: ${how}`)];
  }
  const files = await filesIn(['packages/server'], /\.test\.ts$/);
  return sharedSuite({ root, files, signal: asked.signal });
}

const suite = process.argv.includes('--postgres') ? onGivenPostgres() : wholeSuite();
const tallies = await suite.catch((error: unknown) => [
  brokenDown(String(error instanceof Error ? error.stack : error)),
]);
for (const reason of tallies.flatMap(({ failures = [], trouble }) => [...failures, ...trouble]))
  console.error(`FAILED ${reason}`);
const { line, ok } = sumOf(
  tallies.length > 0 ? tallies : [brokenDown(`nothing matches ${wanted.join(' ')}`)],
);
console.log(`\n${line}`);
process.exit(ok ? 0 : 1);
