import type { FieldDef, QueryResult } from 'pg';
import type { Columns } from './columns.ts';
import type { Sql } from './sql.ts';
import { columnsOf } from './sql.ts';

/** The rows of an answer, as its statement says they are. */
export function rowsOf<T>(query: Sql<T>, answer: QueryResult): T[] {
  const columns = columnsOf(query);
  if (columns) expectColumns(columns, answer);
  return answer.rows as T[];
}

/** The same of several statements sent together. */
export function rowsOfEach<R extends readonly unknown[]>(
  queries: { readonly [K in keyof R]: Sql<R[K]> },
  answers: readonly QueryResult[],
): { [K in keyof R]: R[K][] } {
  return answers.map((answer, at) => rowsOf(queries[at] as Sql, answer)) as { [K in keyof R]: R[K][] };
}

function expectColumns(columns: Columns, { fields, rows }: QueryResult): void {
  const given = new Map(fields.map((field) => [field.name, field]));
  const named = Object.entries(columns);
  const wrong = named.filter(([name, { types }]) => !isOne(given.get(name), types)).map(([name]) => name);
  const unnamed = fields.filter(({ name }) => !(name in columns)).map(({ name }) => name);
  const empty = named
    .filter(
      ([name, { orNull: mayBe }]) =>
        !mayBe && rows.some((row: Readonly<Record<string, unknown>>) => row[name] === null),
    )
    .map(([name]) => name);
  const faults = [...wrong, ...unnamed, ...empty];
  if (faults.length > 0) throw new Error(`a statement does not give what it says: ${faults.join(', ')}`);
}

function isOne(field: FieldDef | undefined, types: ReadonlySet<number>): boolean {
  return field !== undefined && types.has(field.dataTypeID);
}
