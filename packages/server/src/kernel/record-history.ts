import type { Fields } from '@loadline/contract/kernel/field';
import { auditView } from './audit.ts';
import type { Database } from './database.ts';
import { deedColumns, saidDeed } from './deeds.ts';
import { Problem } from './problem.ts';
import type { Sql } from './sql.ts';
import { isoOf, sql } from './sql.ts';
import type { Viewer } from './viewer.ts';

interface ToldRecord {
  /** The table of the record, which is `r`, and which of its rows it is. */
  readonly table: string;
  readonly which: Sql;
  /** What the audit log calls it. */
  readonly subject: string;
  /** Whose the deeds at it are; the record's own organisation unless told. */
  readonly org?: Sql;
  /** Who did a deed `a`, as this reader may know it. */
  readonly who: Sql;
  /** Which deeds `a` this reader is told of; all unless told. */
  readonly deeds?: Sql;
  /** Changes of it that this reader is not told. */
  readonly untold?: readonly string[];
  readonly fields: Fields;
}

/** Who did what to a record, the newest first; one that the reader does not see is not found. */
export async function recordHistory(
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  {
    table,
    which,
    subject,
    org = sql`r.org_id`,
    who,
    deeds: told = sql`true`,
    untold = [],
    fields,
  }: ToldRecord,
) {
  const from = sql`${sql.table(table)} r`;
  const {
    rows: [known, deeds],
  } = await db.read(
    viewer,
    sql`select 1 from ${from} where ${which}`,
    sql.type(deedColumns)`
      select ${isoOf(sql`a.at`)} as at, ${who} as who, a.action, a.changes - ${untold}::text[] as changes from ${from}
      join ${auditView} a on a.org_id = ${org} and a.subject = ${subject} and a.subject_id = r.id
      where ${which} and ${told} order by a.at desc, a.audit_id desc limit 500`,
  );
  if (known.length === 0) throw new Problem('notFound');
  return deeds.map((deed) => saidDeed(deed, fields, viewer.language));
}
