import type { Field, Fields } from '@loadline/contract/kernel/field';
import type { Sql } from './sql.ts';
import { columnOf, sql } from './sql.ts';

/** Records that are to be written, as PostgreSQL reads them: from JSON, in the types of their fields. */
export interface WrittenRows {
  /** The columns to write to, in the order of `values`. */
  readonly columns: Sql;
  readonly values: Sql;
  /** What stands behind `from`. */
  readonly rows: Sql;
}

/**
 * The columns, values and source of an `insert … select`, derived from the declaration as `jsonOf` derives reading. What a
 * record lacks is null; what is `asked` of it besides is no column of the table.
 */
export function writtenRows(
  fields: Fields,
  records: readonly object[],
  alias: string,
  asked: Fields = {},
): WrittenRows {
  const entries = Object.entries(fields);
  const typed = [...entries, ...Object.entries(asked)].map(
    ([key, field]) => sql`${sql.ref(key)} ${sql.raw(typeOf(field))}`,
  );
  return {
    columns: sql.join(entries.map(([key]) => sql.ref(columnOf(key)))),
    values: sql.join(entries.map(([key]) => sql.ref(`${alias}.${key}`))),
    rows: sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as ${sql.ref(alias)} (${sql.join(typed)})`,
  };
}

/** Those values of a record that belong to the fields, for an `update`. */
export function valuesIn<F extends Fields>(
  fields: F,
  record: Readonly<{ [K in keyof F]: unknown }>,
): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((key) => [key, record[key]]));
}

/** The type in PostgreSQL of what a field declares. */
function typeOf(field: Field): string {
  switch (field.kind) {
    case 'id':
      return 'uuid';
    case 'whole':
      return 'integer';
    case 'decimal':
      return 'numeric';
    case 'date':
      return 'date';
    case 'instant':
      return 'timestamptz';
    case 'flag':
      return 'boolean';
    case 'group':
      return 'jsonb';
    case 'list':
      return field.item.kind === 'group' ? 'jsonb' : `${typeOf(field.item)}[]`;
    default:
      return 'text';
  }
}
