import { basename } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import type { FileStore, StoredFile } from './files.ts';
import { Problem } from './problem.ts';
import type { IncomingFile } from './serve.ts';

/** The last part of a name without control characters or signs that turn the direction of the text. */
export function plainFileName(name: string): string {
  const last = basename(name.replaceAll('\\', '/'));
  return last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toWellFormed()
    .slice(-255);
}

/** An upload that breaks off is the sender's doing, unlike a full disk: for the `catch` of what stores one. */
function refuseBrokenOff(error: unknown): never {
  const isBrokenOff =
    error instanceof Error &&
    (/unexpected end/i.test(error.message) ||
      ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'));
  throw isBrokenOff ? new Problem('badRequest', { fields: 'file' }) : error;
}

/**
 * Lays what comes in into the store, under an organisation. Refused as soon as it passes the megabytes of its form or
 * comes in too slowly; of what is refused nothing lies there, and the rest of the request is not read.
 */
export async function storeIncoming(
  files: FileStore,
  orgId: string,
  incoming: IncomingFile,
  megabytes: number,
): Promise<StoredFile> {
  const tooLarge = new Problem('tooLarge', { max: megabytes });
  incoming.stream.once('limit', incoming.stop);
  if (incoming.truncated()) throw tooLarge;
  return files.put(orgId, steady(incoming.stream, tooLarge)).catch(refuseBrokenOff);
}

/** How much has to arrive within how long: the slowest line that is still one. */
export interface Pace {
  readonly bytes: number;
  readonly milliseconds: number;
}

const slowestPace: Pace = { bytes: 16_384, milliseconds: 15_000 };

/**
 * The same content, refused with `tooLarge` as soon as it passes the limit of its form, and as soon as it comes in
 * slower than the pace: nobody holds a place by sending a byte a second.
 */
export function steady(
  content: Readable,
  tooLarge: Problem,
  { bytes: least, milliseconds }: Pace = slowestPace,
): Readable {
  let arrived = 0;
  const watch = setInterval(() => {
    // While the disk is waited for, the sender is not to blame.
    if (arrived < least && !steadied.readableLength) steadied.destroy(new Problem('slowUpload'));
    arrived = 0;
  }, milliseconds);
  const steadied = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      arrived += chunk.length;
      done(null, chunk);
    },
    destroy(error, done) {
      clearInterval(watch);
      if (error) content.destroy();
      done(error);
    },
  });
  // The parser of forms says so once a file is larger than its limit, and would read on to the end of it.
  content.on('limit', () => steadied.destroy(tooLarge));
  const breakOff = () =>
    void (content.readableEnded || steadied.destroy(new Problem('badRequest', { fields: 'file' })));
  content.on('error', (error) => steadied.destroy(error));
  content.on('close', breakOff);
  // It may have broken off before anybody listened, and whoever reads on may come later still.
  steadied.on('error', () => undefined);
  if (content.destroyed) breakOff();
  return content.pipe(steadied);
}
