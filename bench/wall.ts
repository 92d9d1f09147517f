import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CDPSession } from '@playwright/test';
import { chromium } from '@playwright/test';
import { demoSession, product } from './product.ts';

// node bench/wall.ts   whether the data board can hang on a wall: so many refreshes, a minute of its clock each, and how
// much memory its page holds after each tenth of them. With --hours it waits by the real clock instead.

const { values: options } = parseArgs({
  options: {
    refreshes: { type: 'string', default: '600' },
    /** Real hours instead of accelerated refreshes. */
    hours: { type: 'string' },
    chromium: { type: 'string', default: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  },
});

const folder = await mkdtemp(join(tmpdir(), 'loadline-wall-'));
// Started by root, the database runs as another account and must be able to pass through.
await chmod(folder, 0o711);
const ours = await product(join(folder, 'data'));
const browser = await chromium.launch({
  executablePath: options.chromium,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  await watchWall();
} finally {
  await browser.close();
  await ours.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function watchWall(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 }, baseURL: ours.address });
  const { access_token, user } = await demoSession(ours.address, 'op.admin');
  const kept = { access_token, user: JSON.stringify(user), ms_username: user.username };
  await page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  }, kept);
  if (!options.hours) await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('api/databoard')) asked += 1;
  });
  await page.goto('/databoard');
  await page.getByRole('table').waitFor();
  const probe = await page.context().newCDPSession(page);
  const steps = 10;
  const each = Math.ceil(Number(options.refreshes) / steps);
  for (let step = 0; step <= steps; step += 1) {
    if (step > 0 && options.hours) await page.waitForTimeout((Number(options.hours) * 3_600_000) / steps);
    else if (step > 0) for (let turn = 0; turn < each; turn += 1) await refreshOnce();
    console.log(`${asked} refreshes: ${await held(probe)}`);
  }

  async function refreshOnce(): Promise<void> {
    const answer = page.waitForResponse((response) => response.url().includes('api/databoard'));
    await page.clock.runFor(60_000);
    await answer;
  }
}

/** What the page holds once everything that nobody needs is thrown away. */
async function held(probe: CDPSession): Promise<string> {
  await probe.send('HeapProfiler.collectGarbage');
  await probe.send('Performance.enable');
  const { metrics } = await probe.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return `${(metric('JSHeapUsedSize') / 1024 / 1024).toFixed(2)} MiB, ${metric('Nodes')} nodes, ${metric('JSEventListeners')} listeners`;
}
