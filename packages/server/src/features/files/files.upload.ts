import { Readable } from 'node:stream';
import type { DocumentType } from '@loadline/contract/codes/document-type';
import { fileUpload } from '@loadline/contract/files/file.api';
import type { FileSubject } from '@loadline/contract/files/file-subject';
import { fileKinds, fileLimits } from '@loadline/contract/files/record-file';
import { isCode } from '@loadline/contract/kernel/code';
import { kindOfFile } from '../../kernel/file-kind.ts';
import type { FileStore, StoredFile } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { plainFileName, storeIncoming } from '../../kernel/incoming-file.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { cleanPicture } from '../../kernel/picture.ts';
import { Problem } from '../../kernel/problem.ts';
import type { IncomingFile } from '../../kernel/serve.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { scan } from '../../kernel/virus-scan.ts';
import { requireSoundWorkbook } from '../../kernel/workbook.sound.ts';
import type { NewFile } from './files.commands.ts';
import { keepFile } from './files.commands.ts';
import { ownerOfLoose, ownerOfRecord } from './files.queries.ts';
import type { Side } from './files.side.ts';

export interface UploadAsked {
  readonly subject: FileSubject;
  readonly id: string | null;
  readonly type: DocumentType;
  /** Whose it will be when no record is named: staff say so. */
  readonly customerId?: string | null;
  readonly visible: boolean;
}

/** Stores a file, finds out what it is and lays it to its record. What is refused leaves nothing behind. */
export async function takeFile<T extends { readonly fileId: string }>(
  house: House,
  side: Side,
  viewer: Viewer,
  asked: UploadAsked,
  incoming: () => Promise<IncomingFile>,
): Promise<T> {
  const { files, config } = house;
  const { me, orgId } = asked.id
    ? await ownerOfRecord(side, side.db, viewer, { subject: asked.subject, id: asked.id }, 'edit')
    : await ownerOfLoose(side, viewer, asked);
  const hour = { allowance: config.uploadsPerHour, seconds: 3_600 };
  await takeAllowance(house.db, { key: `upload ${me.userId}`, ...hour });
  const lying: string[] = [];
  try {
    const kept = await storedFrom(house, orgId, await incoming(), lying);
    const entry = await keepFile<T>(house, side, viewer, { ...asked, ...kept, orgId });
    // A repeated request is answered from the first one, whose file lies there already.
    if (entry.fileId !== kept.whole.fileId) await removeAll(files, orgId, lying);
    return entry;
  } catch (error) {
    await removeAll(files, orgId, lying);
    throw error;
  }
}

type Stored = Pick<NewFile, 'name' | 'kind' | 'whole' | 'small'>;

/** `lying` is told of every file that lies in the store, so that none is left behind. */
async function storedFrom(
  { files, config }: House,
  orgId: string,
  incoming: IncomingFile,
  lying: string[],
): Promise<Stored> {
  const noted = (stored: StoredFile) => {
    lying.push(stored.fileId);
    return stored;
  };
  const put = async (content: Buffer) => noted(await files.put(orgId, Readable.from([content])));
  const came = noted(await storeIncoming(files, orgId, incoming, fileLimits.megabytes));
  const [name, path] = [plainFileName(incoming.name), files.pathOf(orgId, came.fileId)];
  const kind = await kindOfFile(path, name);
  if (!isCode(fileKinds, kind)) throw new Problem('wrongFileKind', { types: fileUpload.types.join(', ') });
  await scan(config.scanCommand, path);
  if (kind === 'xlsx') await requireSoundWorkbook(path, fileLimits.megabytes);
  if (kind === 'pdf' || kind === 'xlsx') return { name, kind, whole: came, small: null };
  const picture = await cleanPicture(path, kind, fileLimits);
  if (picture.whole.length > fileLimits.megabytes * 1_048_576)
    throw new Problem('tooLarge', { max: fileLimits.megabytes });
  const [whole, small] = [await put(picture.whole), await put(picture.small)];
  await files.remove(orgId, came.fileId);
  return { name, kind, whole, small };
}

async function removeAll(files: FileStore, orgId: string, fileIds: readonly string[]): Promise<void> {
  for (const fileId of fileIds) await files.remove(orgId, fileId);
}
