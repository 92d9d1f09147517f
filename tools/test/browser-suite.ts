import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { jsonText } from '../../packages/server/src/kernel/own-files.ts';
import { tell } from '../../packages/server/src/start/greeting.ts';
import { builtWeb } from '../../packages/server/src/start/web-build.ts';
import { run } from '../command.ts';
import { chromium } from './chromium.ts';
import { withFolder } from './folder.ts';
import type { Tally } from './tally.ts';
import { brokenDown, failureLine } from './tally.ts';

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
}

interface Report {
  readonly suites: readonly Suite[];
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly { message?: string }[];
}

/** Builds the web app and walks the product in a browser. `files` narrows it down to some specs. */
export async function browserSuite(root: string, files: readonly string[]): Promise<Tally> {
  const browser = await chromium(root);
  if ('missing' in browser) return brokenDown(browser.missing);
  await builtWeb(tell);
  return withFolder('e2e', async (folder) => {
    const report = join(folder, 'report.json');
    const env = {
      CHROMIUM_PATH: browser.path,
      LOADLINE_E2E_DATA: join(folder, 'data'),
      LOADLINE_E2E_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Playwright colours what it prints when either is set, and warns when both are.
      FORCE_COLOR: undefined,
    };
    const place = join(root, 'packages/e2e');
    // A walk meets a starved machine now and then: it may try twice, and says so.
    const code = await run('playwright', ['test', ...files, '--retries=1', '--reporter=list,json'], {
      cwd: place,
      env,
    });
    return tallyOf(code, await readFile(report, 'utf8').catch(() => ''));
  });
}

function tallyOf(code: number, text: string): Tally {
  if (text === '') return brokenDown(`the browser suite ended with ${code} and no report`);
  const { stats, errors, suites } = jsonText<Report>(text);
  const failed = stats.unexpected;
  const trouble = errors.map(
    ({ message }) => `browser suite: ${message?.split('\n')[0] ?? 'error without a message'}`,
  );
  if (stats.skipped > 0) trouble.push(`browser tests skipped: ${stats.skipped}`);
  if (code !== 0 && failed + trouble.length === 0) trouble.push(`the browser suite ended with ${code}`);
  if (stats.flaky > 0) console.log(`passed at the second try: ${stats.flaky}`);
  return { passed: stats.expected + stats.flaky, failed, trouble, failures: suites.flatMap(failuresIn) };
}

function failuresIn({ suites = [], specs }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok);
  return [
    ...own.flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) =>
        results.flatMap(({ errors }) => errors.map(({ message = '' }) => failureLine(title, message))),
      ),
    ),
    ...suites.flatMap(failuresIn),
  ];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
