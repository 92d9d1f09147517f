import { Readable } from 'node:stream';
import { fileLimits, isPicture } from '@loadline/contract/files/record-file';
import type { Tx } from '../../kernel/database.ts';
import type { StoredFile } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { cleanPicture } from '../../kernel/picture.ts';
import { Problem } from '../../kernel/problem.ts';
import { layOnRecord, type NewFile } from './files.commands.ts';

/** A picture of the store made anew, with a small one; `noted` is told of both. What came stays where it lies. */
export async function pictureAnew(
  { files }: Pick<House, 'files'>,
  orgId: string,
  fileId: string,
  kind: 'png' | 'jpg',
  noted: (stored: StoredFile) => void,
): Promise<Pick<NewFile, 'whole' | 'small'>> {
  const picture = await cleanPicture(files.pathOf(orgId, fileId), kind, fileLimits);
  if (picture.whole.length > fileLimits.megabytes * 1_048_576)
    throw new Problem('tooLarge', { max: fileLimits.megabytes });
  const put = async (content: Buffer) => {
    const stored = await files.put(orgId, Readable.from([content]));
    noted(stored);
    return stored;
  };
  return { whole: await put(picture.whole), small: await put(picture.small) };
}

/** Lays what lies in the store on a record of its customer: a picture made anew, all else as it is. Returns its id. */
export async function layStored(
  house: House,
  tx: Tx,
  { stored, ...file }: Omit<NewFile, 'whole' | 'small'> & { readonly stored: StoredFile },
  noted: (stored: StoredFile) => void,
): Promise<string> {
  const { kind, orgId } = file;
  const content = isPicture(kind)
    ? await pictureAnew(house, orgId, stored.fileId, kind, noted)
    : { whole: stored, small: null };
  await layOnRecord(tx, { isStaff: false }, { ...file, ...content }, house.config.fileSpaceMegabytes);
  return content.whole.fileId;
}
