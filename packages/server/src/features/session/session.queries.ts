import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { whoAmI } from '@loadline/contract/session/session.api';
import type { Database } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

// Staff who look as a customer have no row in that company, and so no role there.
const ownRole = sql`
  select r.name_zh as zh, r.name_en as en from app_user u join role r on r.role_id = u.role_id
  where u.org_id = (select app_org()) and u.user_id = (select app_user())`;

export async function userOf(db: Database, viewer: Viewer): Promise<AnswerOf<typeof whoAmI>> {
  const { me, results } = await db.read(viewer, ownRole);
  const { userId, orgId, username, name, company, kind, mustEnrol, viewingAs } = me;
  const [role = null] = results[0]?.rows ?? [];
  const permissions = [...me.permissions];
  return { userId, orgId, username, name, company, permissions, kind, role, mustEnrol, viewingAs };
}
