import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import type { ZipEntry } from './zip-guard.ts';

/** A part that comes in pieces of text; its size is known when the last one has come. */
export interface FlowingPart {
  readonly name: string;
  readonly pieces: AsyncIterable<string>;
}

interface Listed extends Omit<ZipEntry, 'packed'> {
  readonly flags: number;
  readonly packedSize: number;
}

const DEFLATED = 8;
const UTF8_NAME = 0x0800;
const SIZES_FOLLOW = 0x0008;
/** 1980-01-01: the same content makes the same bytes. */
const NO_DATE = 0x0021;
/** XML packs 10 : 1 at any level; the higher ones only take longer. */
const LEVEL = 4;

/** An entry of known text. */
export function textEntry(name: string, text: string | Buffer): ZipEntry {
  const body = Buffer.from(text);
  const packed = deflateRawSync(body, { level: LEVEL });
  return { name, method: DEFLATED, crc: crc32(body), size: body.length, packed };
}

/** The bytes of an archive, as its parts come. A size of 4 GiB or more throws a RangeError. */
export async function* zipped(parts: Iterable<ZipEntry | FlowingPart>): AsyncGenerator<Buffer, void> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const part of parts) {
    const listed = yield* 'pieces' in part ? flowing(part) : standing(part);
    directory.push(directoryEntry(listed, at));
    at += localHeader(listed).length + listed.packedSize + sizesBehind(listed).length;
  }
  const central = Buffer.concat(directory);
  yield central;
  yield endOfDirectory(directory.length, central.length, at);
}

async function* standing({ packed, ...facts }: ZipEntry): AsyncGenerator<Buffer, Listed> {
  const listed = { ...facts, flags: UTF8_NAME, packedSize: packed.length };
  yield localHeader(listed);
  yield packed;
  return listed;
}

async function* flowing({ name, pieces }: FlowingPart): AsyncGenerator<Buffer, Listed> {
  const listed = { name, method: DEFLATED, flags: UTF8_NAME | SIZES_FOLLOW, crc: 0, size: 0, packedSize: 0 };
  yield localHeader(listed);
  async function* measured(): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      const body = Buffer.from(piece);
      listed.crc = crc32(body, listed.crc);
      listed.size += body.length;
      yield body;
    }
  }
  const deflate = createDeflateRaw({ level: LEVEL });
  // A failure reaches the loop below through the stream it destroys.
  pipeline(Readable.from(measured()), deflate, () => undefined);
  for await (const packed of deflate.iterator() as AsyncIterable<Buffer>) {
    listed.packedSize += packed.length;
    yield packed;
  }
  yield sizesBehind(listed);
  return listed;
}

/** Sizes that follow the data are zero here: a reader then trusts the directory at the end. */
function localHeader(part: Listed): Buffer {
  const name = Buffer.from(part.name);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(part.flags, 6);
  header.writeUInt16LE(part.method, 8);
  header.writeUInt16LE(NO_DATE, 12);
  if ((part.flags & SIZES_FOLLOW) === 0) writeSizes(header, 14, part);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
}

function sizesBehind(part: Listed): Buffer {
  if ((part.flags & SIZES_FOLLOW) === 0) return Buffer.alloc(0);
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  writeSizes(descriptor, 4, part);
  return descriptor;
}

function directoryEntry(part: Listed, at: number): Buffer {
  const name = Buffer.from(part.name);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(part.flags, 8);
  header.writeUInt16LE(part.method, 10);
  header.writeUInt16LE(NO_DATE, 14);
  writeSizes(header, 16, part);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE(at, 42);
  return Buffer.concat([header, name]);
}

function writeSizes(into: Buffer, at: number, { crc, packedSize, size }: Listed): void {
  into.writeUInt32LE(crc, at);
  into.writeUInt32LE(packedSize, at + 4);
  into.writeUInt32LE(size, at + 8);
}

function endOfDirectory(entries: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return end;
}
