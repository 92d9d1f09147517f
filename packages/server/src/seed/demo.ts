import { demoTexts } from '@loadline/contract/start/demo.text';
import type { FileStore, StoredFile } from '../kernel/files.ts';
import { asOwner } from '../kernel/owner.ts';
import type { Passwords } from '../kernel/passwords.ts';
import { StartFailure } from '../start-failure.ts';
import { countAll, deleteDemo, insertAll, organisationsThere, takeTurn } from './demo.commands.ts';
import { demoRows } from './demo.rows.ts';
import { laySample } from './hts-sample.ts';
import { siteContent } from './site-content.ts';
import { laySiteContent } from './standards.commands.ts';

/** What demo data is made with. The same `today` gives the same rows, but for salts of passwords and ids of files. */
export interface DemoParts {
  readonly ownerUrl: string;
  readonly passwords: Passwords;
  readonly files: FileStore;
  readonly today: Date;
}

/** True when nobody's organisation is in the database yet. */
export function isEmpty(ownerUrl: string): Promise<boolean> {
  return asOwner(ownerUrl, async (tx) => {
    const { real, demo } = await organisationsThere(tx);
    return !real && !demo;
  });
}

export function hasDemo(ownerUrl: string): Promise<boolean> {
  return asOwner(ownerUrl, async (tx) => (await organisationsThere(tx)).demo);
}

/** Loads the demo into an empty database, whole or not at all; refuses beside anybody's data. */
export async function loadDemo({ ownerUrl, passwords, files, today }: DemoParts): Promise<void> {
  const now = new Date(Math.floor(today.getTime() / 60_000) * 60_000);
  const put: { orgId: string; fileId: string }[] = [];
  const noting: FileStore = {
    ...files,
    async put(orgId, content): Promise<StoredFile> {
      const stored = await files.put(orgId, content);
      put.push({ orgId, fileId: stored.fileId });
      return stored;
    },
  };
  try {
    await asOwner(ownerUrl, async (tx) => {
      await takeTurn(tx);
      const { real, demo } = await organisationsThere(tx);
      if (real) throw new StartFailure(demoTexts.realData);
      if (demo) throw new StartFailure(demoTexts.alreadyThere);
      await insertAll(tx, await demoRows(passwords, noting, now));
      await laySample(tx);
      await countAll(tx);
    });
  } catch (error) {
    await removeFiles(files, put);
    throw error;
  }
}

/** Takes the demo organisations away with everything that was done in them since, files included. */
export async function removeDemo(ownerUrl: string, files: FileStore): Promise<void> {
  const stored = await asOwner(ownerUrl, async (tx) => {
    await takeTurn(tx);
    const gone = await deleteDemo(tx);
    await laySiteContent(tx, siteContent);
    return gone;
  });
  await removeFiles(files, stored);
}

async function removeFiles(
  files: FileStore,
  stored: readonly { orgId: string; fileId: string }[],
): Promise<void> {
  for (const { orgId, fileId } of stored) await files.remove(orgId, fileId);
}
