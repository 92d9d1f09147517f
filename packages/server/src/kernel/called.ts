import { plainNumber, trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { Sql } from './sql.ts';
import { sql } from './sql.ts';

/** Whether a row is called by a number: one of its columns is as `no` says. */
export type IsCalled = (no: (column: Sql) => Sql) => Sql;

/** Rows one of whose numbers holds what was typed. */
export function calledLike(isCalled: IsCalled, typed: string): Sql {
  const pattern = `%${plainNumber(typed).replace(/[\\%_]/g, '\\$&')}%`;
  return isCalled((column) => sql`${column} like ${pattern}`);
}

/** Rows that have one of these numbers. */
export function calledOneOf(isCalled: IsCalled, numbers: readonly string[]): Sql {
  return isCalled((column) => sql`${column} = any(${numbers.map(trackedNumber)}::text[])`);
}

/** Those of the pasted numbers that no row is called by, as a JSON array in their order. */
export function calledByNone(isCalled: IsCalled, rows: Sql, numbers: readonly string[] | null): Sql {
  return sql`select coalesce(json_agg(x.number order by x.position), '[]')
    from unnest(${numbers ?? []}::text[], ${(numbers ?? []).map(trackedNumber)}::text[]) with ordinality as x (number, plain, position)
    where not exists (select from ${rows} where ${isCalled((column) => sql`${column} = x.plain`)})`;
}
