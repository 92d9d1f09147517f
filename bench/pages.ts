import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { helloPage } from './hello.ts';
import type { Session } from './opened.ts';
import { demoSession, product, publicNumber } from './product.ts';
import { median, spread } from './spread.ts';
import type { Visit } from './visit.ts';
import { visit } from './visit.ts';

// node bench/pages.ts   when pages show their first lines and their content on a slow phone, beside the least that React and the
// router make a page of: empty cache, 4x slower processor, slow 4G, the pages in turn, round after round.

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    chromium: { type: 'string', default: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    /** Only these pages: their names, with commas. */
    only: { type: 'string' },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'loadline-pages-'));
// Started by root, the database runs as another account and must be able to pass through.
await chmod(folder, 0o711);
const [hello, ours] = await Promise.all([helloPage(join(folder, 'hello')), product(join(folder, 'data'))]);
const browser = await chromium.launch({
  executablePath: options.chromium,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  await compare(await pagesToVisit());
} finally {
  await browser.close();
  await Promise.all([hello.stop(), ours.stop()]);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

interface Visited {
  readonly name: string;
  readonly address: string;
  readonly session?: Session | undefined;
  readonly visits: Visit[];
}

async function pagesToVisit(): Promise<Visited[]> {
  const number = await publicNumber(ours.address);
  const paths = {
    '/home': '/home',
    '/search?no=': `/search?no=${number}`,
    '/login': '/login',
    '/register': '/register',
    '/productInfo': '/productInfo?type=plane_zmkyzx',
    '/about': '/about',
    '/calculator': '/calculator',
    // Behind the login: what is painted first is the head that comes with the document.
    '/order': '/order',
  };
  const [customer, clerk] = [await demoSession(ours.address), await demoSession(ours.address, 'op.admin')];
  const signedIn = { '/dashboard': customer, '/ops/overview': clerk };
  const wanted = options.only?.split(',');
  const pages: Omit<Visited, 'visits'>[] = [
    ...Object.entries(paths).map(([name, path]) => ({ name, address: ours.address + path })),
    ...Object.entries(signedIn).map(([name, session]) => ({ name, address: ours.address + name, session })),
  ].filter(({ name }) => wanted?.includes(name) ?? true);
  return [{ name: 'hello', address: hello.address }, ...pages].map((page) => ({ ...page, visits: [] }));
}

/** One visit each that does not count, then all pages in turn, so that a machine that drifts drifts for all. */
async function compare(pages: readonly Visited[]): Promise<void> {
  for (const { address, session } of pages) await visit(browser, address, session);
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const { address, session, visits } of pages) visits.push(await visit(browser, address, session));
  const least = pages[0]?.visits ?? [];
  print(['page', 'first ms', 'LCP ms', 'of hello', 'CLS', 'script kB gzip', 'blocking', 'largest']);
  for (const { name, visits } of pages) print([name, ...figures(visits, least)]);
}

function figures(visits: readonly Visit[], least: readonly Visit[]): string[] {
  const lcp = visits.map((one) => one.lcp);
  const last = visits.at(-1);
  return [
    spread(
      visits.map(({ first }) => first),
      0,
    ),
    spread(lcp, 0),
    (median(lcp) / median(least.map((one) => one.lcp))).toFixed(2),
    Math.max(...visits.map(({ cls }) => cls)).toFixed(3),
    spread(
      visits.map(({ scripts }) => scripts / 1_000),
      1,
    ),
    String(last?.blocking.length),
    last?.largest ?? '',
  ];
}

function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.join('\t')}\n`);
}
