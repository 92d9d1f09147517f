import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import pg from 'pg';
import type { FileStore } from '../../kernel/files.ts';
import { diskFiles } from '../../kernel/files.ts';
import type { Passwords } from '../../kernel/passwords.ts';
import type { Login } from '../../kernel/roles.ts';
import { freshDatabase } from '../../testing/database.ts';
import { testPasswords } from '../../testing/passwords.ts';
import type { DemoParts } from '../demo.ts';

/** An empty migrated database and an empty file store, both gone when the test file ends. */
export interface DemoDatabase {
  readonly url: (login: Login) => string;
  readonly files: FileStore;
  readonly folder: string;
  readonly passwords: Passwords;
  /** What `loadDemo` needs. */
  partsAt(today: Date): DemoParts;
  rows<T>(query: string, values?: unknown[]): Promise<T[]>;
  /** The files that lie in the store. */
  stored(): Promise<string[]>;
}

export async function openDemoDatabase(): Promise<DemoDatabase> {
  const [database, folder] = [await freshDatabase(), await mkdtemp(join(tmpdir(), 'loadline-demo-'))];
  const owner = new pg.Client({ connectionString: database.url('loadline_owner') });
  await owner.connect();
  after(async () => {
    await owner.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const [files, passwords] = [diskFiles(folder), testPasswords];
  return {
    url: database.url,
    files,
    folder,
    passwords,
    partsAt: (today) => ({ ownerUrl: database.url('loadline_owner'), passwords, files, today }),
    rows: async <T>(query: string, values: unknown[] = []) => (await owner.query(query, values)).rows as T[],
    async stored() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
  };
}
