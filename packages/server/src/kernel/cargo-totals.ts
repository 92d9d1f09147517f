import type { cargoTotalsOf } from '@loadline/contract/kernel/cargo-totals';
import { summedAtMost } from '@loadline/contract/kernel/cargo-totals';
import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import type { Database, RawJson } from './database.ts';
import type { House } from './house.ts';
import type { ListSource } from './lists.ts';
import { serve } from './serve.ts';
import type { Sql } from './sql.ts';
import { sql } from './sql.ts';
import type { Viewer } from './viewer.ts';

/** What of a row is added up. */
export interface Summed {
  readonly pieces: Sql;
  readonly grossWeight: Sql;
  readonly volume: Sql;
  /** In kilograms; null where none is known. */
  readonly chargeable: Sql;
  /** Whether its figures are those that were declared; none is unless told. */
  readonly isDeclared?: Sql;
  /** What is worth how much of what is found, whose `org_id` and `id` are kept: `currency`, `amount` and `rows`. */
  readonly values?: Sql;
}

/** The sums beside a list, over the same rows as its count. Never more of them than can be read while somebody waits. */
export function serveCargoTotals<Q extends Fields>(
  house: House,
  db: Database,
  totals: ReturnType<typeof cargoTotalsOf<Q>>,
  source: ListSource<ValuesOf<Q>>,
  summed: Summed,
): void {
  const asked: Endpoint = totals;
  serve(house, asked, ({ query, viewer }) => totalsOf(db, viewer, source, summed, query as ValuesOf<Q>));
}

function totalsOf<Filter>(
  db: Database,
  viewer: Viewer,
  { as = 'r', from, where }: Pick<ListSource<Filter>, 'as' | 'from' | 'where'>,
  { pieces, grossWeight, volume, chargeable, isDeclared = sql`false`, values }: Summed,
  filter: Filter,
): Promise<RawJson> {
  const key = values ? sql`${sql.ref(`${as}.org_id`)}, ${sql.ref(`${as}.id`)},` : sql``;
  const most = sql.lit(summedAtMost);
  return db.readJson(
    viewer,
    sql`with found as materialized (
      select ${key} ${pieces} as pieces, ${grossWeight} as gross_weight, ${volume} as volume, ${chargeable} as chargeable, ${isDeclared} as is_declared
      from ${from} where ${where(filter)} limit ${most} + 1),
    counted as materialized (select count(*)::int as rows from found)
    select json_build_object('tooMany', c.rows > ${most}, 'sums', case when c.rows <= ${most} then (
      select json_build_object('rows', c.rows, 'declared', (count(*) filter (where f.is_declared))::int, 'pieces', coalesce(sum(f.pieces), 0)::bigint,
        'grossWeight', coalesce(sum(f.gross_weight), 0)::text, 'volume', coalesce(sum(f.volume), 0)::text,
        'chargeable', coalesce(sum(f.chargeable), 0)::text, 'charged', count(f.chargeable)::int,
        'values', ${values ? sql`coalesce((select json_agg(v order by v.rows desc, v.currency) from (${values}) v), '[]')` : sql`json_build_array()`})
      from found f) end)::text from counted c`,
  );
}
