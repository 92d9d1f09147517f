import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { keepSession, type Session, sessionKept } from './opened.ts';

/** What one visitor with an empty cache saw. Times in milliseconds from the start of the navigation. */
export interface Visit {
  /** When the first words or lines were painted. */
  readonly first: number;
  readonly lcp: number;
  /** The largest thing that was painted: its tag, its class, the beginning of its text. */
  readonly largest: string;
  readonly cls: number;
  /** Bytes of all scripts, compressed by gzip. */
  readonly scripts: number;
  /** Requests that the first paint waited for. */
  readonly blocking: readonly string[];
}

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up; and its phone with a quarter of our speed. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const slowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
};
/** How long a page is left alone after its last request: what is painted late is seen too. */
const settles = 1_500;

// Text, because it runs in the browser and not here.
const watch = `
  globalThis.seen = { lcp: 0, largest: '', cls: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries()) {
      const text = (element?.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 24);
      seen.lcp = startTime;
      seen.largest = element ? element.localName + '.' + element.getAttribute('class') + ' ' + text : 'gone';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) seen.cls += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;
const report = `({
  ...seen,
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  blocking: performance.getEntriesByType('resource')
    .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
    .map(({ name }) => new URL(name).pathname),
})`;

/** Opens a page once, on a slow phone with a slow line and nothing in its cache; signed in where it is told as whom. */
export async function visit(browser: Browser, address: string, session?: Session): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(gzipped(response));
    });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    if (session) await page.addInitScript(keepSession, sessionKept(session));
    // Who is signed in hears what changes, so their line is never idle.
    await page.goto(address, { waitUntil: session ? 'load' : 'networkidle' });
    if (session) await page.locator('main table tbody tr').first().waitFor();
    await page.waitForTimeout(settles);
    const seen: Omit<Visit, 'scripts'> = await page.evaluate(report);
    return { ...seen, scripts: (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0) };
  } finally {
    await context.close();
  }
}

async function gzipped(response: Response): Promise<number> {
  // Nothing is kept of what a page loaded before it led to another.
  const body = await response.body().catch(() => undefined);
  return body ? gzipSync(body).length : 0;
}
