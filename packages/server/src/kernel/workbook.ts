import { stat } from 'node:fs/promises';
import type { SheetRow } from './sheet.cell.ts';
import { unpackedRows } from './sheet.packed.ts';
import type { WorkbookMarks } from './workbook.marks.ts';
import type { SheetInfo } from './workbook.open.ts';
import type { WorkbookSource } from './workbook.protocol.ts';
import { type WorkbookLimits, WorkbookRefusal } from './workbook.refusal.ts';
import { startThread, type WorkbookThread } from './workbook.thread.ts';
import { requireZipSignature } from './zip-guard.ts';

/** A workbook while it is read. Its sheets stand in the file's order; at least one holds something. */
export interface Workbook {
  readonly sheets: readonly SheetInfo[];
  /** The rows of one sheet that hold something, in batches and in order. Stop early by leaving the loop. */
  rows(sheet: string): AsyncIterable<readonly SheetRow[]>;
}

/** Each reading thread may take 200 MB: more uploads than this wait for their turn. */
const AT_ONCE = 2;

/**
 * Reads an xlsx file in a thread of its own, whatever the file is: guarded archive first, then its sheets, then rows as
 * they are asked for. The thread ends when `read` is done. Nothing inside is trusted, executed or fetched: formulas give
 * their stored result, links and pictures are left alone.
 * @throws WorkbookRefusal for every file that is not a sound workbook within its limits
 */
export function readWorkbook<T>(
  source: WorkbookSource,
  limits: WorkbookLimits,
  read: (book: Workbook) => Promise<T>,
): Promise<T> {
  return withThread(source, limits, async (thread) => {
    const sheets = await thread.ask({ ask: 'sheets' });
    let walks = 0;
    return read({ sheets, rows: (sheet) => batches(thread, sheet, walks++) });
  });
}

/**
 * The same workbook with one more column at the end of a sheet, for a person to correct and send again. Everything
 * else stays as it was.
 * @throws WorkbookRefusal as {@link readWorkbook}
 */
export function markWorkbook(
  source: WorkbookSource,
  limits: WorkbookLimits,
  marks: WorkbookMarks,
): Promise<Buffer> {
  return withThread(source, limits, async (thread) => {
    const bytes = await thread.ask({ ask: 'marked', marks });
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  });
}

async function withThread<T>(
  source: WorkbookSource,
  limits: WorkbookLimits,
  work: (thread: WorkbookThread) => Promise<T>,
): Promise<T> {
  const size = typeof source === 'string' ? (await stat(source)).size : source.byteLength;
  if (size > limits.bytes) throw new WorkbookRefusal('too-large', `${size} bytes`);
  if (typeof source !== 'string') requireZipSignature(Buffer.from(source.buffer, source.byteOffset, size));
  return withSeat(async () => {
    const thread = startThread({
      source: typeof source === 'string' ? source : Uint8Array.from(source),
      limits,
    });
    try {
      return await work(thread);
    } finally {
      await thread.end();
    }
  });
}

async function* batches(
  thread: WorkbookThread,
  sheet: string,
  walk: number,
): AsyncGenerator<readonly SheetRow[]> {
  let next = thread.ask({ ask: 'rows', walk, sheet });
  for (let rows = await next; rows.numbers.length > 0; rows = await next) {
    // Asked before the caller works on these rows, so that both threads are busy.
    next = thread.ask({ ask: 'rows', walk, sheet });
    next.catch(() => undefined);
    yield unpackedRows(rows);
  }
}

let free = AT_ONCE;
const waiting: (() => void)[] = [];

async function withSeat<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((go) => waiting.push(go));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }
}
