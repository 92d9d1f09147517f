import pg from 'pg';

/** What a column of an answer holds, by the types of PostgreSQL that may stand there. */
export interface Column<T> {
  readonly types: ReadonlySet<number>;
  readonly orNull: boolean;
  /** Never there: it carries the type. */
  readonly holds?: T;
}

export type Columns = Readonly<Record<string, Column<unknown>>>;
export type RowOf<C> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

const { TEXT, VARCHAR, BPCHAR, CHAR, UUID, NUMERIC, INT8, DATE, INET } = pg.types.builtins;
const { INT2, INT4, BOOL, BYTEA, JSON: json_, JSONB, TIMESTAMPTZ } = pg.types.builtins;
/** `name`, and lists of text and ids, which the driver's table does not know. */
const nameType = 19;
const listTypes = [1009, 1015, 2951];

/** Text, and what stays text so that nothing of it is lost: ids, decimals, counts, days. */
export const text = column<string>(TEXT, VARCHAR, BPCHAR, CHAR, UUID, NUMERIC, INT8, DATE, INET, nameType);
export const int = column<number>(INT2, INT4);
export const flag = column<boolean>(BOOL);
export const instant = column<Date>(TIMESTAMPTZ);
export const bytes = column<Buffer>(BYTEA);
export const texts = column<string[]>(...listTypes);

/** Text of a closed list, which a check of its table keeps; several of them. */
export function textOf<T extends string>(): Column<T> {
  return text as Column<T>;
}

export function textsOf<T extends string>(): Column<T[]> {
  return texts as unknown as Column<T[]>;
}

/** What the statement builds as JSON; that it is what it says is shown by the tests of the endpoint that answers it. */
export function json<T>(): Column<T> {
  return column<T>(json_, JSONB);
}

export function orNull<T>(of: Column<T>): Column<T | null> {
  return { ...of, orNull: true };
}

function column<T>(...types: readonly number[]): Column<T> {
  return { types: new Set(types), orNull: false };
}
