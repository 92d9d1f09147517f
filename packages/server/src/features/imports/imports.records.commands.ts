import type { RecordSubject } from '@loadline/contract/imports/record';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import type { Field } from '@loadline/contract/kernel/field';
import { auditAll } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { columnOf, sql } from '../../kernel/sql.ts';
import type { Source } from './imports.public.ts';

/**
 * Writes new records and brings those up to date that are there already, with an audit row each. Records that are there
 * as they are stay untouched. Returns how many were written.
 */
export async function writeRecords(
  tx: Tx,
  subject: RecordSubject,
  records: readonly ImportedRecord[],
  source: Source,
): Promise<number> {
  const made = records.filter(({ id }) => id === undefined);
  // Ids of one millisecond have no order of their own; the records keep that of the file.
  const ids = made.map(newId).toSorted();
  const fresh = made.map((record, at) => ({ ...record, id: ids[at] ?? newId() }));
  const changed = records.flatMap((record) => {
    const { id, changes } = record;
    return id !== undefined && Object.keys(changes).length > 0 ? [{ ...record, id }] : [];
  });
  await insertRecords(tx, subject, fresh, source);
  const updated = new Set((await updateRecords(tx, subject, changed, source)).map(({ id }) => id));
  const written = [...fresh, ...changed.filter(({ id }) => updated.has(id))];
  await insertAudit(tx, subject, written, source);
  return written.length;
}

type Written = ImportedRecord & { readonly id: string };

async function insertRecords(
  tx: Tx,
  { record }: RecordSubject,
  records: readonly Written[],
  { at }: Source,
): Promise<void> {
  const columns = namesOf(record.keys);
  await tx.rows(sql`
    insert into ${sql.table(record.of.name)} (org_id, id, ${columns}, created_by, created_at, updated_at)
    select ${tx.me.orgId}::uuid, r.id, ${valuesOf(record.keys)}, ${tx.me.userId}::uuid, ${at}::timestamptz, ${at}::timestamptz
    from ${recordset(record, records)}`);
}

async function updateRecords(
  tx: Tx,
  { record }: RecordSubject,
  records: readonly Written[],
  { at }: Source,
): Promise<{ id: string }[]> {
  const set = record.keys.map((key) => {
    return sql`${sql.ref(columnOf(key))} = coalesce(${sql.ref(`r.${key}`)}, ${sql.ref(`t.${columnOf(key)}`)})`;
  });
  return tx.rows(sql.type({ id: text })`
    update ${sql.table(record.of.name)} t set ${sql.join(set)}, version = t.version + 1, updated_at = ${at}::timestamptz
    from ${recordset(record, records)} where t.org_id = ${tx.me.orgId} and t.id = r.id returning t.id::text as id`);
}

async function insertAudit(
  tx: Tx,
  { record }: RecordSubject,
  records: readonly Written[],
  { importId, fileName }: Source,
): Promise<void> {
  const origin = { import: importId, file: fileName };
  const deed = { action: 'imported', subject: record.of.name };
  await auditAll(
    tx,
    records.map(({ id, changes }) => ({ ...deed, subjectId: id, changes: { ...changes, ...origin } })),
  );
}

function recordset({ fields, keys }: RecordSubject['record'], records: readonly Written[]): Sql {
  const typed = keys.map((key) => sql`${sql.ref(key)} ${typeOf(fields[key])}`);
  const given = JSON.stringify(records.map(({ id, values }) => ({ ...values, id })));
  return sql`jsonb_to_recordset(${given}::jsonb) as r (id uuid, ${sql.join(typed)})`;
}

function typeOf(field: Field | undefined): Sql {
  if (field?.kind === 'decimal') return sql`numeric`;
  return field?.kind === 'flag' ? sql`boolean` : sql`text`;
}

function namesOf(keys: readonly string[]): Sql {
  return sql.join(keys.map((key) => sql.ref(columnOf(key))));
}

function valuesOf(keys: readonly string[]): Sql {
  return sql.join(keys.map((key) => sql.ref(`r.${key}`)));
}
