import { Problem } from './problem.ts';
import type { Sql } from './sql.ts';
import { sql } from './sql.ts';

/** Rows of a list as PostgreSQL writes them, for whoever adds something to each. */
export interface PageOf<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/**
 * The cursor of a keyset page: the database's own text of the sort value and the id. Never a JavaScript Date,
 * which would lose the microseconds and skip rows.
 */
export function cursorOf(value: Sql, id: Sql): Sql {
  return sql`${value}::text || '~' || ${id}::text`;
}

/** The row value a cursor stands for, to compare `(value, id)` with. */
export function readCursor(cursor: string, type: Sql): Sql {
  return rowValue(/^([-+:. \dIinfty]{1,40})~([0-9a-f-]{36})$/.exec(cursor), type);
}

/** The same for a list in the order of a text, which may hold any sign. */
function readTextCursor(cursor: string): Sql {
  return rowValue(/^([^]*)~([0-9a-f-]{36})$/.exec(cursor), sql`text`);
}

function rowValue(parts: RegExpExecArray | null, type: Sql): Sql {
  if (!parts) throw new Problem('badRequest', { fields: 'after' });
  return sql`(${parts[1]}::${type}, ${parts[2]}::uuid)`;
}

/** What a page is cut from. The rows have an `id`. */
export interface KeysetPage {
  /** What the rows are called throughout, `r` unless told. */
  readonly as?: string | undefined;
  /** The columns that `row` reads, all unless told. */
  readonly columns?: Sql | undefined;
  readonly from: Sql;
  readonly where: Sql;
  /** One row in JSON. */
  readonly row: Sql;
  /** What the list is sorted by: never null. */
  readonly by: {
    readonly value: Sql;
    readonly type: 'text' | 'timestamptz' | 'numeric' | 'date';
    readonly descending: boolean;
  };
  readonly after: string | null;
  readonly size: number | null;
}

const rowsUnlessTold = 50;

/** `{ rows, next }` as one JSON text: `size` rows after the cursor. */
export function keysetPage({ as = 'r', columns, from, where, row, by, after, size }: KeysetPage): Sql {
  const r = sql.raw(as);
  const { value, type, descending } = by;
  const [order, beyond] = descending ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const sorting = sql`${value} ${order}, ${r}.id ${order}`;
  const cursor = after && (type === 'text' ? readTextCursor(after) : readCursor(after, sql.raw(type)));
  const rest = cursor ? sql`and (${value}, ${r}.id) ${beyond} ${cursor}` : sql``;
  // Written out, not passed: with an unknown limit PostgreSQL would plan this statement anew at every request.
  const [shown, read] = [sql.lit(size ?? rowsUnlessTold), sql.lit((size ?? rowsUnlessTold) + 1)];
  return sql`
    select json_build_object(
      'rows', coalesce(json_agg(${row} order by ${r}.place) filter (where ${r}.place <= ${shown}), '[]'),
      'next', case when count(*) > ${shown} then max(${cursorOf(sql`${r}.sort_value`, sql`${r}.id`)}) filter (where ${r}.place = ${shown}) end
    )::text
    from (
      select ${columns ?? sql`${r}.*`}, ${value} as sort_value, row_number() over (order by ${sorting}) as place
      from ${from} where ${where} ${rest} order by ${sorting} limit ${read}
    ) ${r}`;
}

/** Counting further than this tells nobody anything and costs time. */
const countedAtMost = 10_000;

interface KeysetCount extends Pick<KeysetPage, 'from' | 'where'> {
  /** The pasted numbers that match nothing, as a JSON array. */
  readonly missing?: Sql | undefined;
}

/** How many rows there are, as the contract's `counted`. */
export function keysetCount({ from, where, missing = sql`select json_build_array()` }: KeysetCount): Sql {
  return sql`select json_build_object('total', least(c.n, ${countedAtMost}), 'more', c.n > ${countedAtMost}, 'notFound', (${missing}))::text
    from (select count(*) as n from (select from ${from} where ${where} limit ${countedAtMost + 1}) found) c`;
}
