import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { chromium } from '@playwright/test';
import { rightForm, rightGoods } from '../packages/contract/src/orders/order-form.factory.ts';
import { demoSession, product } from './product.ts';
import { spread } from './spread.ts';

// node bench/order-page.ts   how long an order of very many goods lines and events takes until it can be used: from the
// navigation to the table of goods standing there and the main thread being free, for its customer and at the desk.
// On a machine that is busy with other things only what the page itself computed tells anything.

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    goods: { type: 'string', default: '200' },
    events: { type: 'string', default: '500' },
    chromium: { type: 'string', default: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  },
});
const [goods, events] = [Number(options.goods), Number(options.events)];

const folder = await mkdtemp(join(tmpdir(), 'loadline-order-page-'));
// Started by root, the database runs as another account and must be able to pass through.
await chmod(folder, 0o711);
const served = await product(join(folder, 'data'));
const browser = await chromium.launch({
  executablePath: options.chromium,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  const [customer, clerk] = [
    await demoSession(served.address),
    await demoSession(served.address, 'op.admin'),
  ];
  const number = await largeOrder(customer.access_token, clerk.access_token);
  console.log(
    `an order of ${goods} goods lines and ${events} events, ${options.rounds} rounds; milliseconds, least / median / most; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [name, session, path] of [
    ['customer', customer, `/orderDetail?no=${number}`],
    ['desk', clerk, `/ops/order?no=${number}`],
  ] as const)
    for (const cache of ['empty', 'warm'] as const) await measure(name, session, path, cache);
} finally {
  await browser.close();
  await served.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

interface Session {
  readonly access_token: string;
  readonly user: { readonly username: string };
}

interface Opened {
  readonly shown: number;
  readonly usable: number;
  /** What the page's main thread computed until then, however busy the machine was with others. */
  readonly computed: number;
}

async function measure(name: string, session: Session, path: string, cache: 'empty' | 'warm'): Promise<void> {
  const context = cache === 'warm' ? await signedIn(browser, session) : undefined;
  if (context) await open(context, path);
  const opened: Opened[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const own = context ?? (await signedIn(browser, session));
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
}

async function signedIn(from: Browser, session: Session) {
  const context = await from.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    baseURL: served.address,
  });
  const kept = {
    access_token: session.access_token,
    user: JSON.stringify(session.user),
    ms_username: session.user.username,
  };
  await context.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
  return context;
}

/** Usable: the goods stand there, everything under way has been worked off once, and the frame after it is painted. */
async function open(context: Awaited<ReturnType<typeof signedIn>>, path: string): Promise<Opened> {
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

/** Made as people make one: entered by hand, its events recorded at the desk. */
async function largeOrder(customerToken: string, clerkToken: string): Promise<string> {
  const lines = Array.from({ length: goods }, (_, at) =>
    rightGoods({ nameEn: `Stainless bottle ${at + 1}` }),
  );
  const { orderNumber } = await ask(
    '/omsapi/orders/create',
    customerToken,
    rightForm({ referenceNumber: `PO-LARGE-${goods}`, goods: lines }),
  );
  for (let at = 0; at < events; at += 1)
    await ask('/opsapi/events/record', clerkToken, {
      key: crypto.randomUUID(),
      numbers: [orderNumber],
      code: 'DELAYED',
      classifier: 'ACT',
      at: new Date(Date.now() - (at + 1) * 3_600_000).toISOString().slice(0, 16),
      zone: 'Asia/Shanghai',
      place: null,
      noteZh: `Update ${at + 1}`,
      isPublic: true,
    });
  return orderNumber;
}

async function ask(path: string, token: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const reply = await fetch(served.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { code, message, data } = JSON.parse(await reply.text());
  if (code !== 200) throw new Error(`${path}: ${reply.status} ${message}`);
  return data;
}
