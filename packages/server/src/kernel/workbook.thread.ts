import { Worker } from 'node:worker_threads';
import type {
  ThreadAnswer,
  ThreadAnswers,
  ThreadQuestion,
  ThreadReply,
  ThreadTask,
} from './workbook.protocol.ts';
import { WorkbookRefusal } from './workbook.refusal.ts';

/** A running thread. `ask` keeps to the deadline over all questions together. */
export interface WorkbookThread {
  ask<Ask extends keyof ThreadAnswers>(
    question: Extract<ThreadQuestion, { ask: Ask }>,
  ): Promise<ThreadAnswers[Ask]>;
  end(): Promise<void>;
}

interface Waiting {
  settle(answer: ThreadAnswer): void;
  fail(reason: Error): void;
}

const MIB = 1024 * 1024;

/** Starts a thread for one workbook. */
export function startThread(task: ThreadTask): WorkbookThread {
  const worker = limitedWorker(task);
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let left = task.limits.seconds * 1000;
  let broken: Error | undefined;

  function breakWith(reason: Error): void {
    broken ??= reason;
    for (const question of waiting.values()) question.fail(broken);
    waiting.clear();
    void worker.terminate();
  }

  worker.on('error', (error: Error) => breakWith(failureOf(error)));
  worker.on('exit', (code) => breakWith(new Error(`the reading thread ended with ${code}`)));
  worker.on('message', (reply: ThreadReply) => {
    settleWith(waiting.get(reply.id), reply);
    waiting.delete(reply.id);
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
          waiting.set(id, { settle: settle as Waiting['settle'], fail });
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

/** A heap of its own: a file that outgrows it ends this thread and not the server. */
function limitedWorker(task: ThreadTask): Worker {
  return new Worker(new URL('./workbook.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: {
      maxOldGenerationSizeMb: 32 + Math.ceil((2 * task.limits.inflatedBytes) / MIB),
      maxYoungGenerationSizeMb: 16,
      stackSizeMb: 2,
    },
  });
}

function failureOf(error: NodeJS.ErrnoException): Error {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkbookRefusal('bomb', 'out of memory') : error;
}

function settleWith(question: Waiting | undefined, reply: ThreadReply): void {
  if ('refused' in reply) question?.fail(new WorkbookRefusal(reply.refused, reply.detail));
  else question?.settle(reply.answer);
}
