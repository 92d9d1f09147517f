import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { revealPersonal } from '@loadline/contract/ops/customer-user.api';
import { audit } from '../../kernel/audit.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { House } from '../../kernel/house.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { provePassword } from '../session/session.public.ts';

/** Where the number of each subject stands. A registration belongs to no customer yet: its row is told in our own log. */
const sources = {
  user: (id: string) =>
    sql`select n.org_id::text as org, n.id_number as number from whole_id_number(${id}) n`,
  customer: (id: string) =>
    sql`select c.org_id::text as org, c.legal_id as number from customer c where c.org_id = ${id} and c.legal_id is not null`,
  registration: (id: string) =>
    sql`select null as org, r.legal_id as number from registration r where r.registration_id = ${id}`,
};

/** Shows one whole identity number to who proves themselves once more, and notes that it was shown. */
export async function revealNumber(
  house: House,
  viewer: Viewer,
  { subject, id, password }: BodyOf<typeof revealPersonal>,
): Promise<AnswerOf<typeof revealPersonal>> {
  await provePassword(house, viewer, password);
  return house.staff.inTransaction(viewer, async (tx) => {
    const { org, number } = await tx.one(
      sql.type({ org: orNull(text), number: text })`${sources[subject](id)}`,
    );
    await audit(tx, { action: 'revealed', subject, subjectId: id, ...(org && { orgId: org }) });
    return { number };
  });
}
