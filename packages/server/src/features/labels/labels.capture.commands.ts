import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { keepCapture } from '@loadline/contract/labels/label-capture.api';
import { text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { auditLabels, lockedLabels, touch } from './labels.desk.commands.ts';
import { deskDetailIn } from './labels.detail.queries.ts';
import { requirePictures, requireShooting } from './labels.photos.commands.ts';

/**
 * Keeps what a phone took. One that is kept already stays as it is, even where the label has moved on since: the phone never
 * learnt that it came.
 */
export function keepCaptured(
  staff: Database,
  viewer: Viewer,
  { id, kind, fileId, captureId, takenAt }: BodyOf<typeof keepCapture>,
): Promise<number> {
  return staff.inTransaction(viewer, async (tx) => {
    const [label] = await lockedLabels(tx, [id]);
    if (!label) throw new Problem('notFound');
    const { orgId } = label;
    const [kept] = await tx.rows(sql.type({ fileId: text })`
      select p.file_id::text as "fileId" from label_photo p where p.org_id = ${orgId} and p.capture_id = ${captureId}`);
    if (!kept) {
      requireShooting(label);
      await requirePictures(tx, orgId, id, [fileId]);
      // When a phone says that it was taken is believed of what has been and was there to be photographed.
      await tx.rows(sql`
        insert into label_photo (org_id, file_id, label_id, kind, taken_who, taken_at, capture_id)
        select ${orgId}, ${fileId}, ${id}, ${kind}, ${tx.me.name},
          case when ${takenAt}::timestamptz between l.created_at and ${tx.now} then ${takenAt}::timestamptz else ${tx.now} end, ${captureId}
        from label l where l.org_id = ${orgId} and l.id = ${id} on conflict (org_id, file_id) do nothing`);
      await touch(tx, [label]);
      await auditLabels(tx, [label], 'label-photographed', { kind });
    }
    return (await deskDetailIn(tx, id)).label.photosTaken;
  });
}
