import { zipDeadline } from '@loadline/contract/files/file.api';
import type { FileType } from '@loadline/contract/kernel/endpoint';
import { auditReading } from '../../kernel/audit.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { zipOf } from '../../kernel/zip.ts';
import type { RecordOf, SeenFile } from './files.queries.ts';
import { seenFile } from './files.queries.ts';
import type { Side } from './files.side.ts';
import { filesToPack } from './files.zip.queries.ts';

/** A file whole, as a download. Who read it is noted. */
export async function contentOf(
  house: House,
  side: Side,
  viewer: Viewer,
  fileId: string,
): Promise<FileAnswer> {
  const found = await seenFile(side, viewer, fileId);
  await noteReading(side, viewer, fileId, found.name, 'download');
  return answerWith(house, found, fileId, found.kind);
}

/** What a browser can show by itself. A thumbnail stands in a list and is no reading. */
export async function previewOf(
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
  if (found.kind === 'xlsx') throw new Problem('noPreview');
  await noteReading(side, viewer, fileId, found.name, 'preview');
  return answerWith(house, found, fileId, found.kind);
}

/** All files of a record in one archive, each of them noted as read. */
export async function archiveOf(
  { files }: House,
  side: Side,
  viewer: Viewer,
  record: RecordOf,
): Promise<FileAnswer> {
  const { number, packed } = await filesToPack(side, viewer, record);
  if (packed.length === 0) throw new Problem('notFound');
  for (const { fileId, name } of packed) await noteReading(side, viewer, fileId, name, 'zip');
  const entries = packed.map(({ orgId, fileId, name, at }) => ({
    name,
    at,
    open: () => files.read(orgId, fileId),
  }));
  return new FileAnswer(`${number}.zip`, 'zip', zipOf(entries, zipDeadline));
}

function answerWith({ files }: House, { orgId, name }: SeenFile, fileId: string, kind: FileType): FileAnswer {
  return new FileAnswer(name, kind, files.read(orgId, fileId));
}

function noteReading(side: Side, viewer: Viewer, fileId: string, name: string, how: string): Promise<void> {
  return auditReading(side.db, viewer, { subject: 'file', subjectId: fileId, changes: { file: name, how } });
}
