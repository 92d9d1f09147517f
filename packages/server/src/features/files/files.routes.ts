import type { DocumentType } from '@loadline/contract/codes/document-type';
import {
  decideFile,
  deskFilesOf,
  deskReadersOf,
  downloadDeskFile,
  previewDeskFile,
  setVisibility,
  uploadDeskFile,
  withdrawDeskFile,
  zipOfDeskFiles,
} from '@loadline/contract/files/desk-file.api';
import {
  downloadFile,
  filesOf,
  fileUpload,
  previewFile,
  readersOf,
  uploadFile,
  withdrawFile,
  zipOfFiles,
} from '@loadline/contract/files/file.api';
import type { FileSubject } from '@loadline/contract/files/file-subject';
import {
  matchDeskFiles,
  matchFiles,
  zipOfDeskOrders,
  zipOfOrders,
} from '@loadline/contract/files/order-files.api';
import {
  type FileKind,
  fileKinds,
  fileLimits,
  hasPreview,
  isPicture,
} from '@loadline/contract/files/record-file';
import { isCode } from '@loadline/contract/kernel/code';
import type { FileType } from '@loadline/contract/kernel/endpoint';
import { requireSoundArchive } from '../../kernel/archive.sound.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { kindOfFile } from '../../kernel/file-kind.ts';
import type { FileStore, StoredFile } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { plainFileName, storeIncoming } from '../../kernel/incoming-file.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { requireSoundOffice } from '../../kernel/office.sound.ts';
import { Problem } from '../../kernel/problem.ts';
import { type IncomingFile, serve } from '../../kernel/serve.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { scan } from '../../kernel/virus-scan.ts';
import { requireSoundWorkbook } from '../../kernel/workbook.sound.ts';
import { archiveOf, archiveOfOrders, noteReading } from './files.archive.ts';
import { keepFile, type NewFile } from './files.commands.ts';
import { judgeFile, showFile, takeAway, takeBack } from './files.decide.commands.ts';
import { pictureAnew } from './files.lay.public.ts';
import { ordersOfNames } from './files.match.queries.ts';
import {
  filesOfRecord,
  ownerOfLoose,
  ownerOfRecord,
  readersOfFile,
  type SeenFile,
  seenFile,
} from './files.queries.ts';
import { customerSide, deskSide, type Side } from './files.side.ts';

export function fileRoutes(house: House) {
  const own = customerSide(house);
  serve(house, uploadFile, ({ query, viewer, file }) =>
    takeFile(house, own, viewer, { ...query, visible: true }, file),
  );
  serve(house, filesOf, ({ query, viewer }) => filesOfRecord(own, viewer, query));
  serve(house, downloadFile, ({ query, viewer }) => contentOf(house, own, viewer, query.fileId));
  serve(house, previewFile, ({ query, viewer }) => previewOf(house, own, viewer, query));
  serve(house, zipOfFiles, ({ query, viewer }) => archiveOf(house, own, viewer, query));
  serve(house, matchFiles, ({ body, viewer }) => ordersOfNames(own, viewer, body.names));
  serve(house, zipOfOrders, ({ query, viewer }) => archiveOfOrders(house, own, viewer, query.ids));
  serve(house, withdrawFile, ({ body, viewer }) => takeBack(own, viewer, body));
  serve(house, readersOf, ({ query, viewer }) => readersOfFile(own, viewer, query.fileId));
}

