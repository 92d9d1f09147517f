import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { htsFileLimits } from '@loadline/contract/hts/hts-file-flaws';
import { NoEdition } from './edition-flaw.ts';

const megabyte = 1_000_000;

/** The schedule packs to a twentieth: what unpacks to far more than that was made to fill a disk. */
const mostTimes = 100;
const alwaysLet = 10 * megabyte;

/**
 * The text of a file piece by piece, unpacked where it is packed: a file is never held whole, and one that unpacks to more than it may
 * is refused before it has done so.
 */
export async function* textOfFile(content: Readable): AsyncGenerator<string> {
  try {
    const [first, rest] = await begun(content);
    if (first.length === 0) throw new NoEdition('empty');
    const isPacked = first[0] === 0x1f && first[1] === 0x8b;
    if (!isPacked) refuseGuise(first);
    yield* decoded(isPacked ? unpacked(first, rest) : limited(first, rest));
  } finally {
    content.destroy();
  }
}

async function begun(content: Readable): Promise<[Buffer, AsyncIterator<Buffer>]> {
  const pieces: AsyncIterator<Buffer> = content[Symbol.asyncIterator]();
  const { value, done } = await pieces.next();
  return [done ? Buffer.alloc(0) : Buffer.from(value), pieces];
}

async function* limited(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  const { unpackedMegabytes: max } = htsFileLimits;
  let size = 0;
  for (let next = { value: first, done: false }; !next.done; next = await taken(rest)) {
    size += next.value.length;
    if (size > max * megabyte) throw new NoEdition('tooLarge', { max });
    yield next.value;
  }
}

async function taken(pieces: AsyncIterator<Buffer>): Promise<{ value: Buffer; done: boolean }> {
  const { value, done } = await pieces.next();
  return done ? { value: Buffer.alloc(0), done: true } : { value: Buffer.from(value), done: false };
}

async function* unpacked(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  const { unpackedMegabytes: max } = htsFileLimits;
  const packed = { size: 0 };
  const source = Readable.from(weighed(limited(first, rest), packed));
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  let size = 0;
  try {
    for await (const piece of gunzip) {
      const bytes = Buffer.from(piece);
      if (size === 0) refuseGuise(bytes);
      size += bytes.length;
      if (size > max * megabyte) throw new NoEdition('unpacksTooLarge', { max });
      if (size > alwaysLet && size > packed.size * mostTimes)
        throw new NoEdition('bomb', { times: mostTimes });
      yield bytes;
    }
  } catch (error) {
    throw error instanceof NoEdition ? error : new NoEdition('notUnpacked');
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

async function* weighed(pieces: AsyncIterable<Buffer>, packed: { size: number }): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    packed.size += piece.length;
    yield piece;
  }
}

/** What looks like data by its name only is named for what it is. */
function refuseGuise(head: Buffer): void {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => head[at] === byte);
  if (begins(0x50, 0x4b)) throw new NoEdition('workbook');
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) throw new NoEdition('notUtf8');
  if (/^(?:\uFEFF)?\s*</.test(head.subarray(0, 200).toString('utf8'))) throw new NoEdition('page');
}

async function* decoded(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const text = (piece?: Buffer) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw new NoEdition('notUtf8');
    }
  };
  for await (const piece of pieces) {
    const read = text(piece);
    // A sign that another program could not read already.
    if (/[\uFFFD\0]/.test(read)) throw new NoEdition('notUtf8');
    yield read;
  }
  yield text();
}
