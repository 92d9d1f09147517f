import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { team } from '@loadline/contract/ops/staff';
import type { listTeams } from '@loadline/contract/ops/staff.api';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type Teams = AnswerOf<typeof listTeams>;

const teamJson = jsonOf(team.fields, 't', {
  id: sql`t.team_id::text`,
  people: sql`(select count(*)::int from app_user u where u.team_id = t.team_id and u.enabled)`,
  customers: sql`coalesce((select json_agg(x.org_id::text order by x.org_id) from team_customer x where x.team_id = t.team_id
    and exists (select from customer c where c.org_id = x.org_id)), '[]')`,
});

const teams = sql`select coalesce(json_agg(${teamJson} order by t.all_customers desc, t.name_zh), '[]') from team t`;

/** Every team; of its customers those that one serves oneself. */
export function everyTeam(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${teams})::text`);
}

export async function teamsIn(tx: Tx): Promise<Teams> {
  const { list } = await tx.one(sql.type({ list: json<Teams>() })`select (${teams}) as list`);
  return list;
}
