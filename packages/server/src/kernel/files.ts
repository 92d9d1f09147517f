import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from './database.ts';

export interface StoredFile {
  readonly fileId: string;
  readonly size: number;
  readonly sha256: Buffer;
}

/** Where files lie. Names are random and never come from a person; the row in `file` says what a file is. */
export interface FileStore {
  /** Writes to a temporary name, flushes to disk, then renames: a file exists whole or not at all. */
  put(orgId: string, content: Readable): Promise<StoredFile>;
  read(orgId: string, fileId: string): Readable;
  /** The path on this disk, for workers that read the file themselves. */
  pathOf(orgId: string, fileId: string): string;
  remove(orgId: string, fileId: string): Promise<void>;
  /** What was on its way in and never came whole, because the process ended, goes when nothing was added to it since `before`. */
  sweepIncoming(before: Date): Promise<void>;
}

const incoming = 'incoming';

export function diskFiles(root: string): FileStore {
  const pathOf = (orgId: string, fileId: string) => join(root, plain(orgId), plain(fileId));
  return {
    pathOf,
    async put(orgId, content) {
      const fileId = newId();
      const [final, temporary] = [pathOf(orgId, fileId), join(root, incoming, randomUUID())];
      await Promise.all([
        mkdir(dirname(final), { recursive: true, mode: 0o700 }),
        mkdir(dirname(temporary), { recursive: true, mode: 0o700 }),
      ]);
      try {
        const facts = await writeWhole(content, temporary);
        await rename(temporary, final);
        return { fileId, ...facts };
      } finally {
        await rm(temporary, { force: true });
      }
    },
    read: (orgId, fileId) => createReadStream(pathOf(orgId, fileId)),
    remove: (orgId, fileId) => rm(pathOf(orgId, fileId), { force: true }),
    async sweepIncoming(before) {
      const folder = join(root, incoming);
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found && found.mtime < before) await rm(join(folder, name), { force: true });
      }
    },
  };
}

async function writeWhole(content: Readable, path: string): Promise<{ size: number; sha256: Buffer }> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(content, measure, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  const written = await open(path, 'r+');
  try {
    await written.sync();
  } finally {
    await written.close();
  }
  return { size, sha256: hash.digest() };
}

// Ids are made by us; this is the second lock against a path that leaves the store.
function plain(id: string): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('not a file id');
  return id;
}
