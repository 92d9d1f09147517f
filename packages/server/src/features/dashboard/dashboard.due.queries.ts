import type { DueEntry } from '@loadline/contract/dashboard/dashboard.api';
import { toldOfDue } from '@loadline/contract/dashboard/dashboard.api';
import type { DueKind } from '@loadline/contract/dashboard/due';
import { aboutDue, dueKinds } from '@loadline/contract/dashboard/due';
import { codesOf } from '@loadline/contract/kernel/code';
import type { Feature } from '../../feature.ts';
import { int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

type Dues = readonly (readonly [DueKind, Sql])[];

/** What waits for a customer's people in the order of the contract, each kind as its one feature fills it. */
export function duesOf(all: readonly Feature[]): Dues {
  return codesOf(dueKinds).map((kind) => {
    const [filled, another] = all.flatMap(({ dues }) => dues?.[kind] ?? []);
    if (!filled || another) throw new Error(`one feature has to say what is due as ${kind}`);
    return [kind, filled];
  });
}

const dueColumns = { kind: textOf<DueKind>(), no: text, at: orNull(text), all: int };

/** What waits for the viewer: what is due first at the head, what has no day at the end. */
export async function dueFor(db: Database, viewer: Viewer, dues: Dues): Promise<DueEntry[]> {
  const kinds = dues.map(
    ([
      kind,
      due,
    ]) => sql`(select ${sql.lit(kind)} as kind, d.no, ${isoOf(sql`d.at`)} as at, count(*) over ()::int as all
      from (${due}) d order by d.at nulls last, d.no limit ${sql.lit(toldOfDue)})`,
  );
  const {
    me,
    rows: [entries],
  } = await db.read(viewer, sql.type(dueColumns)`${sql.join(kinds, sql` union all `)}`);
  return entries
    .filter(({ kind }) => me.permissions.includes(aboutDue[kind].permission))
    .toSorted((one, other) => (one.at ?? '9').localeCompare(other.at ?? '9'));
}
