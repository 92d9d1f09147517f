import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const folder = join(import.meta.dirname, '../../examples');
const run = promisify(execFile);

export type Surroundings = Readonly<Record<string, string>>;
/** What is read without our types, as whoever tries the example reads it. */
type Json = ReturnType<typeof JSON.parse>;

/** Runs an example of the package as a program of its own, in a folder with its files; what it printed. */
export async function ranProgram(name: string, cwd: string, env: Surroundings): Promise<string> {
  const options = { cwd, env: { ...process.env, ...env }, timeout: 60_000 };
  const { stdout } = await run(process.execPath, [...argumentsOf(name)], options);
  return stdout;
}

export function startedProgram(name: string, cwd: string, env: Surroundings) {
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  return spawn(process.execPath, [...argumentsOf(name)], {
    cwd,
    env: { ...process.env, ...env },
    stdio: [...stdio],
  });
}

function argumentsOf(name: string): readonly string[] {
  return ['--conditions=loadline-source', join(folder, `${name}.ts`)];
}

/** Runs the commands of an example one after the other; each finds what the answers before it gave as variables. */
export async function ranCommands(name: string, cwd: string, env: Surroundings): Promise<Json> {
  let known = env;
  let last = '';
  for (const command of readFileSync(join(folder, `${name}.sh`), 'utf8').split('\n\n')) {
    const { stdout } = await run('sh', ['-euc', command], {
      cwd,
      env: { ...process.env, ...known },
      timeout: 60_000,
    });
    // A file went to the disk.
    if (stdout !== '') last = stdout;
    known = { ...known, ...carriedBy(stdout) };
  }
  return last.startsWith('{') ? JSON.parse(last) : last;
}

/** `$ID`, `$VERSION`, `$NO` and `$NEXT`: of the record or the first row of an answer. */
function carriedBy(answer: string): Surroundings {
  if (!answer.startsWith('{"code"')) return {};
  const { data } = JSON.parse(answer);
  const record = data?.trust ?? data?.booking ?? data?.rows?.[0] ?? data ?? {};
  const carried = {
    ID: record.id,
    VERSION: record.version,
    NO: record.bookingNo ?? record.billNo,
    NEXT: data?.next,
  };
  const there = Object.entries(carried).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(there.map(([variable, value]) => [variable, String(value)]));
}

/** Where an answer is not as the page shows it, abbreviated: a key that is not there, or holds something of another kind. */
export function missingOf(name: string, answer: unknown): string[] {
  return differences(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')), answer, '');
}

function differences(shown: Json, given: Json, path: string): string[] {
  if (kindOf(shown) !== kindOf(given)) return [`${path}: ${kindOf(given)}, not ${kindOf(shown)}`];
  if (Array.isArray(shown)) {
    if (shown.length === 0) return [];
    return given.length === 0 ? [`${path}: is empty`] : differences(shown[0], given[0], `${path}[0]`);
  }
  if (kindOf(shown) !== 'object') return [];
  return Object.keys(shown).flatMap((key) =>
    key in given ? differences(shown[key], given[key], `${path}.${key}`) : [`${path}.${key}: is not there`],
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
