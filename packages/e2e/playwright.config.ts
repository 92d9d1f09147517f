import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The suite walks the product as `npm start` starts it: embedded database, demo data, built pages, one port.
// Playwright loads this file once more in every worker: the folder is made by the first and handed on.
const dataDir = (process.env.LOADLINE_E2E_DATA ??= freshFolder());
const port = Number(process.env.LOADLINE_E2E_PORT ?? 18_080);
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: '.',
  // What the walks leave behind is looked at when all of them are over.
  projects: [
    { name: 'walks', testMatch: '*.spec.ts', testIgnore: 'secrets.spec.ts' },
    { name: 'secrets', testMatch: 'secrets.spec.ts', dependencies: ['walks'] },
  ],
  fullyParallel: false,
  forbidOnly: true,
  // A walk waits as often as it works: three keep two processors busy.
  workers: 3,
  // Nothing is measured here: a slow machine only takes longer.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    trace: 'on-first-retry',
    // What moves for the eye costs the walks their time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // Without a locale that knows Chinese, Chromium cannot name a downloaded file.
      env: { ...definedEnvironment(), LANG: 'C.UTF-8' },
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives too short to be worth compiling twice.
        '--js-flags=--no-maglev --no-opt',
      ],
    },
  },
  webServer: {
    command: `exec node ../server/src/main.ts >> "${dataDir}.server.log" 2>&1`,
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_DATA: 'on',
      LOG_LEVEL: 'info',
      API_PER_MINUTE: '1000000',
      WEBHOOK_NETWORKS: '127.0.0.1',
      TRACKING_PER_MINUTE: '100000',
      TRACKING_PER_DAY: '1000000',
      LOGIN_FAILURES_PER_ADDRESS: '100000',
      PUBLIC_URL: address,
      // Where a walk starts its provider of single sign-on.
      SSO_ALLOW_HTTP: `127.0.0.1:${port + 7}`,
      // Nobody listens there: what is to be sent by mail is read in the outbox.
      MAIL_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'no-reply@loadline.example',
    },
  },
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loadline-e2e-'));
  // The database runs as another account when we are root, and must be able to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
