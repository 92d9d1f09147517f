import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { listViews } from '@loadline/contract/views/saved-view.api';
import { savedViewFields } from '@loadline/contract/views/saved-view.api';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type SavedView = AnswerOf<typeof listViews>[number];

export const viewJson: Sql = jsonOf(savedViewFields, 'v', { mine: sql`(v.owner_id = (select app_user()))` });

/** The viewer's own views and those shared inside the organisation. */
export function viewsOf(
  db: Database,
  viewer: Viewer,
  { subject }: QueryOf<typeof listViews>,
): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select coalesce(json_agg(${viewJson} order by v.name), '[]')::text from saved_view v
        where v.org_id = (select app_org()) and v.subject = ${subject}`,
  );
}
