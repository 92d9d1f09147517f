import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { check } from '@loadline/contract/kernel/schema';
import { fieldOfPolicy, policies, policy } from '@loadline/contract/ops/policy';
import type { listPolicies, savePolicy } from '@loadline/contract/ops/policy.api';
import { audit } from '../../kernel/audit.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

type Policies = AnswerOf<typeof listPolicies>;
type Policy = Policies[number];

// A figure that nobody has set has no row, but the id that its row would get.
const row = jsonOf(policy.fields, 'p', {
  id: sql`coalesce(p.id, md5(n.name)::uuid)::text`,
  name: sql`n.name`,
  version: sql`coalesce(p.version, 1)`,
});
const all = sql`(select json_agg(${row} order by n.place)
  from unnest(${codesOf(policies)}::text[]) with ordinality n (name, place) left join policy_figure p on p.name = n.name)`;

export function everyPolicy(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${all})::text`);
}

/** From now on: what has been decided by the old value stands, unless the figure says otherwise. */
export function setPolicy(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof savePolicy>,
): Promise<Policies> {
  const { name, version, value, reason } = asked;
  const found = value === null ? undefined : check({ value: fieldOfPolicy(name) }, { value });
  if (found?.ok === false) throw wrongFields(found.findings);
  return staff.inTransaction(viewer, async (tx) => {
    await tx.rows(sql`insert into policy_figure (name) values (${name}) on conflict (name) do nothing`);
    const before = await lockedPolicy(tx, name);
    requireVersion(before, version, asked);
    await tx.rows(sql`
      update policy_figure p set value = ${value}, version = p.version + 1, updated_at = now(), updated_by = ${tx.me.name} where p.name = ${name}`);
    const changes = { name, ...differences({ value: before.value }, { value }), reason };
    await audit(tx, { action: 'edited', subject: 'policy', subjectId: before.id, changes });
    return (await tx.one(sql.type({ list: json<Policies>() })`select ${all} as list`)).list;
  });
}

async function lockedPolicy(tx: Tx, name: string): Promise<Policy> {
  const { found } = await tx.one(
    sql.type({ found: json<Policy>() })`
      select ${jsonOf(policy.fields, 'p')} as found from policy_figure p where p.name = ${name} for update`,
  );
  return found;
}
