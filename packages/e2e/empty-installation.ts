import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIResponse, Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { Door } from './door.page.ts';
import { noteSecret } from './noted-secrets.ts';
import type { Account } from './people.ts';
import { rowsIn } from './product-database.ts';
import { test as walk } from './walk.ts';

/** The product as a forwarder installs it: production, no demo data, neither SMS nor mail, nothing in the database. */
export interface Installation {
  readonly address: string;
  /** The first administrator's, out of the file that the first start writes. */
  readonly password: string;
  /** As if the time of a recurring job had come. */
  run(job: string): Promise<void>;
  stop(): Promise<void>;
}

async function emptyInstallation(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'loadline-empty-'));
  // The database runs as another account when we are root, and must be able to pass through.
  chmodSync(folder, 0o711);
  const data = join(folder, 'data');
  const address = `http://127.0.0.1:${await freePort()}`;
  const { MAIL_URL: _mail, SMS_PROVIDER: _sms, ...env } = process.env;
  const program = spawn(
    process.execPath,
    [fileURLToPath(new URL('../server/src/main.ts', import.meta.url))],
    {
      env: {
        ...env,
        NODE_ENV: 'production',
        PORT: new URL(address).port,
        PUBLIC_URL: address,
        DATA_DIR: data,
        DEMO_DATA: 'off',
        // A customer's program of a walk is on this machine.
        WEBHOOK_NETWORKS: '127.0.0.1',
        // A walk presses faster than anybody.
        API_PER_MINUTE: '1000000',
      },
      stdio: 'ignore',
    },
  );
  const stop = async () => {
    if (program.exitCode === null) {
      program.kill('SIGTERM');
      await once(program, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  await expect(async () => {
    expect(program.exitCode).toBeNull();
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  }).toPass({ timeout: 120_000 });
  const password = readFileSync(join(data, 'first-administrator.password'), 'utf8').trim();
  const run = async (job: string) => void (await rowsIn(data, 'select graphile_worker.add_job($1)', [job]));
  return { address, password, run, stop };
}

/** Somebody at work: a page on which they have signed in, and calls for what no person sends. */
export class Person {
  readonly page: Page;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(page: Page, headers: Readonly<Record<string, string>>) {
    this.page = page;
    this.#headers = headers;
  }

  static async at({ address }: Installation, browser: Browser, account: Account): Promise<Person> {
    const page = await (await browser.newContext({ baseURL: address })).newPage();
    noteSecret(account.password);
    const door = await Door.open(page, '/login');
    await door.enter({ ...account });
    await door.press('登录');
    await expect(page).not.toHaveURL(/login/);
    const token = noteSecret(await page.evaluate(() => localStorage.getItem('access_token') ?? ''));
    return new Person(page, { authorization: `Bearer ${token}` });
  }

  async post(path: string, data: object) {
    return answerOf(path, await this.page.request.post(path, { data, headers: this.#headers }));
  }
}

/** Walks that begin where a forwarder does: on an installation of their own, with its first administrator at the desk. */
export const test = walk.extend<{ house: Installation; desk: Person }>({
  house: async ({ browser: _before }, use) => {
    const house = await emptyInstallation();
    try {
      await use(house);
    } finally {
      await house.stop();
    }
  },
  desk: async ({ browser, house }, use) =>
    use(await Person.at(house, browser, { username: 'admin', password: house.password })),
});

async function answerOf(path: string, reply: APIResponse) {
  const { code, message, data } = await reply.json();
  expect([path, code, code === 200 ? '' : `${message} ${JSON.stringify(data)}`]).toEqual([path, 200, '']);
  return data;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const taken = server.address();
      server.close(() => resolve(typeof taken === 'object' && taken ? taken.port : 0));
    });
  });
}
