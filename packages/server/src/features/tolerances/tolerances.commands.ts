import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { tolerance } from '@loadline/contract/ops/tolerance';
import type { listTolerances, saveTolerance } from '@loadline/contract/ops/tolerance.api';
import { audit } from '../../kernel/audit.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

type Tolerances = AnswerOf<typeof listTolerances>;
type Tolerance = Tolerances[number];

const order = sql`array_position(array['receipt', 'difference', 'weighbridge', 'houseSums'], t.name)`;
const all = sql`select json_agg(${jsonOf(tolerance.fields, 't')} order by ${order}) from tolerance t`;

export function everyTolerance(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${all})::text`);
}

/** From now on: what has been decided by the old value stands. */
export function keepTolerance(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof saveTolerance>,
): Promise<Tolerances> {
  const { id, version, percent, reason } = asked;
  return staff.inTransaction(viewer, async (tx) => {
    const { before } = await tx.one<{ before: Tolerance }>(
      sql`select ${jsonOf(tolerance.fields, 't')} as before from tolerance t where t.id = ${id} for update`,
    );
    requireVersion(before, version, asked);
    await tx.rows(sql`
      update tolerance t set percent = ${percent}, version = t.version + 1, updated_at = now(), updated_by = ${tx.me.name} where t.id = ${id}`);
    const after = await tolerancesOf(tx);
    const now = after.find((one) => one.id === id);
    const changes = { ...differences({ percent: before.percent }, { percent: now?.percent }), reason };
    await audit(tx, {
      action: 'edited',
      subject: 'tolerance',
      subjectId: id,
      changes: { name: before.name, ...changes },
    });
    return after;
  });
}

async function tolerancesOf(tx: Tx): Promise<Tolerances> {
  return (await tx.one<{ list: Tolerances }>(sql`select (${all}) as list`)).list;
}
