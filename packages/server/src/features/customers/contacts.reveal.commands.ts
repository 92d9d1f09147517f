import type { revealContact } from '@loadline/contract/customers/contact.api';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { House } from '../../kernel/house.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { accountView } from '../ops/people.rows.public.ts';
import { provePassword } from '../session/session.public.ts';

type Revealed = AnswerOf<typeof revealContact>;

/** Shows what is masked everywhere else, to who types their password once more; every look leaves a trace. */
export async function revealedContact(
  house: House,
  viewer: Viewer,
  { id, password }: BodyOf<typeof revealContact>,
): Promise<Revealed> {
  await provePassword(house, viewer, password);
  return house.db.inTransaction(viewer, async (tx) => {
    const shown = await tx.one(sql.type({ mobile: orNull(text), idNumber: orNull(text) })`
      select regexp_replace(u.mobile, '^\\+86', '') as mobile, id_number_of(u.user_id) as "idNumber"
      from ${accountView} u where u.org_id = ${tx.me.orgId} and u.user_id = ${id}`);
    await audit(tx, { action: 'revealed', subject: 'user', subjectId: id });
    return shown;
  });
}
