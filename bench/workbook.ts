import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeSheet } from '../packages/server/src/kernel/sheet.ts';
import { WORKBOOK_LIMITS } from '../packages/server/src/kernel/workbook.refusal.ts';
import { readWorkbook } from '../packages/server/src/kernel/workbook.ts';

// How long workbooks take and how much memory: run with --expose-gc.
const folder = await mkdtemp(join(tmpdir(), 'loadline-bench-'));
const [large, usual] = [join(folder, 'large.xlsx'), join(folder, 'usual.xlsx')];
const limits = { ...WORKBOOK_LIMITS, bytes: 1e8, inflatedBytes: 2e8, rows: 200_000 };

await measured('export 100,000 x 20', () => pipeline(sheetOf(100_000, 20), createWriteStream(large)));
await pipeline(sheetOf(5_000, 58), createWriteStream(usual));
await measured('read 5,000 x 58', () => countOf(usual));
await measured('read 100,000 x 20', () => countOf(large));
await rm(folder, { recursive: true });

function sheetOf(rows: number, width: number) {
  const columns = Array.from({ length: width }, (_, at) => ({
    header: `Column ${at}`,
    kind: at % 4 === 1 ? { decimals: 2 } : ('text' as const),
  }));
  return writeSheet({ name: 'orders', columns }, rowsOf(rows, width));
}

function* rowsOf(rows: number, width: number) {
  for (let row = 0; row < rows; row += 1) {
    yield Array.from({ length: width }, (_, at) =>
      at % 4 === 1 ? String((row * 7 + at) / 100) : `SO2611-${row}-${at}`,
    );
  }
}

function countOf(path: string): Promise<number> {
  return readWorkbook(path, limits, async (book) => {
    let count = 0;
    for await (const batch of book.rows('orders')) count += batch.length;
    return count;
  });
}

/** Prints wall time, growth of memory and the longest pause of the event loop, of five runs. */
async function measured(name: string, work: () => Promise<unknown>): Promise<void> {
  const runs: Awaited<ReturnType<typeof oneRun>>[] = [];
  for (let run = 0; run < 5; run += 1) runs.push(await oneRun(work));
  const column = (key: 'ms' | 'megabytes' | 'pause') => {
    const sorted = runs.map((one) => one[key]).toSorted((a, b) => a - b);
    return [sorted[0], sorted[2], sorted[4]].map((value) => value?.toFixed(0)).join(' / ');
  };
  process.stdout.write(
    `${name}\tms ${column('ms')}\trss +MB ${column('megabytes')}\tpause ms ${column('pause')}\n`,
  );
}

async function oneRun(work: () => Promise<unknown>) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let [peak, pause, last] = [before, 0, performance.now()];
  const watch = setInterval(() => {
    pause = Math.max(pause, performance.now() - last - 5);
    last = performance.now();
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 5);
  const started = performance.now();
  await work();
  clearInterval(watch);
  return { ms: performance.now() - started, megabytes: (peak - before) / 1e6, pause };
}
