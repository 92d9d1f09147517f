import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { revealPersonal } from '@loadline/contract/ops/customer-user.api';
import { audit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import type { Passwords } from '../../kernel/passwords.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

const guesses = { allowance: 10, seconds: 900 };

/** Where the number of each subject stands. A registration belongs to no customer yet: its row is told in our own log. */
const sources = {
  user: (id: string) =>
    sql`select n.org_id::text as org, n.id_number as number from whole_id_number(${id}) n`,
  customer: (id: string) =>
    sql`select c.org_id::text as org, c.legal_id as number from customer c where c.org_id = ${id} and c.legal_id is not null`,
  registration: (id: string) =>
    sql`select null as org, r.legal_id as number from registration r where r.registration_id = ${id}`,
};

/** Shows one whole identity number to who proves himself once more, and notes that it was shown. */
export async function revealNumber(
  staff: Database,
  passwords: Passwords,
  viewer: Viewer,
  { subject, id, password }: BodyOf<typeof revealPersonal>,
): Promise<AnswerOf<typeof revealPersonal>> {
  const { me, results } = await staff.read(viewer, sql`select own_password_hash() as hash`);
  await takeAllowance(staff, { key: `reveal ${me.userId}`, ...guesses });
  const right = await passwords.verify(password, results[0]?.rows[0]?.hash);
  if (!right) throw new Problem('wrongPassword');
  return staff.inTransaction(viewer, async (tx) => {
    const { org, number } = await tx.one<{ org: string | null; number: string }>(
      sql`${sources[subject](id)}`,
    );
    await audit(tx, { action: 'revealed', subject, subjectId: id, ...(org && { orgId: org }) });
    return { number };
  });
}
