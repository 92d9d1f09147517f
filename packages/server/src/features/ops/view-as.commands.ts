import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { viewAsCustomer } from '@loadline/contract/ops/view-as.api';
import { viewAsMinutes } from '@loadline/contract/ops/view-as.api';
import { audit } from '../../kernel/audit.ts';
import { instant, orNull } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { hashOfToken, newToken } from '../../kernel/token.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** Opens a look as a customer and tells both logs who looks and why. */
export async function openView(
  { db, staff }: Pick<House, 'db' | 'staff'>,
  viewer: Viewer,
  asked: BodyOf<typeof viewAsCustomer>,
): Promise<AnswerOf<typeof viewAsCustomer>> {
  const token = newToken();
  const tokenHash = hashOfToken(token);
  const until = await staff.inTransaction(viewer, (tx) => openedUntil(tx, viewer, asked, tokenHash));
  const { once: _once, ...own } = viewer;
  const { me } = await db.read({ ...own, by: { tokenHash }, access: 'signed-in' });
  const { userId, orgId, username, name, company, kind, mustEnrol, viewingAs } = me;
  const user = { userId, orgId, username, name, company, kind, mustEnrol, viewingAs, role: null };
  return {
    access_token: token,
    token_type: 'Bearer',
    user: { ...user, permissions: [...me.permissions] },
    until,
  };
}

async function openedUntil(
  tx: Tx,
  { device, address }: Viewer,
  { orgId, reason }: BodyOf<typeof viewAsCustomer>,
  tokenHash: Buffer,
): Promise<string> {
  const { until } = await tx.one(
    sql.type({ until: orNull(instant) })`
      select open_view(${orgId}, ${tx.me.sessionId}, ${tokenHash}, ${viewAsMinutes}::int, ${reason}, ${device}, ${address}) as until`,
  );
  if (!until) throw new Problem('notFound');
  const deed = {
    action: 'viewed',
    subject: 'customer',
    subjectId: orgId,
    changes: { reason, until: until.toISOString() },
  };
  await audit(tx, { ...deed, orgId });
  await audit(tx, deed);
  return until.toISOString();
}
