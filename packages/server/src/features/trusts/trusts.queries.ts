import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { countTrusts, listTrusts } from '@loadline/contract/trusts/trust.api';
import type { listTrustProducts } from '@loadline/contract/trusts/trust-draft.api';
import type { Database, RawJson } from '../../kernel/database.ts';
import { keysetPage } from '../../kernel/keyset.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { makerName } from '../ops/people.public.ts';
import { offeredTo, productNameEn } from '../ops/products.public.ts';
import { weighingOf } from '../rates/rates.public.ts';
import { asCustomer, matching, missingOf, sortingOf } from './trusts.filter.queries.ts';
import { rowJson } from './trusts.rows.queries.ts';

/** One page of the viewer's trust orders, as JSON text built by PostgreSQL. */
export function pageOfTrusts(
  db: Database,
  viewer: Viewer,
  { sort, after, size, ...filter }: QueryOf<typeof listTrusts>,
): Promise<RawJson> {
  const where = matching(filter, asCustomer);
  return db.readJson(
    viewer,
    keysetPage({ from: sql`trust r`, where, row: rowJson, by: sortingOf(sort), after, size }),
  );
}

const countedAtMost = 10_000;

export function countOfTrusts(
  db: Database,
  viewer: Viewer,
  filter: QueryOf<typeof countTrusts>,
): Promise<RawJson> {
  return db.readJson(
    viewer,
    countOf(matching(filter, asCustomer), missingOf(filter.numbers ?? [], asCustomer)),
  );
}

/** The contract's `counted` for a condition on `trust r`; `missing` are the pasted numbers that match nothing. */
export function countOf(where: Sql, missing: Sql): Sql {
  return sql`select json_build_object('total', least(c.n, ${countedAtMost}), 'more', c.n > ${countedAtMost}, 'notFound', (${missing}))::text
    from (select count(*) as n from (select from trust r where ${where} limit ${countedAtMost + 1}) r) c`;
}

/** How many there are by state, and what the filters can be set to. One question for all of it. */
export function overviewOfTrusts(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(viewer, overviewIn(asCustomer.scope));
}

/** The `overviewFields` over the trust orders `r` in a scope, which are read once, and more pairs behind them. */
export function overviewIn(scope: Sql, more: Sql = sql``): Sql {
  const choices = (value: Sql, zh: Sql, en: Sql) => sql`coalesce((select json_agg(x order by x.zh) from (
    select distinct ${value} as value, ${zh} as zh, ${en} as en
    from (select distinct r.org_id, ${value} from seen r where ${value} is not null) r limit 200) x), '[]')`;
  return sql`
    with seen as materialized (select r.org_id, r.id, r.state, r.channel_name, r.warehouse_code, r.created_by from trust r where ${scope})
    select json_build_object('total', (select count(*)::int from seen),
    'amending', (select count(*)::int from seen r where exists (select from trust_amendment a
      where a.org_id = r.org_id and a.trust_id = r.id and a.state = 'OPEN')),
    'byState', coalesce((select json_agg(s order by s.state) from (select r.state, count(*)::int as count from seen r group by 1) s), '[]'),
    'channels', ${choices(sql`r.channel_name`, sql`r.channel_name`, productNameEn(sql`r.channel_name`))},
    'warehouses', ${choices(sql`r.warehouse_code`, sql`r.warehouse_code`, sql`r.warehouse_code`)},
    'creators', ${choices(sql`r.created_by`, makerName(sql`r`), makerName(sql`r`))} ${more})::text`;
}

/** The products that were opened for the viewer's organisation, each with how it weighs. */
export async function productsOfTrusts(
  db: Database,
  viewer: Viewer,
): Promise<AnswerOf<typeof listTrustProducts>> {
  const { results } = await db.read(
    viewer,
    sql`select c.name as "channelName", c.name_en as "channelNameEn", c.transport as mode, ${weighingOf(sql`c.name`, sql`null`)} as weighing
        from ${offeredTo(sql`(select app_org())`)} order by c.name`,
  );
  return results[0]?.rows ?? [];
}
