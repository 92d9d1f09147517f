import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { staffMember } from '@loadline/contract/ops/staff';
import type { listStaff } from '@loadline/contract/ops/staff.api';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type Staff = AnswerOf<typeof listStaff>;

const memberJson = jsonOf(staffMember.fields, 'u', {
  id: sql`u.user_id::text`,
  roleZh: sql`r.name_zh`,
  roleEn: sql`r.name_en`,
  teamZh: sql`t.name_zh`,
  teamEn: sql`t.name_en`,
  secondFactor: sql`(u.totp_confirmed_at is not null)`,
});

const people = sql`select coalesce(json_agg(${memberJson} order by u.enabled desc, u.name, u.user_id), '[]') from app_user u
  left join role r on r.role_id = u.role_id left join team t on t.team_id = u.team_id where u.org_id = (select app_org())`;

export function everyColleague(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${people})::text`);
}

export async function colleaguesIn(tx: Tx): Promise<Staff> {
  const { list } = await tx.one(sql.type({ list: json<Staff>() })`select (${people}) as list`);
  return list;
}
