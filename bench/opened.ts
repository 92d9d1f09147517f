import type { Browser, BrowserContext } from '@playwright/test';
import { chromium } from '@playwright/test';
import { spread } from './spread.ts';

export interface Session {
  readonly access_token: string;
  readonly user: { readonly username: string };
}

interface Opened {
  readonly shown: number;
  readonly usable: number;
  /** What the page's main thread computed until then, however busy the machine was with others. */
  readonly computed: number;
}

export interface Measured {
  readonly browser: Browser;
  readonly address: string;
  readonly rounds: number;
}

export function launched(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/** Opens a page of lines so many times and says how long it took until they stood there and it could be used; the usable times, for a goal. */
export async function measure(
  of: Measured,
  name: string,
  session: Session,
  path: string,
  cache: 'empty' | 'warm',
): Promise<number[]> {
  const context = cache === 'warm' ? await signedIn(of, session) : undefined;
  if (context) await open(context, path);
  const opened: Opened[] = [];
  for (let round = 0; round < of.rounds; round += 1) {
    const own = context ?? (await signedIn(of, session));
    opened.push(await open(own, path));
    if (!context) await own.close();
  }
  await context?.close();
  const figures = (key: keyof Opened) =>
    spread(
      opened.map((one) => one[key]),
      0,
    );
  console.log(
    `${name}\t${cache} cache\tgoods shown ${figures('shown')}\tusable ${figures('usable')}\tcomputed ${figures('computed')}`,
  );
  return opened.map(({ usable }) => usable);
}

async function signedIn({ browser, address }: Measured, session: Session): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    baseURL: address,
  });
  await context.addInitScript(keepSession, sessionKept(session));
  return context;
}

/** A session as the login page stores it. */
export function sessionKept({ access_token, user }: Session): Record<string, string> {
  return { access_token, user: JSON.stringify(user), ms_username: user.username };
}

/** Runs in the browser. */
export function keepSession(all: Record<string, string>): void {
  for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
}

/** Usable: the goods stand there, everything under way has been worked off once, and the frame after it is painted. */
async function open(context: BrowserContext, path: string): Promise<Opened> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const start = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('table tfoot') !== null, undefined, {
    polling: 'raf',
  });
  const shown = performance.now() - start;
  // A task of its own behind everything that is under way, and the frame after it.
  await page.evaluate(
    () =>
      new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 0)),
  );
  const usable = performance.now() - start;
  const { metrics } = await devtools.send('Performance.getMetrics');
  const computed = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  await page.close();
  return { shown, usable, computed };
}
