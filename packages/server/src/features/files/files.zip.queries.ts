import { fileSubjects } from '@loadline/contract/files/file-subject';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { instant, text } from '../../kernel/columns.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { RecordOf } from './files.queries.ts';
import { filesJoined, ofRecord, ownerOfRecord, shownOn } from './files.queries.ts';
import type { Side } from './files.side.ts';

interface ToPack {
  /** What the archive is called. */
  readonly number: string;
  readonly packed: readonly {
    readonly orgId: string;
    readonly fileId: string;
    readonly name: string;
    readonly at: Date;
  }[];
}

/** Asked on the slow pool: an archive is no everyday question. */
export async function filesToPack(side: Side, viewer: Viewer, record: RecordOf): Promise<ToPack> {
  const { slow } = side.db;
  const { orgId } = await ownerOfRecord(side, slow, viewer, record);
  const {
    rows: [packed, [order]],
  } = await slow.read(
    viewer,
    sql.type({ orgId: text, fileId: text, name: text, at: instant })`
      select r.org_id as "orgId", r.file_id as "fileId", f.name, r.uploaded_at as at from ${filesJoined}
      where ${ofRecord(orgId, record)} and ${shownOn(side)}
      order by r.uploaded_at, r.file_id`,
    sql.type({ number: text })`
      select o.order_number as number from ${orderView} o where o.org_id = ${orgId} and o.id = ${record.id}`,
  );
  const kind = say(wordOf(fileSubjects, record.subject), viewer.language);
  return { number: order?.number ?? `${kind} ${record.id.slice(-8)}`, packed };
}
