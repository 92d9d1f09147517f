import type { Sql } from './sql.ts';
import { sql } from './sql.ts';

/** What is charged in kilograms or pounds, in kilograms; `weighed` where that is not known, or is in revenue tons. */
export function chargedKilograms(charged: Sql, unit: Sql, weighed: Sql): Sql {
  return sql`coalesce(case ${unit} when 'kg' then ${charged} when 'lb' then ${charged} * 0.45359237 end, ${weighed})`;
}
