import { fileSubjects } from '@loadline/contract/files/file-subject';
import { filesAtOnce } from '@loadline/contract/files/files-at-once';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { RowOf } from '../../kernel/columns.ts';
import { instant, int, text } from '../../kernel/columns.ts';
import { Problem } from '../../kernel/problem.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { isOfOrder } from './files.public.ts';
import type { RecordOf } from './files.queries.ts';
import { filesJoined, ofRecord, ownerOfRecord, shownOn } from './files.queries.ts';
import type { Side } from './files.side.ts';

const packedColumns = { orgId: text, fileId: text, name: text, at: instant };

interface ToPack {
  /** What the archive is called. */
  readonly number: string;
  readonly packed: readonly RowOf<typeof packedColumns>[];
}

/** Asked on the slow pool: an archive is no everyday question. */
export async function filesToPack(side: Side, viewer: Viewer, record: RecordOf): Promise<ToPack> {
  const { slow } = side.db;
  const { orgId } = await ownerOfRecord(side, slow, viewer, record);
  const {
    rows: [packed, [order]],
  } = await slow.read(
    viewer,
    sql.type(packedColumns)`
      select r.org_id as "orgId", r.file_id as "fileId", f.name, r.uploaded_at as at from ${filesJoined}
      where ${ofRecord(orgId, record)} and ${shownOn(side)}
      order by r.uploaded_at, r.file_id`,
    sql.type({ number: text })`
      select o.order_number as number from ${orderView} o where o.org_id = ${orgId} and o.id = ${record.id}`,
  );
  const kind = say(wordOf(fileSubjects, record.subject), viewer.language);
  return { number: order?.number ?? `${kind} ${record.id.slice(-8)}`, packed };
}

const ofSeveral = { ...packedColumns, folder: text, bytes: int };

/** The files of several orders, each in the folder of its order; orders that the viewer does not see have none. */
export async function filesOfOrders(
  side: Side,
  viewer: Viewer,
  ids: readonly string[],
): Promise<readonly RowOf<typeof ofSeveral>[]> {
  const {
    rows: [packed],
  } = await side.db.slow.read(
    viewer,
    sql.type(ofSeveral)`
      select r.org_id as "orgId", r.file_id as "fileId", f.name, r.uploaded_at as at, o.order_number as folder, f.size::int as bytes
      from ${orderView} o join (${filesJoined}) on ${isOfOrder}
      where o.id = any(${[...ids]}::uuid[]) and ${side.isStaff ? sql`true` : ofViewer('o')} and ${shownOn(side)}
      order by o.order_number, r.uploaded_at, r.file_id`,
  );
  const bytes = packed.reduce((sum, file) => sum + file.bytes, 0);
  if (packed.length === 0) throw new Problem('nothingToPack');
  if (bytes > filesAtOnce.megabytes * 1_048_576)
    throw new Problem('tooMuchAtOnce', { max: filesAtOnce.megabytes });
  return packed;
}
