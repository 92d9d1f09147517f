import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { readAllNotices, readNotices } from '@loadline/contract/notices/notice.api';
import type { Database, Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { Unread } from './notices.queries.ts';
import { counting, eventsOf } from './notices.queries.ts';

/** Reading twice is reading once; what is not one's own stays as it is. */
export function markRead(db: Database, viewer: Viewer, { ids }: BodyOf<typeof readNotices>): Promise<Unread> {
  return db.inTransaction(viewer, (tx) => marked(tx, sql`n.notice_id = any(${ids}::uuid[])`));
}

export function markAllRead(
  db: Database,
  viewer: Viewer,
  { category }: BodyOf<typeof readAllNotices>,
): Promise<Unread> {
  const which = category === null ? sql`true` : sql`n.event = any(${eventsOf(category)}::text[])`;
  return db.inTransaction(viewer, (tx) => marked(tx, which));
}

async function marked(tx: Tx, which: Sql): Promise<Unread> {
  await tx.rows(sql`
    update notice n set read_at = now()
    where ${ofViewer('n')} and n.user_id = (select app_user()) and n.in_app and n.read_at is null and ${which}`);
  return tx.one(counting());
}
