import type { revealContact } from '@loadline/contract/customers/contact.api';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import type { House } from '../../kernel/house.ts';
import { giveBack, takeAllowance } from '../../kernel/limit.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** Shows what is masked everywhere else, to who types his password again; ten wrong ones close it for a quarter of an hour. */
export async function revealedContact(
  { db, passwords }: House,
  viewer: Viewer,
  { id, password }: BodyOf<typeof revealContact>,
): Promise<AnswerOf<typeof revealContact>> {
  const { me, results } = await db.read(viewer, sql`select own_password_hash() as hash`);
  const allowance = { key: `reveal by ${me.userId}`, allowance: 10, seconds: 900 };
  await takeAllowance(db, allowance);
  if (!(await passwords.verify(password, results[0]?.rows[0]?.hash))) throw new Problem('wrongPassword');
  await giveBack(db, { ...allowance, cost: allowance.allowance });
  return db.inTransaction(viewer, async (tx) => {
    const shown = await tx.one<AnswerOf<typeof revealContact>>(sql`
      select regexp_replace(u.mobile, '^\\+86', '') as mobile, id_number_of(u.user_id) as "idNumber"
      from app_user u where u.org_id = ${tx.me.orgId} and u.user_id = ${id}`);
    await audit(tx, { action: 'revealed', subject: 'user', subjectId: id });
    return shown;
  });
}
