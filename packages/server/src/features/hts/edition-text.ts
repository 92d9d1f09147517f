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
    yield* decoded(plain(content));
  } finally {
    content.destroy();
  }
}

/** The bytes of a file as it was before somebody packed it; what it is not is refused by its first ones. */
async function* plain(content: Readable): AsyncGenerator<Buffer> {
  const pieces = bytesOf(content);
  const first = await pieces.next();
  if (first.done) throw new NoEdition('empty');
  const whole = withFirst(first.value, pieces);
  if (first.value[0] === 0x1f && first.value[1] === 0x8b) yield* unpacked(whole);
  else {
    refuseGuise(first.value);
    yield* limited(whole, 'tooLarge');
  }
}

async function* bytesOf(content: Readable): AsyncGenerator<Buffer> {
  for await (const piece of content) yield bufferOf(piece);
}

function bufferOf(piece: unknown): Buffer {
  if (piece instanceof Uint8Array) return Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
  return Buffer.from(String(piece));
}

async function* withFirst(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}

async function* limited(
  pieces: AsyncIterable<Buffer>,
  flaw: 'tooLarge' | 'unpacksTooLarge',
): AsyncGenerator<Buffer> {
  const { unpackedMegabytes: max } = htsFileLimits;
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > max * megabyte) throw new NoEdition(flaw, { max });
    yield piece;
  }
}

async function* unpacked(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const packed = { size: 0 };
  const source = Readable.from(weighed(pieces, packed));
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  let size = 0;
  try {
    for await (const bytes of limited(bytesOf(gunzip), 'unpacksTooLarge')) {
      if (size === 0) refuseGuise(bytes);
      size += bytes.length;
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
