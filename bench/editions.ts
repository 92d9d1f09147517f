import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoSession, product } from './product.ts';
import { weighing } from './weigh.ts';

// node bench/editions.ts FILE …   loads each published edition at the desk and says how long it took from the upload to the draft, how
// much the resident memory of the process that serves came to at most, how long its slowest answer took meanwhile, and what differs from
// the file before. Linux only (/proc).

const { positionals: editions } = parseArgs({ allowPositionals: true });
const [first] = editions;
if (!first) throw new Error('name the files of published editions');

const folder = await mkdtemp(join(tmpdir(), 'loadline-editions-'));
// Started by root, the database runs as another account and must be able to pass through.
await chmod(folder, 0o711);
const served = await product(join(folder, 'data'));
try {
  const { access_token: token } = await demoSession(served.address, 'op.admin');
  const headers = { authorization: `Bearer ${token}` };
  for (const [at, file] of editions.entries())
    await load(file, `2098-01-${String(at + 1).padStart(2, '0')}`, headers);
} finally {
  await served.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function load(file: string, effective: string, headers: Record<string, string>): Promise<void> {
  const ask = async (path: string, init: RequestInit = {}) => {
    const reply = await fetch(`${served.address}${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    const { code, message, data } = JSON.parse(await reply.text());
    if (code !== 200) throw new Error(`${path}: ${message}`);
    return data;
  };
  const post = (path: string, body: object) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await readFile(file))]), basename(file));
  const weighed = await weighing(served, async () => {
    await ask('/omsapi/hts/contents').catch(() => undefined);
    await (await fetch(`${served.address}/healthz`)).text();
  });
  const start = performance.now();
  const name = `${effective} ${basename(file)}`.slice(0, 60);
  const uploaded = await ask(`/opsapi/hts/editions/upload?${new URLSearchParams({ name, effective })}`, {
    method: 'POST',
    body,
  });
  const read = performance.now();
  const named = (all: readonly Edition[]) => all.find((one) => one.name === name);
  let one = named(uploaded);
  while (one?.state === 'LOADING') {
    await setTimeout(100);
    one = named(await ask('/opsapi/hts/editions'));
  }
  const ended = performance.now();
  const { before, peak, slowest } = await weighed();
  if (!one || one.state !== 'DRAFT') throw new Error(`${name} is ${one?.state}`);
  const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);
  console.log(
    `${name}: ${one.lines} rows, ${seconds(start, read)} s read + ${seconds(read, ended)} s laid and compared; resident ${before} → ${peak} MB (+${peak - before}); slowest answer ${Math.round(slowest)} ms`,
  );
  const told = await ask(`/opsapi/hts/editions/differences?id=${one.id}`);
  const kinds = told.kinds.map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`);
  console.log(
    `  added ${told.added}, deleted ${told.deleted}, changed ${told.changed}; ${kinds.join(', ')}; chapter 99 ${told.chapter99}`,
  );
  for (;;) {
    const { differences } = await ask(`/opsapi/hts/editions/differences?id=${one.id}&kind=article`);
    const numbers = differences
      .filter(({ verdict }: { verdict: string | null }) => verdict === null)
      .map(({ no }: { no: string }) => no);
    if (numbers.length === 0) break;
    await post('/opsapi/hts/editions/decide', { id: one.id, numbers, verdict: 'wording' });
  }
  await post('/opsapi/hts/editions/publish', { id: one.id, effective, seen: true });
}

interface Edition {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly lines: number;
}
