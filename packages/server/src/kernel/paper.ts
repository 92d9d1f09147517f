import { Worker } from 'node:worker_threads';
import { doneApart } from './apart.ts';
import type { Paper, PaperReply } from './paper.protocol.ts';

/** In a thread, which keeps the fonts. */
const print = doneApart<Paper, PaperReply>(
  ({ said, broke }) => {
    const worker = new Worker(new URL('./paper.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 8 },
    });
    worker.on('message', said);
    worker.on('error', broke);
    return {
      give: (paper) => worker.postMessage(paper),
      end: () => void worker.terminate(),
      hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    };
  },
  { name: 'the paper', seconds: 30 },
);

/**
 * A paper as PDF, its Chinese text searchable. Throws when a paper takes longer than half a minute from its turn on: that is
 * a mistake in the paper, not in what a person did, and keeps none of the others back.
 */
export async function paperOf(paper: Paper): Promise<Buffer> {
  const reply = await print(paper);
  if ('failed' in reply) throw new Error(reply.failed);
  const { pdf } = reply;
  return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
}
