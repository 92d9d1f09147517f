import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { labelStates, photographedIn } from '@loadline/contract/labels/label.codes';
import type { addLabelPhotos } from '@loadline/contract/labels/label-desk.api';
import { int, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { fileView, recordFileView } from '../files/files.rows.public.ts';
import { auditLabels, type LockedLabel, lockedLabels, touch } from './labels.desk.commands.ts';
import type { DeskLabelDetail } from './labels.detail.queries.ts';
import { deskDetailIn } from './labels.detail.queries.ts';

/** Says what pictures show that were uploaded to a label; one that says so already stays as it is. */
export function addPhotos(
  staff: Database,
  viewer: Viewer,
  { id, kind, files }: BodyOf<typeof addLabelPhotos>,
): Promise<DeskLabelDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const [label] = await lockedLabels(tx, [id]);
    if (!label) throw new Problem('notFound');
    const { orgId } = label;
    requireShooting(label);
    await requirePictures(tx, orgId, id, files);
    const added = await tx.rows(sql.type({ fileId: text })`
      insert into label_photo as p (org_id, file_id, label_id, kind, taken_who, taken_at)
      select ${orgId}, f.id, ${id}, ${kind}, ${tx.me.name}, ${tx.now} from unnest(${[...new Set(files)]}::uuid[]) f (id)
      on conflict do nothing returning p.file_id::text as "fileId"`);
    if (added.length > 0) {
      await touch(tx, [label]);
      await auditLabels(tx, [label], 'label-photographed', { kind });
    }
    return deskDetailIn(tx, id);
  });
}

/** Refuses photos of what is not being photographed. */
export function requireShooting({ style, status }: Pick<LockedLabel, 'style' | 'status'>): void {
  if (!photographedIn.includes(status))
    throw new Problem('labelNotPhotographed', { style, state: wordOf(labelStates, status) });
}

/** What is named hangs on this label, its customer sees it, and it is a picture. */
export async function requirePictures(
  tx: Tx,
  orgId: string,
  id: string,
  files: readonly string[],
): Promise<void> {
  const wanted = [...new Set(files)];
  const { here } = await tx.one(sql.type({ here: int })`
    select count(*)::int as here from ${recordFileView} r join ${fileView} f on f.org_id = r.org_id and f.file_id = r.file_id
    where r.org_id = ${orgId} and r.subject = 'label' and r.subject_id = ${id} and r.file_id = any(${wanted}::uuid[])
      and r.visible and r.withdrawn_at is null and f.type in ('jpg', 'png')`);
  if (here < wanted.length) throw new Problem('notFound');
}
