import { relative } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { failureLine, type Tally } from './tally.ts';

/** A test that takes longer than this hangs, on the slowest machine, too; its process is then ended, or it would hold up all that follow. */
const longestMs = 900_000;
const whenHanging = ['--test-force-exit'];

interface Suite {
  readonly root: string;
  readonly files: readonly string[];
  readonly signal: AbortSignal;
}

/** Runs test files, three at a time, each in a process of its own: one waits for the database while two work. */
export async function nodeSuite({ root, files, signal }: Suite): Promise<Tally> {
  const stream = run({
    files: [...files],
    cwd: root,
    concurrency: 3,
    timeout: longestMs,
    execArgv: whenHanging,
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
