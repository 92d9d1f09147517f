import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** One that unpacks to more than so many times its size is a bomb, above a size that is none. */
const ratioAtMost = 100;
const ratioGrace = 1_048_576;

/** What an archive does not write in UTF-8, Chinese programs write in their own code page. */
export function entryName({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const isUnicode = (generalPurposeBitFlag & 0x0800) !== 0;
  return new TextDecoder(isUnicode ? 'utf-8' : 'gb18030').decode(fileNameRaw);
}

export function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
}

export function isBomb({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize > ratioGrace && uncompressedSize > compressedSize * ratioAtMost;
}

/** A file in an archive, not yet unpacked. */
export interface ArchivedFile {
  /** With its folders; it may lead out of the archive. */
  readonly name: string;
  /** Bytes that it says it unpacks to; unpacking more fails. */
  readonly size: number;
  readonly isLocked: boolean;
  readonly isLink: boolean;
  readonly isBomb: boolean;
  readonly open: () => Promise<Readable>;
}

/** Gives the files of an archive one after the other, without folders and what systems leave there. Rejects where it is damaged. */
export async function eachArchivedFile(
  path: string,
  most: number,
  work: (file: ArchivedFile) => Promise<void>,
): Promise<'all' | 'too many'> {
  // Names are judged by whoever works on them: one that is wrong must not keep the others out.
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false });
  try {
    if (zip.entryCount > most) return 'too many';
    for await (const entry of zip.eachEntry()) {
      const file = archivedFile(zip, entry);
      if (!isLitter(file.name)) await work(file);
    }
    return 'all';
  } finally {
    zip.close();
  }
}

function archivedFile(zip: ZipFile, entry: Entry): ArchivedFile {
  return {
    name: entryName(entry),
    size: entry.uncompressedSize,
    isLocked: entry.isEncrypted(),
    isLink: isLink(entry),
    isBomb: isBomb(entry),
    open: () => zip.openReadStreamPromise(entry),
  };
}

function isLitter(name: string): boolean {
  return /\/$|(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/i.test(name);
}
