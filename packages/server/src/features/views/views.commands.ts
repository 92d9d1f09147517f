import { isCode } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { deleteView, saveView } from '@loadline/contract/views/saved-view.api';
import { savedViewFields } from '@loadline/contract/views/saved-view.api';
import { noSuchList, viewSubjects } from '@loadline/contract/views/view-subject';
import { audit } from '../../kernel/audit.ts';
import { json } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { SavedView } from './views.queries.ts';
import { viewJson } from './views.queries.ts';

/** A new id makes a view; the id of one's own view changes it; anybody else's is not found. */
export function keepView(db: Database, viewer: Viewer, view: BodyOf<typeof saveView>): Promise<SavedView> {
  const { label } = savedViewFields.subject;
  if (!isCode(viewSubjects, view.subject)) throw wrongFields([{ path: 'subject', label, says: noSuchList }]);
  return db.inTransaction(viewer, async (tx) => {
    const [kept] = await tx.rows(sql.type({ view: json<SavedView>() })`
      insert into saved_view as v (org_id, view_id, subject, name, owner_id, shared, search, columns, density)
      values (${tx.me.orgId}, ${view.viewId}, ${view.subject}, ${view.name}, ${tx.me.userId}, ${view.shared}, ${view.search}, ${view.columns}, ${view.density})
      on conflict (org_id, view_id) do update set name = excluded.name, shared = excluded.shared, search = excluded.search,
        columns = excluded.columns, density = excluded.density, updated_at = now() where v.owner_id = ${tx.me.userId}
      returning ${viewJson} as view`);
    if (!kept) throw new Problem('notFound');
    await audit(tx, {
      action: 'saved',
      subject: 'view',
      subjectId: view.viewId,
      changes: { name: view.name, shared: view.shared },
    });
    return kept.view;
  });
}

export function dropView(
  db: Database,
  viewer: Viewer,
  { viewId }: BodyOf<typeof deleteView>,
): Promise<boolean> {
  return db.inTransaction(viewer, async (tx) => {
    await tx.one(
      sql`delete from saved_view where org_id = ${tx.me.orgId} and view_id = ${viewId} and owner_id = ${tx.me.userId} returning view_id`,
    );
    await audit(tx, { action: 'deleted', subject: 'view', subjectId: viewId });
    return true;
  });
}
