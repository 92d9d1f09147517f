import { chinaZone } from './clock.ts';
import type { Sql } from './sql.ts';
import { sql } from './sql.ts';

/** What narrows a list; a filter that is not set narrows nothing. */
export type Narrowing = Sql | false | null;

/** Those that are set. */
export function setOf(conditions: readonly Narrowing[]): Sql[] {
  return conditions.filter((one): one is Sql => one !== false && one !== null);
}

export function isOneOf(column: Sql, values: readonly string[] | null): Narrowing {
  return values !== null && sql`${column} = any(${values}::text[])`;
}

/** A day from the first to the last, both included. */
export function isDayBetween(day: Sql, from: string | null, to: string | null): Narrowing[] {
  return [from !== null && sql`${day} >= ${from}::date`, to !== null && sql`${day} <= ${to}::date`];
}

/** An instant on whole days of a zone, of China unless told, from the first to the last; an index on it is of use. */
export function isBetween(at: Sql, from: string | null, to: string | null, zone = chinaZone): Narrowing[] {
  return [
    from !== null && sql`${at} >= ${from}::date::timestamp at time zone ${zone}`,
    to !== null && sql`${at} < (${to}::date + 1)::timestamp at time zone ${zone}`,
  ];
}
