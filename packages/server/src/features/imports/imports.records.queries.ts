import type { SheetAnswers } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { RecordSubject } from '@loadline/contract/imports/record';
import type { ExistingRecord, ReadRecords } from '@loadline/contract/imports/record.check';
import { readRecords } from '@loadline/contract/imports/record.check';
import { json, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { columnOf, jsonOf, sql } from '../../kernel/sql.ts';

/** The rows as they are read, and those of the records there are that they agree with in what tells records apart. */
export async function recordsLike(
  tx: Pick<Tx, 'rows' | 'me'>,
  subject: RecordSubject,
  rows: readonly ImportRow[],
  answers: SheetAnswers,
): Promise<{ read: ReadRecords; existing: ReadonlyMap<string, ExistingRecord> }> {
  const read = readRecords(subject, rows, answers);
  const { fields, of, sameBy } = subject.record;
  const wanted = [...new Set(read.same.filter((one) => one !== undefined))];
  const found = await tx.rows(sql.type({
    id: text,
    values: json<(ExistingRecord & { same: string })['values']>(),
    same: text,
  })`
    select distinct on (same) same, t.id::text as id, ${jsonOf(fields, 't')} as values
    from ${sql.table(of.name)} t cross join lateral (select ${sameOf(sameBy)} as same) s join unnest(${wanted}::text[]) w on w = same
    where t.org_id = ${tx.me.orgId} order by same, t.updated_at desc, t.id`);
  return { read, existing: new Map(found.map(({ same, id, values }) => [same, { id, values }])) };
}

// The same text as `readRecords` makes of a row.
function sameOf(keys: readonly string[]): Sql {
  const parts = keys.map((key) => sql`coalesce(${sql.ref(`t.${columnOf(key)}`)}, '')`);
  return sql.join(parts, sql` || chr(31) || `);
}
