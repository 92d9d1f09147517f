import { Worker } from 'node:worker_threads';
import type { PackedRows } from './sheet.packed.ts';
import type { WorkbookMarks } from './workbook.marked.ts';
import type { SheetInfo } from './workbook.open.ts';
import { type RefusalReason, type WorkbookLimits, WorkbookRefusal } from './workbook.refusal.ts';

/** A path that the reading thread opens itself, or the file's bytes. */
export type WorkbookSource = string | Uint8Array;

/** What the reading thread is started with. */
export interface ThreadTask {
  readonly source: WorkbookSource;
  readonly limits: WorkbookLimits;
}

/** What can be asked of the reading thread. Rows are the next of one walk over a sheet; none left is an empty pack. */
export type ThreadQuestion =
  | { readonly ask: 'sheets' }
  | { readonly ask: 'rows'; readonly walk: number; readonly sheet: string }
  | { readonly ask: 'marked'; readonly marks: WorkbookMarks };

export interface ThreadAnswers {
  sheets: readonly SheetInfo[];
  rows: PackedRows;
  marked: Uint8Array;
}

export type ThreadReply =
  | { readonly id: number; readonly answer: ThreadAnswers[keyof ThreadAnswers] }
  | { readonly id: number; readonly refused: RefusalReason; readonly detail: string };

/** A running thread. `ask` keeps to the deadline over all questions together. */
export interface WorkbookThread {
  ask<Ask extends keyof ThreadAnswers>(
    question: Extract<ThreadQuestion, { ask: Ask }>,
  ): Promise<ThreadAnswers[Ask]>;
  end(): Promise<void>;
}

interface Pending {
  settle(answer: ThreadAnswers[keyof ThreadAnswers]): void;
  fail(reason: Error): void;
}

const MIB = 1024 * 1024;

/** Starts a thread for one workbook, with a heap of its own that cannot take the server's. */
export function startThread(task: ThreadTask): WorkbookThread {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: {
      maxOldGenerationSizeMb: 32 + Math.ceil((2 * task.limits.inflatedBytes) / MIB),
      maxYoungGenerationSizeMb: 16,
      stackSizeMb: 2,
    },
  });
  const pending = new Map<number, Pending>();
  let asked = 0;
  let left = task.limits.seconds * 1000;
  let broken: Error | undefined;

  function breakWith(reason: Error): void {
    broken ??= reason;
    for (const question of pending.values()) question.fail(broken);
    pending.clear();
    void worker.terminate();
  }

  worker.on('error', (error: NodeJS.ErrnoException) =>
    breakWith(
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkbookRefusal('bomb', 'out of memory') : error,
    ),
  );
  worker.on('exit', (code) => breakWith(new Error(`the reading thread ended with ${code}`)));
  worker.on('message', (reply: ThreadReply) => {
    const question = pending.get(reply.id);
    pending.delete(reply.id);
    if ('refused' in reply) question?.fail(new WorkbookRefusal(reply.refused, reply.detail));
    else question?.settle(reply.answer);
  });

  return {
    async ask(question) {
      if (broken !== undefined) throw broken;
      const id = ++asked;
      const start = performance.now();
      const late = setTimeout(
        () => breakWith(new WorkbookRefusal('too-slow', `${task.limits.seconds} s`)),
        left,
      );
      try {
        return await new Promise((settle, fail) => {
          pending.set(id, { settle: settle as Pending['settle'], fail });
          worker.postMessage({ ...question, id });
        });
      } finally {
        clearTimeout(late);
        left -= performance.now() - start;
      }
    },
    async end() {
      await worker.terminate();
    },
  };
}
