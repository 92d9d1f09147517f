import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { changePassword, resetPassword } from '@loadline/contract/session/identity.api';
import { audit } from '../../kernel/audit.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { requireGoodPassword } from '../../kernel/new-password.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { provenSecrets } from './session.own.queries.ts';
import { rightCode } from './session.public.ts';

/** A flaw of the new password costs no code: only a password that is taken uses it. */
export async function resetByCode(
  house: House,
  viewer: Viewer,
  { mobile, smsCode, password }: BodyOf<typeof resetPassword>,
): Promise<boolean> {
  const { db, passwords, config } = house;
  await requireGoodPassword(config, password, [mobile]);
  const code = await rightCode(house, viewer, { mobile, purpose: 'reset', code: smsCode });
  const [known] = await db.call<{ username: string; legal_name: string }>(
    sql`select * from facts_of_mobile(${code.mobile})`,
  );
  await requireGoodPassword(config, password, [mobile, known?.username, known?.legal_name]);
  const hash = await passwords.hash(password);
  const [reset] = await db.call<{ done: boolean }>(
    sql`select reset_password(${code.codeId}, ${code.mobile}, ${hash}, ${newId()}) as done`,
  );
  if (!reset?.done) throw new Problem('wrongSmsCode');
  return true;
}

/** The session that asks goes on, all others end. */
export async function changeOwnPassword(
  { db, passwords, config }: House,
  viewer: Viewer,
  { oldPassword, password }: BodyOf<typeof changePassword>,
): Promise<boolean> {
  const { me, secrets } = await provenSecrets(db, passwords, viewer, oldPassword);
  await requireGoodPassword(config, password, [
    me.username,
    secrets.mobile,
    secrets.legal_name,
    me.company.en,
  ]);
  const hash = await passwords.hash(password);
  return db.inTransaction(viewer, async (tx) => {
    await tx.one(sql`
      update app_user set password_hash = ${hash}, version = version + 1, updated_at = now()
      where org_id = ${tx.me.orgId} and user_id = ${tx.me.userId} returning user_id`);
    await tx.rows(sql`
      delete from session where session_id <> ${tx.me.sessionId ?? null} and user_id = ${tx.me.userId} and org_id = ${tx.me.orgId}`);
    await audit(tx, { action: 'changed-password', subject: 'user', subjectId: tx.me.userId });
    return true;
  });
}
