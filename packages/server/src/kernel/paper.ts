import { Worker } from 'node:worker_threads';
import type { Paper, PaperReply, PaperTask } from './paper.protocol.ts';

const secondsAllowed = 30;
const secondsIdle = 60;

interface Waiting {
  settle(pdf: Uint8Array): void;
  fail(reason: Error): void;
}

let press: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let started = 0;
const waiting = new Map<number, Waiting>();

let printing: Promise<unknown> = Promise.resolve();

/**
 * A paper as PDF, its Chinese text searchable. Made in a thread of its own, which keeps the fonts for a
 * minute, one after the other. Throws when a paper takes longer than half a minute from its turn on: that is a mistake in
 * the paper, not in what a person did, and keeps none of the others back.
 */
export function paperOf(paper: Paper): Promise<Buffer> {
  const mine = printing.then(() => printed(paper));
  printing = mine.catch(() => undefined);
  return mine;
}

async function printed(paper: Paper): Promise<Buffer> {
  const at = ++started;
  const worker = runningPress();
  const late = setTimeout(
    () => stop(new Error(`the paper took over ${secondsAllowed} s`)),
    secondsAllowed * 1000,
  );
  try {
    const pdf = await new Promise<Uint8Array>((settle, fail) => {
      waiting.set(at, { settle, fail });
      worker.postMessage({ at, paper } satisfies PaperTask);
    });
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  } finally {
    clearTimeout(late);
    waiting.delete(at);
    if (waiting.size === 0) rest(worker);
  }
}

/** Keeps the fonts at hand for a minute, and nobody's process open for it. */
function rest(worker: Worker): void {
  worker.unref();
  idle = setTimeout(() => stop(), secondsIdle * 1000).unref();
}

function runningPress(): Worker {
  clearTimeout(idle);
  press?.ref();
  if (press) return press;
  const worker = new Worker(new URL('./paper.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 8 },
  });
  worker.on('message', (reply: PaperReply) => {
    const asker = waiting.get(reply.at);
    if ('pdf' in reply) asker?.settle(reply.pdf);
    else asker?.fail(new Error(reply.failed));
  });
  worker.on('error', (error: Error) => stop(error));
  press = worker;
  return worker;
}

/** Ends the thread; the next paper starts another. Who still waits learns why. */
function stop(reason = new Error('the press was stopped')): void {
  const worker = press;
  press = undefined;
  for (const asker of waiting.values()) asker.fail(reason);
  void worker?.terminate();
}
