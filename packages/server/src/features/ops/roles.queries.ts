import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { role } from '@loadline/contract/ops/role';
import type { listRoles } from '@loadline/contract/ops/role.api';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type Roles = AnswerOf<typeof listRoles>;

const roleJson = jsonOf(role.fields, 'r', {
  id: sql`r.role_id::text`,
  people: sql`json_build_object('total', coalesce(p.total, 0), 'organisation', coalesce(p.organisation, 0), 'own', coalesce(p.own, 0))`,
});

// A role that an older program wrote may name a right that is no more: it has no column in the matrix.
const matrix = sql`select coalesce(json_agg(${roleJson} order by r.category, not r.fixed, r.name_zh), '[]') from role r
  left join people_of_roles() p on p.role_id = r.role_id`;

export function matrixOfRoles(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${matrix})::text`);
}

export async function rolesIn(tx: Tx): Promise<Roles> {
  const { roles } = await tx.one(sql.type({ roles: json<Roles>() })`select (${matrix}) as roles`);
  return roles;
}
