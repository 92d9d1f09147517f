import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { whoAmI } from '@loadline/contract/session/session.api';
import type { Database } from '../../kernel/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export async function userOf(db: Database, viewer: Viewer): Promise<AnswerOf<typeof whoAmI>> {
  const { me } = await db.read(viewer);
  const { userId, orgId, username, name, company, permissions } = me;
  return { userId, orgId, username, name, company, permissions: [...permissions] };
}
