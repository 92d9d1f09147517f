import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { saveTeam } from '@loadline/contract/ops/staff.api';
import { audit } from '../../kernel/audit.ts';
import { flag } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { endLooks } from '../session/session.rows.public.ts';
import type { Teams } from './teams.queries.ts';
import { teamsIn } from './teams.queries.ts';

type Asked = BodyOf<typeof saveTeam>;
const names = { team_name_zh_key: 'nameTaken' } as const;

/** A new team or a change of one. Customers that one does not serve oneself stay in the team as they are. */
export function keepTeam(staff: Database, viewer: Viewer, asked: Asked): Promise<Teams> {
  return staff.inTransaction(viewer, async (tx) => {
    const id = asked.id ?? newId();
    const before = asked.id === null ? undefined : await lockedTeam(tx, asked.id);
    await requireScope(tx, asked, before?.allCustomers ?? false);
    if (before) requireVersion(before, asked.version, asked);
    await withoutConflict(names, { name: asked.nameZh }, writeTeam(tx, id, asked));
    await replaceCustomers(tx, id, asked.allCustomers ? [] : asked.customers);
    // Who looks at a customer that the team has lost, looks no longer.
    await endLooks(tx, sql`select u.user_id from app_user u where u.team_id = ${id}`);
    const after = await teamsIn(tx);
    const changes = differences(before ?? {}, { ...after.find((one) => one.id === id) });
    await audit(tx, { action: before ? 'edited' : 'made', subject: 'team', subjectId: id, changes });
    return after;
  });
}

/** Nobody opens more to a team than they see themselves, or takes from one what they could not give back. */
async function requireScope(tx: Tx, { allCustomers, customers }: Asked, servedAll: boolean): Promise<void> {
  const { all } = await tx.one(sql.type({ all: flag })`select app_sees_all() as all`);
  if ((allCustomers || servedAll) && !all) throw new Problem('noPermission');
  const wanted = [...new Set(customers)];
  const seen = await tx.rows(sql`select 1 from customer where org_id = any(${wanted}::uuid[])`);
  if (seen.length < wanted.length) throw new Problem('notFound');
}

async function lockedTeam(tx: Tx, id: string): Promise<Teams[number]> {
  await tx.one(sql`select 1 from team where team_id = ${id} for update`);
  const found = (await teamsIn(tx)).find((one) => one.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

async function writeTeam(tx: Tx, id: string, { nameZh, nameEn, allCustomers }: Asked): Promise<void> {
  await tx.rows(sql`
    insert into team (team_id, name_zh, name_en, all_customers) values (${id}, ${nameZh}, ${nameEn}, ${allCustomers})
    on conflict (team_id) do update set name_zh = excluded.name_zh, name_en = excluded.name_en, all_customers = excluded.all_customers,
      version = team.version + 1`);
}

async function replaceCustomers(tx: Tx, id: string, customers: readonly string[]): Promise<void> {
  await tx.rows(
    sql`delete from team_customer x where x.team_id = ${id} and exists (select from customer c where c.org_id = x.org_id)`,
  );
  await tx.rows(
    sql`insert into team_customer (team_id, org_id) select ${id}, c from unnest(${[...new Set(customers)]}::uuid[]) c`,
  );
}
