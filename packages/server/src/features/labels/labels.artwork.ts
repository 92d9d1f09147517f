import { extname } from 'node:path';
import type { CodeOf } from '@loadline/contract/kernel/code';
import { artworkLimits, type artworkRefusals } from '@loadline/contract/labels/artwork-refusal';
import { type ArchivedFile, eachArchivedFile } from '../../kernel/archive.entries.ts';
import { kindOfFile } from '../../kernel/file-kind.ts';
import type { StoredFile } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { plainFileName, storeIncoming } from '../../kernel/incoming-file.ts';
import { Problem } from '../../kernel/problem.ts';
import type { IncomingFile } from '../../kernel/serve.ts';
import { scan } from '../../kernel/virus-scan.ts';

export type ArtworkRefusal = CodeOf<typeof artworkRefusals>;
export type ArtworkKind = 'pdf' | 'png' | 'jpg';

/** A file of artwork: where it lies, or why it was not taken. */
export type TakenArtwork = { readonly name: string } & (
  | { readonly stored: StoredFile; readonly kind: ArtworkKind }
  | { readonly refusal: ArtworkRefusal }
);

const most = artworkLimits.fileMegabytes * 1_048_576;
const nameAtMost = 500;

/**
 * Lays artwork into the store: an archive file by file, without holding one in memory. What is wrong with a file is said
 * of it and keeps the others not out; `lying` is told of everything that lies there.
 */
export async function takeArtwork(
  house: House,
  orgId: string,
  incoming: IncomingFile,
  lying: string[],
): Promise<TakenArtwork[]> {
  const { files } = house;
  const came = await storeIncoming(files, orgId, incoming, artworkLimits.megabytes);
  lying.push(came.fileId);
  const name = plainFileName(incoming.name);
  if (extname(name).toLowerCase() !== '.zip') return [await judged(house, orgId, name, came)];
  const path = files.pathOf(orgId, came.fileId);
  if ((await kindOfFile(path, name)) !== 'zip') throw new Problem('damagedFile');
  const taken: TakenArtwork[] = [];
  const names = new Set<string>();
  const read = await eachArchivedFile(path, artworkLimits.files, async (file) => {
    const isAgain = names.has(file.name);
    names.add(file.name);
    taken.push(await unpacked(house, orgId, file, isAgain, lying));
  }).catch((error: unknown) => {
    // The disk is full, or the database away: that is not the archive's doing.
    if (error instanceof Problem || isOfTheDisk(error)) throw error;
    throw new Problem('damagedFile');
  });
  if (read === 'too many')
    throw new Problem('archiveTooLarge', { max: artworkLimits.megabytes, files: artworkLimits.files });
  await files.remove(orgId, came.fileId);
  return taken;
}

function isOfTheDisk(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT|EIO|EACCES)$/.test(String(error.code))
  );
}

async function unpacked(
  house: House,
  orgId: string,
  file: ArchivedFile,
  isAgain: boolean,
  lying: string[],
): Promise<TakenArtwork> {
  const name = file.name
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toWellFormed()
    .slice(-nameAtMost);
  const refusal = refusalOf(file, isAgain);
  if (refusal) return { name, refusal };
  let stored: StoredFile;
  try {
    stored = await house.files.put(orgId, await file.open());
  } catch (error) {
    if (isOfTheDisk(error)) throw error;
    return { name, refusal: 'damaged' };
  }
  lying.push(stored.fileId);
  return judged(house, orgId, name, stored);
}

/** What is said of a file before it is unpacked. */
function refusalOf(file: ArchivedFile, isAgain: boolean): ArtworkRefusal | undefined {
  const path = file.name.replaceAll('\\', '/');
  if (/^\/|^[a-z]:|(?:^|\/)\.\.(?:\/|$)/i.test(path)) return 'outside';
  if (file.isLink) return 'link';
  if (isAgain) return 'twice';
  if (file.isLocked) return 'locked';
  if (/\.(?:zip|rar|7z|gz|tgz|tar)$/i.test(path)) return 'archive';
  if (!/\.(?:pdf|png|jpe?g)$/i.test(path)) return 'kind';
  if (file.size === 0) return 'empty';
  if (file.size > most) return 'large';
  return file.isBomb ? 'bomb' : undefined;
}

/** What a stored file is by its content; what is not taken does not stay. */
async function judged(
  { files, config }: House,
  orgId: string,
  name: string,
  stored: StoredFile,
): Promise<TakenArtwork> {
  const path = files.pathOf(orgId, stored.fileId);
  const kind = await kindOfFile(path, plainFileName(name));
  const refusal = refusalOfStored(stored, name, kind);
  if (refusal === undefined && isArtwork(kind)) {
    await scan(config.scanCommand, path);
    return { name, stored, kind };
  }
  await files.remove(orgId, stored.fileId);
  return { name, refusal: refusal ?? 'kind' };
}

function refusalOfStored(
  { size }: StoredFile,
  name: string,
  kind: string | undefined,
): ArtworkRefusal | undefined {
  if (size === 0) return 'empty';
  if (size > most) return 'large';
  if (isArtwork(kind)) return undefined;
  return /\.(?:pdf|png|jpe?g)$/i.test(name) ? 'disguised' : 'kind';
}

function isArtwork(kind: string | undefined): kind is ArtworkKind {
  return kind === 'pdf' || kind === 'png' || kind === 'jpg';
}
