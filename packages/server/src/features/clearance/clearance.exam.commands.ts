import type { Disposition } from '@loadline/contract/clearance/entry.codes';
import type { writeExam } from '@loadline/contract/clearance/entry-desk.api';
import { examCharge, flawOfFreeDay, writtenExam } from '@loadline/contract/clearance/entry-exam';
import { sameValue } from '@loadline/contract/kernel/changes';
import { keysOf } from '@loadline/contract/kernel/compose';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { json, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { assignments, insertion } from '../../kernel/records.save.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { DeskDetail } from './clearance.detail.queries.ts';
import { detailIn } from './clearance.detail.queries.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { auditEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';
import { examOfHold, holdsTold } from './clearance.rows.queries.ts';

const written = { ...writtenExam, ...examCharge };
const found = {
  code: textOf<Disposition>(),
  since: text,
  known: json<{ readonly [K in keyof ValuesOf<typeof written>]: ValuesOf<typeof written>[K] | null }>(),
};

/** What is known of the examination that a hold is for: where it is, what it costs, how long the cargo lies free of charge. */
export function writeOfExam(
  staff: Database,
  viewer: Viewer,
  { no, version, hold, ...given }: BodyOf<typeof writeExam>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const { code, since, known: before } = await holdIn(tx, entry, hold);
    requireNear(given.lastFreeDay, since);
    const { orgId, id: entryId } = entry;
    await tx.rows(sql`${insertion('us_entry_exam', { orgId, entryId, holdId: hold, ...given })}
      on conflict (org_id, entry_id, hold_id) do update set ${assignments(given)}`);
    await touchEntry(tx, entry);
    const { known: after } = await holdIn(tx, entry, hold);
    const changed = keysOf(written).filter((key) => !sameValue(before[key], after[key]));
    const changes = changed.map((key) => [key, { from: before[key], to: after[key] }] as const);
    if (changes.length > 0) await auditEntry(tx, entry, 'edited', { code, ...Object.fromEntries(changes) });
    return detailIn(tx, no);
  });
}

/** One of the holds on an entry, with what was known of its examination; 404 for what is no hold of it. */
async function holdIn(tx: Tx, { orgId, id }: LockedEntry, hold: string) {
  const [one] = await tx.rows(sql.type(found)`
    select d.code, ${isoOf(sql`d.at`)} as since, ${jsonOf(written, 'x')} as known from us_entry r, lateral ${holdsTold} left join ${examOfHold}
    where r.org_id = ${orgId} and r.id = ${id} and d.id = ${hold}`);
  if (!one) throw new Problem('notFound');
  return one;
}

function requireNear(day: string | null, since: string): void {
  const says = flawOfFreeDay(day, since);
  if (says) throw wrongFields([{ path: 'lastFreeDay', label: writtenExam.lastFreeDay.label, says }]);
}
