import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file to pack: its name in the archive and how to open it. */
export interface Packed {
  readonly name: string;
  readonly at: Date;
  readonly open: () => Readable;
}

/** An archive that is packed while it is read, one file open at a time. It breaks off when `milliseconds` are over. */
export function zipOf(files: readonly Packed[], milliseconds: number): Readable {
  const [zip, packed] = [new ZipFile(), new PassThrough()];
  const names = new Set<string>();
  for (const { name, at, open } of files) {
    const free = freeName(name, names);
    names.add(free.toLowerCase());
    // Papers are compressed by their own formats already.
    zip.addReadStreamLazy(free, { mtime: at, compress: false }, (give) => {
      const content = open();
      content.on('error', (error) => packed.destroy(error));
      packed.on('close', () => content.destroy());
      give(null, content);
    });
  }
  zip.on('error', (error: Error) => packed.destroy(error));
  const timer = setTimeout(() => packed.destroy(new Error('the archive took too long')), milliseconds);
  packed.on('close', () => clearTimeout(timer));
  zip.outputStream.pipe(packed);
  zip.end();
  return packed;
}

/** A name that leads nowhere and that no other file of the archive has, whatever its case. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const plain = name.replace(/[\\/:*?"<>|]/g, '_').replace(/^\.+/, '_') || '_';
  const dot = plain.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
  let [free, again] = [plain, 1];
  while (taken.has(free.toLowerCase())) free = `${stem} (${++again})${extension}`;
  return free;
}
