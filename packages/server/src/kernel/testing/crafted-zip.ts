import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of an archive, honest unless told to lie. */
export interface CraftedEntry {
  readonly name: string;
  readonly body: string | Buffer;
  readonly stored?: true;
  readonly declaredSize?: number;
  readonly crc?: number;
  readonly flags?: number;
  /** Unix file mode, for links. */
  readonly mode?: number;
  readonly localName?: string;
}

/** An archive that need not be sound; `declaredEntries` is what its end claims. */
export function craftedZip(entries: readonly CraftedEntry[], declaredEntries = entries.length): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const body = Buffer.from(entry.body);
    const packed = entry.stored ? body : deflateRawSync(body);
    const facts = Buffer.alloc(20);
    facts.writeUInt16LE(entry.flags ?? 0, 0);
    facts.writeUInt16LE(entry.stored ? 0 : 8, 2);
    facts.writeUInt32LE(entry.crc ?? crc32(body), 8);
    facts.writeUInt32LE(packed.length, 12);
    facts.writeUInt32LE(entry.declaredSize ?? body.length, 16);
    const front = Buffer.concat([
      signature(0x04034b50, 20),
      facts,
      lengths(entry.localName ?? entry.name, 4),
    ]);
    const behind = Buffer.alloc(14);
    behind.writeUInt32LE(((entry.mode ?? 0) << 16) >>> 0, 6);
    behind.writeUInt32LE(at, 10);
    const name = Buffer.from(entry.name);
    directory.push(signature(0x02014b50, 20), word(20), facts, lengths(entry.name, 4), behind, name);
    local.push(front, Buffer.from(entry.localName ?? entry.name), packed);
    at += front.length + Buffer.byteLength(entry.localName ?? entry.name) + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(declaredEntries, 8);
  end.writeUInt16LE(declaredEntries, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, listed, end]);
}

function signature(code: number, version: number): Buffer {
  const bytes = Buffer.alloc(6);
  bytes.writeUInt32LE(code, 0);
  bytes.writeUInt16LE(version, 4);
  return bytes;
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value, 0);
  return bytes;
}

function lengths(name: string, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt16LE(Buffer.byteLength(name), 0);
  return bytes;
}
