import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, APIResponse, Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { expect } from '@playwright/test';

/** The product as a forwarder installs it: production, no demo data, neither SMS nor mail, nothing in the database. */
export interface Installation {
  readonly address: string;
  /** The first administrator's, out of the file that the first start writes. */
  readonly password: string;
  stop(): Promise<void>;
}

export async function emptyInstallation(): Promise<Installation> {
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
  return { address, password: readFileSync(join(data, 'first-administrator.password'), 'utf8').trim(), stop };
}

/** Somebody at work: their calls, and pages on which they are signed in. */
export class Person {
  readonly #request: APIRequestContext;
  readonly page: Page;

  private constructor(request: APIRequestContext, page: Page) {
    this.#request = request;
    this.page = page;
  }

  static async at(
    { address }: Installation,
    { browser, playwright }: { browser: Browser; playwright: PlaywrightWorkerArgs['playwright'] },
    username: string,
    password: string,
  ): Promise<Person> {
    const door = await playwright.request.newContext({ baseURL: address });
    const reply = await door.post('/adminapi/oauth/token', {
      form: { grant_type: 'password', scope: 'all', username, password },
    });
    const { data } = await reply.json();
    await door.dispose();
    const extraHTTPHeaders = { authorization: `Bearer ${data.access_token}` };
    const request = await playwright.request.newContext({ baseURL: address, extraHTTPHeaders });
    const context = await browser.newContext({ baseURL: address });
    await context.addInitScript((session) => {
      localStorage.setItem('access_token', session.access_token);
      localStorage.setItem('user', JSON.stringify(session.user));
      localStorage.setItem('ms_username', session.user.username);
      localStorage.setItem('locale', 'zh-cn');
    }, data);
    return new Person(request, await context.newPage());
  }

  async get(path: string) {
    return answerOf(path, await this.#request.get(path));
  }

  async post(path: string, data: object, headers: Record<string, string> = {}) {
    return answerOf(path, await this.#request.post(path, { data, headers }));
  }

  async upload(path: string, file: { name: string; mimeType: string; buffer: Buffer }) {
    return answerOf(path, await this.#request.post(path, { multipart: { file } }));
  }

  async leave(): Promise<void> {
    await this.page.context().close();
    await this.#request.dispose();
  }
}

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
