import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { type WorkbookLimits, WorkbookRefusal } from './workbook.refusal.ts';

/** One entry as it lies in the archive, so that it can be copied into another one unread. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
  readonly packed: Buffer;
}

/** An archive that passed. `parts` holds every verified part inflated, by lower-case name; pictures are left out. */
export interface GuardedZip {
  readonly entries: readonly ZipEntry[];
  readonly parts: ReadonlyMap<string, Buffer>;
}

type ZipLimits = Pick<WorkbookLimits, 'inflatedBytes' | 'entries' | 'ratio'>;

const MAX_PICTURES = 5_000;
const RATIO_GRACE = 1024 * 1024;
const OLE_CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');

/** Throws unless the first bytes are those of a zip archive. Cheap enough for the main thread. */
export function requireZipSignature(bytes: Buffer): void {
  if (bytes.length >= 4 && bytes.readUInt32LE(0) === 0x04034b50) return;
  const locked = bytes.subarray(0, 8).equals(OLE_CONTAINER) && bytes.includes(ENCRYPTED_STREAM);
  if (locked) throw new WorkbookRefusal('encrypted', 'an encrypted office container');
  throw new WorkbookRefusal('not-xlsx', `starts with ${bytes.subarray(0, 8).toString('hex') || 'nothing'}`);
}

/**
 * Reads an xlsx archive whole or not at all: names, kinds and declared sizes of all entries are judged before the
 * first byte is inflated, and what is inflated must have exactly the declared size and checksum. So a lie about a
 * size costs no more than the size it claimed.
 * @throws WorkbookRefusal not-xlsx, encrypted, macros, damaged, unsafe, bomb
 */
export async function guardZip(bytes: Buffer, limits: ZipLimits): Promise<GuardedZip> {
  requireZipSignature(bytes);
  const zip = await fromBufferPromise(bytes).catch(refuseArchive);
  if (zip.entryCount > limits.entries + MAX_PICTURES) {
    throw new WorkbookRefusal('bomb', `${zip.entryCount} entries`);
  }
  const listed = await entriesOf(zip).catch(refuseArchive);
  requireWorkbook(listed);
  requireModest(listed, limits);
  const entries: ZipEntry[] = [];
  const parts = new Map<string, Buffer>();
  for (const found of listed) {
    const entry = await packedEntry(zip, bytes, found).catch(refuseArchive);
    entries.push(entry);
    if (!isPicture(entry.name)) parts.set(entry.name.toLowerCase(), inflated(entry));
  }
  return { entries, parts };
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  const names = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const name = entry.fileName.toLowerCase();
    if (names.has(name)) throw new WorkbookRefusal('unsafe', `two entries named ${name}`);
    names.add(name);
    requireOrdinary(entry);
    entries.push(entry);
  }
  return entries;
}

function requireOrdinary(entry: Entry): void {
  const fileType = (entry.externalFileAttributes >>> 16) & 0o170000;
  if (fileType === 0o120000) throw new WorkbookRefusal('unsafe', `${entry.fileName} is a symbolic link`);
  if (entry.isEncrypted()) throw new WorkbookRefusal('encrypted', entry.fileName);
  if (!entry.canDecodeFileData()) throw new WorkbookRefusal('damaged', `method ${entry.compressionMethod}`);
}

function requireWorkbook(entries: readonly Entry[]): void {
  const names = new Set(entries.map((entry) => entry.fileName.toLowerCase()));
  if (!names.has('[content_types].xml') || !names.has('xl/workbook.xml')) {
    throw new WorkbookRefusal('not-xlsx', 'an archive without content types or workbook');
  }
  for (const name of names) {
    if (name.endsWith('vbaproject.bin') || name.startsWith('xl/macrosheets/')) {
      throw new WorkbookRefusal('macros', name);
    }
  }
}

function requireModest(entries: readonly Entry[], limits: ZipLimits): void {
  const read = entries.filter((entry) => !isPicture(entry.fileName));
  if (read.length > limits.entries) throw new WorkbookRefusal('bomb', `${read.length} parts`);
  let total = 0;
  for (const { fileName, uncompressedSize, compressedSize } of read) {
    total += uncompressedSize;
    if (total > limits.inflatedBytes)
      throw new WorkbookRefusal('bomb', `inflates to ${total} bytes and more`);
    if (uncompressedSize > RATIO_GRACE && uncompressedSize > limits.ratio * compressedSize) {
      throw new WorkbookRefusal('bomb', `${fileName} is packed ${uncompressedSize} : ${compressedSize}`);
    }
  }
}

/** Readers differ in whether they believe the local or the central header: only files where both agree pass. */
async function packedEntry(zip: ZipFile, bytes: Buffer, entry: Entry): Promise<ZipEntry> {
  const local = await zip.readLocalFileHeaderPromise(entry);
  if (!local.fileName.equals(entry.fileNameRaw) || local.compressionMethod !== entry.compressionMethod) {
    throw new WorkbookRefusal('damaged', `the two headers of ${entry.fileName} differ`);
  }
  return {
    name: entry.fileName,
    method: entry.compressionMethod,
    crc: entry.crc32,
    size: entry.uncompressedSize,
    packed: bytes.subarray(local.fileDataStart, local.fileDataStart + entry.compressedSize),
  };
}

function inflated(entry: ZipEntry): Buffer {
  const part = entry.method === 0 ? entry.packed : inflatedBody(entry);
  if (part.length !== entry.size || crc32(part) !== entry.crc) {
    throw new WorkbookRefusal('damaged', `${entry.name} does not match its size or checksum`);
  }
  if (/\.(xml|rels|vml)$/i.test(entry.name) && (part.includes('<!DOCTYPE') || part.includes('<!ENTITY'))) {
    throw new WorkbookRefusal('unsafe', `${entry.name} declares a document type`);
  }
  return part;
}

function inflatedBody(entry: ZipEntry): Buffer {
  try {
    // A chunk one byte larger than promised keeps an honest part in one buffer, without a second copy.
    return inflateRawSync(entry.packed, {
      maxOutputLength: Math.max(entry.size, 1),
      chunkSize: Math.max(entry.size + 1, 64),
    });
  } catch (error) {
    // A RangeError is a part larger than it says: a bomb that lies or, far more often, a damaged file.
    throw new WorkbookRefusal('damaged', `${entry.name}: ${String(error)}`);
  }
}

function isPicture(name: string): boolean {
  return name.toLowerCase().startsWith('xl/media/');
}

function refuseArchive(error: unknown): never {
  if (error instanceof WorkbookRefusal) throw error;
  const detail = error instanceof Error ? error.message : String(error);
  const escapes = /^(absolute path|invalid relative path|invalid characters)/.test(detail);
  throw new WorkbookRefusal(escapes ? 'unsafe' : 'damaged', detail);
}
