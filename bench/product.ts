import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Served {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

export interface ServedProduct extends Served {
  /** Of the process that serves, for those who weigh it. */
  readonly pid: number;
}

const root = join(import.meta.dirname, '..');

/** The product as `npm start` starts it, with its own database and the demo data, in this folder; `settings` come on top, `heard` gets each line of its log. */
export async function product(
  folder: string,
  settings: Record<string, string> = {},
  heard?: (line: string) => void,
): Promise<ServedProduct> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, 'packages/server/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DEMO_DATA: 'on',
      LOG_LEVEL: 'warn',
      PUBLIC_URL: address,
      TRACKING_PER_MINUTE: '1000000',
      TRACKING_PER_DAY: '10000000',
      API_PER_MINUTE: '1000000',
      ...settings,
    },
    stdio: ['ignore', heard ? 'pipe' : 'ignore', 'inherit'],
  });
  if (heard && child.stdout) createInterface(child.stdout).on('line', heard);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  while (child.exitCode === null) {
    const reply = await fetch(`${address}/readyz`).catch(() => undefined);
    if (reply?.ok) return { address, pid: child.pid ?? 0, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`the product ended with ${child.exitCode}`);
}

/** What the browser keeps of a login, for an account of the demo; the first of them unless told. */
export async function demoSession(address: string, name?: string) {
  const accounts = JSON.parse(await readFile(join(root, 'examples/demo-accounts.json'), 'utf8'));
  const account = accounts.find((one: { username: string }) => name === undefined || one.username === name);
  const { username, password } = account;
  const body = new URLSearchParams({ grant_type: 'password', scope: 'all', username, password });
  return dataOf(fetch(`${address}/adminapi/oauth/token`, { method: 'POST', body }));
}

/** Asks whoever serves at an address as one who is signed in: what a call answers, which is sent by POST once it has a body. */
export function askerOf(address: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (path: string, body?: object) => {
    const given = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const reply = await fetch(address + path, { headers, ...given });
    const { code, message, data } = JSON.parse(await reply.text());
    if (code !== 200) throw new Error(`${path}: ${reply.status} ${message}`);
    return data;
  };
}

/** The megabytes of memory that a process holds now. Linux only. */
export async function residentOf({ pid }: Pick<ServedProduct, 'pid'>): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
}

/** An order number of the demo that anybody may track. */
export async function publicNumber(address: string): Promise<string> {
  const session = await demoSession(address);
  const headers = { authorization: `Bearer ${session.access_token}` };
  const orders = await dataOf(fetch(`${address}/omsapi/orders?status=DEPARTED&size=20`, { headers }));
  const asked = new URLSearchParams(
    orders.rows.map(({ orderNumber }: { orderNumber: string }) => ['trackNo', orderNumber]),
  );
  const { shipments } = await dataOf(fetch(`${address}/omsapi/public/tracking?${asked.toString()}`));
  return shipments[0].number;
}

async function dataOf(asked: Promise<Response>) {
  const { data } = JSON.parse(await (await asked).text());
  return data;
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
