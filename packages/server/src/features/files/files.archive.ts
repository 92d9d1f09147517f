import { zipDeadline } from '@loadline/contract/files/file.api';
import { say } from '@loadline/contract/kernel/text';
import { order } from '@loadline/contract/orders/order';
import { auditReading } from '../../kernel/audit.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { type Packed, zipOf } from '../../kernel/zip.ts';
import type { RecordOf } from './files.queries.ts';
import type { Side } from './files.side.ts';
import { filesOfOrders, filesToPack } from './files.zip.queries.ts';

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
  return new FileAnswer(`${number}.zip`, 'zip', zipOf(entriesOf(files, packed), zipDeadline));
}

/** The files of several orders, in a folder for each, each of them noted as read. */
export async function archiveOfOrders(
  { files }: House,
  side: Side,
  viewer: Viewer,
  ids: readonly string[],
): Promise<FileAnswer> {
  const packed = await filesOfOrders(side, viewer, ids);
  for (const { fileId, name } of packed) await noteReading(side, viewer, fileId, name, 'zip');
  const [first, ...others] = new Set(packed.map(({ folder }) => folder));
  const more = others.length > 0 ? ` +${others.length}` : '';
  return new FileAnswer(
    `${say(order.label, viewer.language)} ${first}${more}.zip`,
    'zip',
    zipOf(entriesOf(files, packed), zipDeadline),
  );
}

function entriesOf(
  files: FileStore,
  packed: readonly (Omit<Packed, 'open'> & { readonly orgId: string; readonly fileId: string })[],
): Packed[] {
  return packed.map(({ orgId, fileId, ...entry }) => ({ ...entry, open: () => files.read(orgId, fileId) }));
}

export function noteReading(
  side: Side,
  viewer: Viewer,
  fileId: string,
  name: string,
  how: string,
): Promise<void> {
  return auditReading(side.db, viewer, { subject: 'file', subjectId: fileId, changes: { file: name, how } });
}
