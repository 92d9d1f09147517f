import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** How many sessions of somebody stand. */
export function sessionsOf(orgId: Sql, userId: Sql): Sql {
  return sql`(select count(*)::int from session s where s.org_id = ${orgId} and s.user_id = ${userId} and s.expires_at > now())`;
}

/** Signs somebody out wherever they are signed in, or all people of an organisation. */
export async function endSessionsOf(tx: Tx, orgId: string, userId?: string): Promise<void> {
  const whose = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  await tx.rows(sql`delete from session where org_id = ${orgId} and ${whose}`);
}

/** Signs somebody of the viewer's organisation out everywhere but here. */
export async function endOtherSessions(tx: Tx, userId: string): Promise<void> {
  await tx.rows(sql`
    delete from session where org_id = ${tx.me.orgId} and user_id = ${userId} and session_id is distinct from ${tx.me.sessionId ?? null}::uuid`);
}

/** Ends the looks as a customer of these of the forwarder's people; `users` is a query of ids. */
export async function endLooks(tx: Tx, users: Sql): Promise<void> {
  await tx.rows(sql`delete from session where as_org is not null and user_id in (${users})`);
}
