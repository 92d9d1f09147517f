import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

export interface Load {
  readonly perSecond: number;
  /** Milliseconds of processor time per request, of the server and of PostgreSQL. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

export interface Target {
  readonly address: string;
  readonly pid: number;
  readonly database: string;
}

/** Asks as fast as so many connections can for some seconds. Server, database and this client share the machine. */
export async function load(
  target: Target,
  seconds: number,
  next: () => { path: string; headers: Record<string, string> },
  connections: number,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const took: number[] = [];
  let failed = 0;
  const until = performance.now() + seconds * 1_000;
  const before = cpuOf(target);
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const { path, headers } = next();
        const asked = performance.now();
        const status = await statusOf(agent, `${target.address}${path}`, headers);
        took.push(performance.now() - asked);
        if (status !== 200) failed += 1;
      }
    }),
  );
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)] ?? Number.NaN;
  return {
    perSecond: took.length / seconds,
    cpu: spentSince(before, cpuOf(target)) / took.length,
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
}

function statusOf(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });
}

/** Milliseconds of processor time that a server and each of PostgreSQL's processes for its database have used. */
function cpuOf({ pid, database }: Target): ReadonlyMap<string, number> {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const counted = processes.filter(
    (name) =>
      Number(name) === pid ||
      /^postgres: loadline_(app|staff) (\S+) /.exec(textOf(name, 'cmdline'))?.[2] === database,
  );
  return new Map(counted.map((name) => [name, ticksOf(textOf(name, 'stat')) * 10]));
}

/** A connection that was idle too long has ended meanwhile: what it used before is nobody's. */
function spentSince(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  return [...after].reduce((sum, [name, spent]) => sum + spent - (before.get(name) ?? 0), 0);
}

function textOf(process: string, file: string): string {
  try {
    return readFileSync(`/proc/${process}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function ticksOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}
