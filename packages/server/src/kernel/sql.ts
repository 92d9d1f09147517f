import type { Field, Fields } from '@loadline/contract/kernel/field';
import type { CompiledQuery, RawBuilder } from 'kysely';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql as tag,
} from 'kysely';
import type { Columns, RowOf } from './columns.ts';

export type Sql<T = unknown> = RawBuilder<T>;

interface Tag extends Pick<typeof tag, 'id' | 'join' | 'lit' | 'ref' | 'table' | 'val'> {
  (text: TemplateStringsArray, ...values: readonly unknown[]): Sql;
  raw(text: string): Sql;
  /** A statement whose answers have these columns: the type of its rows, and what each answer is held against. */
  type<C extends Columns>(columns: C): (...statement: Parameters<Tag>) => Sql<RowOf<C>>;
  /**
   * The same of one record with all its parts, found by its key. PostgreSQL plans a statement anew for the first five times
   * on each connection; this one is planned once, since that takes longer than reading and the key changes nothing about it.
   */
  one<C extends Columns>(columns: C): (...statement: Parameters<Tag>) => Sql<RowOf<C>>;
}

const declared = new WeakMap<Sql, Columns>();
const aboutOne = new WeakSet<Sql>();

export const sql: Tag = Object.assign(
  (text: TemplateStringsArray, ...values: readonly unknown[]): Sql => tag(text, ...values),
  tag,
  { type: declaring, one: declaringOne },
);

function declaring<C extends Columns>(columns: C) {
  return (...statement: Parameters<Tag>): Sql<RowOf<C>> => {
    const query = tag<RowOf<C>>(...statement);
    declared.set(query, columns);
    return query;
  };
}

function declaringOne<C extends Columns>(columns: C) {
  return (...statement: Parameters<Tag>): Sql<RowOf<C>> => {
    const query = declaring(columns)(...statement);
    aboutOne.add(query);
    return query;
  };
}

/** The columns that a statement was declared with. */
export function columnsOf(query: Sql): Columns | undefined {
  return declared.get(query);
}

/** Whether a statement is planned once on each connection. */
export function isPlannedOnce(query: Sql): boolean {
  return aboutOne.has(query);
}

// Compiles only: `.execute()` reaches nobody, so the database helper cannot be bypassed.
const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export function compiled(query: Sql): CompiledQuery {
  return query.compile(compiler);
}

/** `orderNumber` → `order_number`. */
export function columnOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * A JSON object built by PostgreSQL whose keys are the contract's, from columns of the same name in snake case:
 * decimals as text, instants as UTC ISO text. `computed` replaces the column of a key by an expression.
 */
export function jsonOf(fields: Fields, table: string, computed?: Record<string, Sql>): Sql {
  const known = computed ? undefined : written.get(fields)?.get(table);
  if (known) return known;
  const pairs = Object.entries(fields).map(([key, field]) => {
    const value = computed?.[key] ?? inJson(field, sql.ref(`${table}.${columnOf(key)}`));
    return sql`${sql.lit(key)}, ${value}`;
  });
  const expression = sql`json_build_object(${sql.join(pairs)})`;
  return computed ? expression : writtenOnce(fields, table, expression);
}

/** Select lists without parameters as finished text: what never changes is not compiled again at every request. */
const written = new WeakMap<Fields, Map<string, Sql>>();

function writtenOnce(fields: Fields, table: string, expression: Sql): Sql {
  const text = sql.raw(compiled(expression).sql);
  written.set(fields, (written.get(fields) ?? new Map<string, Sql>()).set(table, text));
  return text;
}

function inJson(field: Field, column: Sql): Sql {
  switch (field.kind) {
    case 'decimal':
    case 'id':
      return sql`${column}::text`;
    case 'instant':
      return isoOf(column);
    case 'date':
      return sql`to_char(${column}, 'YYYY-MM-DD')`;
    default:
      return column;
  }
}

/** A timestamptz as ISO 8601 text in UTC with milliseconds. */
export function isoOf(column: Sql): Sql {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The sum of conditions; no condition is true. */
export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0
    ? sql`true`
    : sql.join(
        conditions.map((one) => sql`(${one})`),
        sql` and `,
      );
}

/** The viewer's own organisation, beside the policy that says the same: two locks on one door. */
export function ofViewer(table: string): Sql {
  return sql`${sql.ref(`${table}.org_id`)} = (select app_org())`;
}
