import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { htsSections } from '@loadline/contract/hts/hts-sections';
import { demoSession, product } from './product.ts';

// node bench/hts-search.ts HELD LOADED [--users 10] [--queries 1000] [--pause 500]   loads and publishes the whole edition HELD, then lets
// so many users search it (numbers of two to ten digits, English words, Chinese), each reading an answer for half to one and a half times
// the pause in ms, while the desk loads the edition LOADED again and again; and says how long the answers took, as the server logs it and
// as they were waited for by this program beside it, by kind too: median, 95th, 99th of a hundred, slowest. --pause 0: one question after the other, which is more than people do.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    users: { type: 'string', default: '10' },
    queries: { type: 'string', default: '1000' },
    pause: { type: 'string', default: '500' },
  },
});
const [held, loaded] = positionals;
if (!held || !loaded)
  throw new Error('name the edition that is searched and the one that is loaded meanwhile');

const folder = await mkdtemp(join(tmpdir(), 'loadline-hts-search-'));
// Started by root, the database runs as another account and must be able to pass through.
await chmod(folder, 0o711);
let atServer: number[] = [];
const served = await product(join(folder, 'data'), { LOG_LEVEL: 'info' }, (line) => {
  const { route, ms } = JSON.parse(line.startsWith('{') ? line : '{}');
  if (route === '/omsapi/hts/lines') atServer.push(ms);
});
try {
  const desk = await headersOf('op.admin');
  const first = await draft(held, '2098-01-01', desk);
  await publish(first.id, '2098-01-01', desk);
  const customer = await headersOf();
  // What is searched has been published for a while: the database has tidied up after the load, as it does each minute.
  await setTimeout(90_000);
  const questions = await questionsOf(customer, Number(values.queries));
  // What is asked first opens the connections.
  for (const { path } of questions.slice(0, 20)) await took(path, customer);
  const searched = new AbortController();
  const loads = loadAgain(loaded, desk, searched.signal);
  const times: { kind: string; ms: number }[] = [];
  let next = 0;
  const user = async () => {
    for (let at = next++; at < questions.length; at = next++) {
      const { kind, path } = questions[at] ?? { kind: '', path: '' };
      times.push({ kind, ms: await took(path, customer) });
      await setTimeout(Number(values.pause) * (0.5 + Math.random()));
    }
  };
  atServer = [];
  const start = performance.now();
  await Promise.all(Array.from({ length: Number(values.users) }, user));
  const seconds = (performance.now() - start) / 1_000;
  searched.abort();
  console.log(
    `${questions.length} searches by ${values.users} users in ${seconds.toFixed(1)} s, the other edition loading all the while, ${await loads} times to its end`,
  );
  console.log(`  at the server: ${said(atServer)}`);
  console.log(`  as they were waited for: ${said(times.map(({ ms }) => ms))}`);
  for (const [kind, of] of Map.groupBy(times, (one) => one.kind))
    console.log(`  ${kind}: ${said(of.map(({ ms }) => ms))}`);
} finally {
  await served.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function headersOf(name?: string): Promise<Record<string, string>> {
  const { access_token: token } = await demoSession(served.address, name);
  return { authorization: `Bearer ${token}` };
}

async function ask(path: string, headers: Record<string, string>, init: RequestInit = {}) {
  const reply = await fetch(`${served.address}${path}`, {
    ...init,
    headers: { ...headers, ...init.headers },
  });
  const { code, message, data } = JSON.parse(await reply.text());
  if (code !== 200) throw new Error(`${path}: ${message}`);
  return data;
}

async function took(path: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const reply = await fetch(`${served.address}${path}`, { headers });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return performance.now() - start;
}

/** Brings an edition at the desk and waits until it is a draft. */
async function draft(file: string, effective: string, headers: Record<string, string>) {
  const name = `${effective} ${basename(file)}`.slice(0, 60);
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(await readFile(file))]), basename(file));
  const named = new URLSearchParams({ name, effective });
  await ask(`/opsapi/hts/editions/upload?${named}`, headers, { method: 'POST', body });
  for (;;) {
    const one = (await ask('/opsapi/hts/editions', headers)).find((it: { name: string }) => it.name === name);
    if (one.state === 'DRAFT') return one;
    if (one.state !== 'LOADING') throw new Error(`${name} is ${one.state}`);
    await setTimeout(200);
  }
}

/** Brings an edition one day after the other until it is told to stop, so that one is loading at any time; how many were loaded. */
async function loadAgain(file: string, headers: Record<string, string>, until: AbortSignal): Promise<number> {
  let times = 0;
  while (!until.aborted) {
    await draft(file, new Date(Date.UTC(2098, 1, 1 + times)).toISOString().slice(0, 10), headers);
    times += 1;
  }
  return times;
}

function publish(id: string, effective: string, headers: Record<string, string>) {
  return ask('/opsapi/hts/editions/publish', headers, {
    method: 'POST',
    body: JSON.stringify({ id, effective, seen: true }),
    headers: { 'content-type': 'application/json' },
  });
}

/** A third each of numbers as they stand in the edition cut to two to ten digits, with points or without, words of its descriptions, and Chinese. */
async function questionsOf(headers: Record<string, string>, count: number) {
  const on = '2098-01-15';
  const headings = ['0901', '2204', '3926', '4202', '6109', '7326', '8471', '8517', '9403', '9503'];
  const pages = await Promise.all(
    headings.map((heading) => ask(`/omsapi/hts/lines?on=${on}&heading=${heading}`, headers)),
  );
  const lines: { no: string; description: string }[] = pages.flatMap((page) => page.lines);
  const numbers = lines.flatMap(({ no }) => (no.length >= 8 ? [no] : []));
  const words = lines.flatMap(({ description }) => description.match(/[A-Za-z]{5,}/g) ?? []);
  const chinese = htsSections.flatMap(({ chapters }) =>
    chapters.map(({ name }) => name.zh.split(/\p{P}/u)[0] ?? ''),
  );
  const seed = (at: number, of: number) => (at * 7_919 + 104_729) % of;
  return Array.from({ length: count }, (_, at) => {
    const kind = (['numbers', 'English', 'Chinese'] as const)[at % 3] ?? 'numbers';
    const no = numbers[seed(at, numbers.length)] ?? '7326';
    const cut = no.slice(0, [2, 4, 6, 8, 10][seed(at, 5)]);
    const search = {
      numbers:
        at % 2 === 0
          ? cut
          : cut.replace(/^(\d{4})(\d\d)?(\d\d)?(\d\d)?$/, (_all, ...parts: string[]) =>
              parts.slice(0, 4).filter(Boolean).join('.'),
            ),
      English: [words[seed(at, words.length)], words[seed(at + 13, words.length)]]
        .slice(0, 1 + (at % 2))
        .join(' '),
      Chinese: chinese[seed(at, chinese.length)] ?? '',
    }[kind];
    return { kind, path: `/omsapi/hts/lines?${new URLSearchParams({ on, search })}` };
  });
}

function said(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `median ${at(0.5)} ms, 95th ${at(0.95)} ms, 99th ${at(0.99)} ms, slowest ${at(1)} ms`;
}
