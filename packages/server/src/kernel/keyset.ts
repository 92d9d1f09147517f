import { Problem } from './problem.ts';
import type { Sql } from './sql.ts';
import { sql } from './sql.ts';

/**
 * The cursor of a keyset page: the database's own text of the sort value and the id. Never a JavaScript Date,
 * which would lose the microseconds and skip rows.
 */
export function cursorOf(value: Sql, id: Sql): Sql {
  return sql`${value}::text || '~' || ${id}::text`;
}

/** The row value a cursor stands for, to compare `(value, id)` with. */
export function readCursor(cursor: string, type: Sql): Sql {
  const parts = /^([-+:. \dIinfty]{1,40})~([0-9a-f-]{36})$/.exec(cursor);
  if (!parts) throw new Problem('badRequest', { fields: 'after' });
  return sql`(${parts[1]}::${type}, ${parts[2]}::uuid)`;
}
