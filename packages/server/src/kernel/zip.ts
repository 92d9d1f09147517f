import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file to pack: its name in the archive and how to open it. */
export interface Packed {
  readonly name: string;
  /** The folder it lies in; at the top unless told. */
  readonly folder?: string;
  readonly at: Date;
  readonly open: () => Readable;
}

/** An archive that is packed while it is read, one file open at a time. It breaks off when `milliseconds` are over. */
export function zipOf(files: readonly Packed[], milliseconds: number): Readable {
  const [zip, packed] = [new ZipFile(), new PassThrough()];
  const names = new Set<string>();
  for (const { name, folder, at, open } of files) {
    const free = freeName(name, names, folder === undefined ? '' : `${plainName(folder)}/`);
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

/** A name that leads nowhere and that no other file of its folder has, whatever its case. */
function freeName(name: string, taken: ReadonlySet<string>, folder: string): string {
  const plain = plainName(name);
  const dot = plain.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
  let [free, again] = [folder + plain, 1];
  while (taken.has(free.toLowerCase())) free = `${folder}${stem} (${++again})${extension}`;
  return free;
}

function plainName(name: string): string {
  return name.replace(/[\\/:*?"<>|]/g, '_').replace(/^\.+/, '_') || '_';
}
