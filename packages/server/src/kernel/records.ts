import type { Field, Fields } from '@loadline/contract/kernel/field';
import type { Resource } from '@loadline/contract/kernel/resource';
import { fieldOf, keysAt } from '@loadline/contract/kernel/resource';
import type { KeysetPage } from './keyset.ts';
import type { ListSource } from './lists.ts';
import type { Sql } from './sql.ts';
import { allOf, columnOf, jsonOf, ofViewer, sql } from './sql.ts';

/** A table in which customers keep records of one kind: org_id, id, version, created_by, updated_at and the fields. */
export interface Kept<F extends Fields = Fields> {
  readonly of: Resource<F>;
  readonly table: string;
  /** What its entries in the audit log are about. */
  readonly subject: string;
  /** What is shown in the place of a column `r.…`: a number with its signs starred. */
  readonly masked?: Readonly<Record<string, Sql>>;
}

/** What a list can be asked for beside its page: words to search for and values to filter by, by field. */
export type Filter = Readonly<Record<string, unknown>>;

/** The viewer's records; the newest first unless told. */
export function listOfKept(kept: Kept): ListSource<Filter> {
  return {
    from: sql`${sql.table(kept.table)} r`,
    where: (filter) => matching(kept, filter),
    row: shownOf(kept),
    by: (sort) => sortingOf(kept, sort ?? '-updatedAt'),
  };
}

/** A record `r` in JSON as its owner may see it. */
export function shownOf({ of, masked }: Kept): Sql {
  return jsonOf(of.fields, 'r', masked);
}

/** The condition on the viewer's records `r` that a filter means. */
export function matching({ of }: Pick<Kept, 'of'>, { search, ...filter }: Filter): Sql {
  const found = typeof search === 'string' ? [containing(keysAt(of, 'search'), search)] : [];
  const chosen = Object.entries(filter).flatMap(([key, wanted]) =>
    wanted === null ? [] : [sql`${columnRef(key)} = any(${[wanted].flat()}::text[])`],
  );
  return allOf([ofViewer('r'), ...found, ...chosen]);
}

/** Whether one of the columns of `r` contains the words, whatever their case. */
export function containing(keys: readonly string[], words: string): Sql {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql.join(
    keys.map((key) => sql`${columnRef(key)} ilike ${pattern}`),
    sql` or `,
  );
}

function sortingOf({ of }: Kept, sort: string): KeysetPage['by'] {
  const key = sort.replace(/^-/, '');
  const field = fieldOf(of, key);
  const type = sortTypeOf(field);
  const value = field.required ? columnRef(key) : sql`coalesce(${columnRef(key)}, '')`;
  return { value, type, descending: sort.startsWith('-') };
}

function sortTypeOf({ kind }: Field): KeysetPage['by']['type'] {
  if (kind === 'instant') return 'timestamptz';
  return kind === 'decimal' ? 'numeric' : 'text';
}

function columnRef(key: string): Sql {
  return sql.ref(`r.${columnOf(key)}`);
}
