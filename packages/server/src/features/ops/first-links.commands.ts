import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { giveFirstLinks } from '@loadline/contract/ops/customer-user.api';
import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { givePasswordLink } from './password-links.commands.ts';

type Given = AnswerOf<typeof giveFirstLinks>;

const waiting = {
  org_id: text,
  code: text,
  name_zh: text,
  name_en: text,
  user_id: text,
  username: text,
  person: text,
  mobile: orNull(text),
  email: orNull(text),
};

/** Lets in the first administrators who have never come. The password they may have been told stays as it is. */
export function letInFirst(
  house: House,
  viewer: Viewer,
  { customers }: BodyOf<typeof giveFirstLinks>,
): Promise<Given> {
  const asked = [...new Set(customers)];
  return house.staff.inTransaction(viewer, async (tx) => {
    const served = await tx.rows(sql`select 1 from customer c where c.org_id = any(${asked}::uuid[])`);
    if (served.length < asked.length) throw new Problem('notFound');
    const given: Given = [];
    for (const one of await whoNeverCame(tx, asked)) {
      const { org_id: orgId, user_id: id, code, name_zh: nameZh, name_en: nameEn, person, ...known } = one;
      const deed = { action: 'first-link', subject: 'user', subjectId: id } as const;
      const access = await givePasswordLink(house, tx, { orgId, id, ...known }, deed);
      given.push({ id: orgId, code, nameZh, nameEn, person, access });
    }
    return given;
  });
}

function whoNeverCame(tx: Tx, customers: readonly string[]) {
  return tx.rows(sql.type(waiting)`
    select c.org_id::text, o.code, o.name_zh, o.name_en, u.user_id::text, u.username, u.name as person, u.mobile, u.email
    from customer c join organisation o on o.org_id = c.org_id join app_user u on u.org_id = c.org_id and u.user_id = c.admin_id
    where c.org_id = any(${customers}::uuid[]) and c.status = 'active' and u.enabled and u.last_login_at is null
    order by o.code for update of u`);
}
