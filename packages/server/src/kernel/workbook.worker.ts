import { readFile } from 'node:fs/promises';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { SheetRow } from './sheet.cell.ts';
import { packedRows } from './sheet.packed.ts';
import { markedWorkbook } from './workbook.marked.ts';
import { type OpenedWorkbook, openWorkbook } from './workbook.open.ts';
import type { ThreadAnswer, ThreadQuestion, ThreadReply, ThreadTask } from './workbook.protocol.ts';
import { WorkbookRefusal } from './workbook.refusal.ts';
import { type GuardedZip, guardZip } from './zip-guard.ts';

const { source, limits } = workerData as ThreadTask;
const port = parentPort as MessagePort;
const opened = open();
let walk = -1;
let rows: Iterator<readonly SheetRow[]> | undefined;

// Awaited by every question; without this a refusal before the first question would end the thread.
opened.catch(() => undefined);
port.on('message', async (question: ThreadQuestion & { id: number }) => {
  port.postMessage(await replyTo(question));
});

async function open(): Promise<{ zip: GuardedZip; book: OpenedWorkbook }> {
  const bytes = typeof source === 'string' ? await readFile(source) : Buffer.from(source.buffer);
  const zip = await guardZip(bytes, limits);
  return { zip, book: openWorkbook(zip.parts, limits) };
}

async function replyTo(question: ThreadQuestion & { id: number }): Promise<ThreadReply> {
  const { id } = question;
  try {
    return { id, answer: await answerTo(question) };
  } catch (error) {
    if (error instanceof WorkbookRefusal) return { id, refused: error.reason, detail: error.detail };
    // Whatever a crafted file trips over in the reader, the person who sent it learns that the file is at fault.
    return { id, refused: 'damaged', detail: `unexpected: ${String(error)}` };
  }
}

async function answerTo(question: ThreadQuestion): Promise<ThreadAnswer> {
  const { zip, book } = await opened;
  if (question.ask === 'sheets') return book.sheets;
  if (question.ask === 'marked') return markedWorkbook(zip, book, question.marks);
  if (rows === undefined || question.walk !== walk) rows = book.rows(question.sheet)[Symbol.iterator]();
  walk = question.walk;
  const next = rows.next();
  return packedRows(next.done ? [] : next.value);
}