/** The same for the forwarder's staff, across the customers of their team. */
export function deskFileRoutes(house: House) {
  const desk = deskSide(house);
  serve(house, uploadDeskFile, ({ query, viewer, file }) =>
    takeFile(house, desk, viewer, { ...query, visible: query.visible === true }, file),
  );
  serve(house, deskFilesOf, ({ query, viewer }) => filesOfRecord(desk, viewer, query));
  serve(house, downloadDeskFile, ({ query, viewer }) => contentOf(house, desk, viewer, query.fileId));
  serve(house, previewDeskFile, ({ query, viewer }) => previewOf(house, desk, viewer, query));
  serve(house, zipOfDeskFiles, ({ query, viewer }) => archiveOf(house, desk, viewer, query));
  serve(house, matchDeskFiles, ({ body, viewer }) => ordersOfNames(desk, viewer, body.names));
  serve(house, zipOfDeskOrders, ({ query, viewer }) => archiveOfOrders(house, desk, viewer, query.ids));
  serve(house, setVisibility, ({ body, viewer }) => showFile(desk, viewer, body));
  serve(house, decideFile, ({ body, viewer }) => judgeFile(desk, viewer, body));
  serve(house, withdrawDeskFile, ({ body, viewer }) => takeAway(desk, viewer, body));
  serve(house, deskReadersOf, ({ query, viewer }) => readersOfFile(desk, viewer, query.fileId));
}

/** A file whole, as a download. Who read it is noted. */
async function contentOf(house: House, side: Side, viewer: Viewer, fileId: string): Promise<FileAnswer> {
  const found = await seenFile(side, viewer, fileId);
  await noteReading(side, viewer, fileId, found.name, 'download');
  return answerWith(house, found, fileId, found.kind);
}

/** What a browser can show by itself. A thumbnail stands in a list and is no reading. */
async function previewOf(
  house: House,
  side: Side,
  viewer: Viewer,
  { fileId, small }: { readonly fileId: string; readonly small: boolean | null },
): Promise<FileAnswer> {
  const found = await seenFile(side, viewer, fileId);
  if (small === true) {
    if (!found.thumbnailId) throw new Problem('noPreview');
    return answerWith(house, found, found.thumbnailId, 'jpg');
  }
  if (!isCode(fileKinds, found.kind) || !hasPreview(found.kind)) throw new Problem('noPreview');
  await noteReading(side, viewer, fileId, found.name, 'preview');
  return answerWith(house, found, fileId, found.kind);
}

function answerWith({ files }: House, { orgId, name }: SeenFile, fileId: string, kind: FileType): FileAnswer {
  return new FileAnswer(name, kind, files.read(orgId, fileId));
}

interface UploadAsked {
  readonly subject: FileSubject;
  readonly id: string | null;
  readonly type: DocumentType;
  /** Whose it will be when no record is named: staff say so. */
  readonly customerId?: string | null;
  readonly visible: boolean;
}

/** Stores a file, finds out what it is and lays it to its record. What is refused leaves nothing behind. */
async function takeFile<T extends { readonly fileId: string }>(
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
  const hour = { allowance: config.filesPerHour, seconds: 3_600 };
  await takeAllowance(house.db, { key: `file ${me.userId}`, ...hour });
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
  const came = noted(await storeIncoming(files, orgId, incoming, fileLimits.megabytes));
  const [name, path] = [plainFileName(incoming.name), files.pathOf(orgId, came.fileId)];
  const kind = await kindOfFile(path, name);
  if (!isCode(fileKinds, kind)) throw new Problem('wrongFileKind', { types: fileUpload.types.join(', ') });
  await scan(config.scanCommand, path);
  await requireSound(path, kind);
  if (!isPicture(kind)) return { name, kind, whole: came, small: null };
  const { whole, small } = await pictureAnew({ files }, orgId, came.fileId, kind, noted);
  await files.remove(orgId, came.fileId);
  return { name, kind, whole, small };
}

/** Looks into what is kept as it came: no macros, no bombs, nothing under a password. */
async function requireSound(path: string, kind: FileKind): Promise<void> {
  if (kind === 'xlsx') await requireSoundWorkbook(path, fileLimits.megabytes);
  else if (kind === 'zip' || kind === 'docx') await requireSoundArchive(path, kind);
  else if (kind === 'doc' || kind === 'xls') await requireSoundOffice(path, kind);
}

async function removeAll(files: FileStore, orgId: string, fileIds: readonly string[]): Promise<void> {
  for (const fileId of fileIds) await files.remove(orgId, fileId);
}
