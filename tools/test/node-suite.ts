import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { jsonText } from '../../packages/server/src/kernel/own-files.ts';
import { outputOf } from '../command.ts';
import { brokenDown, failureLine, type Tally } from './tally.ts';

/** A test that takes longer than this hangs, on the slowest machine, too; its process is then ended, or it would hold up all that follow. */
const longestMs = 900_000;
const whenHanging = ['--test-force-exit'];

interface Suite {
  readonly root: string;
  readonly files: readonly string[];
  readonly signal: AbortSignal;
}

/** So many processes at once: one waits for the database while two work. */
const atOnce = 3;

/** So many files share a process: more would hold more houses open than the database has connections for. */
const mostTogether = 8;

/** What opens a house of its own and touches nothing that is its process's. */
const canShare = (text: string) =>
  text.includes('openTestHouse(') &&
  !/process\.|mock\.|globalThis|[Cc]rash|spawn|logTo|\b(?:before|after)(?:Each)?\(/.test(text);

/**
 * The files of a folder that can share a process, some at a time, and those that cannot. To load the server and to warm up
 * takes longer than most files test.
 */
function together(files: readonly string[]): { groups: string[][]; alone: string[] } {
  const sharing = files.filter((file) => canShare(readFileSync(file, 'utf8')));
  const groups: string[][] = [];
  for (const file of sharing) {
    const last = groups.at(-1);
    const isNext =
      last?.[0] !== undefined && dirname(last[0]) === dirname(file) && last.length < mostTogether;
    if (isNext) last.push(file);
    else groups.push([file]);
  }
  return { groups, alone: files.filter((file) => !sharing.includes(file)) };
}

/** Runs test files by some that share a process, then those that need one of their own. */
export async function sharedSuite({ root, files, signal }: Suite): Promise<Tally[]> {
  const { groups, alone } = together(files);
  const tallies: Tally[] = [];
  const waiting = groups.values();
  const work = async () => {
    for (const group of waiting) if (!signal.aborted) tallies.push(await groupTally(root, group));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (alone.length > 0) tallies.push(await nodeSuite({ root, files: alone, signal }));
  return tallies;
}

async function groupTally(root: string, files: readonly string[]): Promise<Tally> {
  const { code, output } = await outputOf('node', [import.meta.filename, root, ...files], { cwd: root });
  const lines = output.trimEnd().split('\n');
  const last = lines.pop() ?? '';
  console.log(lines.join('\n'));
  if (code === 0) return jsonText<Tally>(last);
  return brokenDown(`${files.map((file) => relative(root, file)).join(', ')} ended with ${code}: ${last}`);
}

/** Runs test files, each in a process of its own unless told. */
export async function nodeSuite(
  { root, files, signal }: Suite,
  isolation: 'process' | 'none' = 'process',
): Promise<Tally> {
  const stream = run({
    files: [...files],
    cwd: root,
    isolation,
    timeout: longestMs,
    ...(isolation === 'process' && { concurrency: atOnce, execArgv: whenHanging }),
    signal,
  });
  const empty: string[] = [];
  const failures: string[] = [];
  let counts = { tests: 0, passed: 0, skipped: 0, todo: 0 };
  // A file without a test passes under its own name.
  stream.on('test:pass', ({ name, nesting }) => {
    if (nesting === 0 && files.includes(name)) empty.push(relative(root, name));
  });
  stream.on('test:fail', ({ name, details: { error } }) => {
    // A test fails with what failed in it, which is told by itself.
    if ('failureType' in error && error.failureType === 'subtestsFailed') return;
    const { message } = error.cause instanceof Error ? error.cause : error;
    failures.push(failureLine(name, message));
  });
  stream.on('test:summary', (summary) => {
    if (summary.file === undefined) counts = summary.counts;
  });
  const said = stream.compose(spec());
  await new Promise((resolve, reject) =>
    said.on('end', resolve).on('error', reject).pipe(process.stdout, { end: false }),
  );
  const unrun = counts.skipped + counts.todo;
  return {
    passed: counts.passed - empty.length,
    failures,
    failed: counts.tests - counts.passed - unrun,
    trouble: [
      ...empty.map((file) => `${file} holds no test`),
      ...(unrun > 0 ? [`tests skipped: ${unrun}`] : []),
    ],
  };
}

// As a program it runs the files it is given in its own process; its last line is their tally.
if (import.meta.main) {
  const [root = '', ...files] = process.argv.slice(2);
  const tally = await nodeSuite({ root, files, signal: new AbortController().signal }, 'none');
  process.stdout.write(`\n${JSON.stringify(tally)}\n`, () => process.exit(0));
}
