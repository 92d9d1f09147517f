import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { trust } from '@loadline/contract/trusts/trust';
import type { listDocumentsAsked } from '@loadline/contract/trusts/trust-documents.api';
import type { listTrustProducts } from '@loadline/contract/trusts/trust-draft.api';
import type { Summed } from '../../kernel/cargo-totals.ts';
import { json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { makerName } from '../ops/people.public.ts';
import { offeredTo, productId, productNameEn } from '../ops/products.public.ts';
import { documentsAskedOf } from '../orders/orders.documents.rows.public.ts';
import { weighingsOf } from '../rates/rates.public.ts';
import type { TrustFilter } from './trusts.filter.queries.ts';
import { asCustomer, matching, missingOf, sortingOf } from './trusts.filter.queries.ts';
import { rowJson } from './trusts.rows.queries.ts';

/** The viewer's own. */
export const ownTrusts: ListSource<TrustFilter> = {
  of: trust,
  from: sql`trust r`,
  where: (filter) => matching(filter, asCustomer),
  row: rowJson,
  by: sortingOf,
  missing: ({ numbers }) => missingOf(numbers ?? [], asCustomer),
};

/** What a trust order counts for in a sum: as it was declared; what is charged is known of orders. */
export const summedTrusts: Summed = {
  pieces: sql`r.pieces`,
  grossWeight: sql`r.gross_weight`,
  volume: sql`r.volume`,
  chargeable: sql`null::numeric`,
};

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

/** What is set of the documents of a product, else of all. */
export function documentsAsked(
  db: Database,
  viewer: Viewer,
  { product }: QueryOf<typeof listDocumentsAsked>,
): Promise<RawJson> {
  return db.readJson(viewer, sql`select (${documentsAskedOf(productId(sql`${product}`))})::text`);
}

type OfferedProduct = AnswerOf<typeof listTrustProducts>[number];

/** The products that were opened for the viewer's organisation, each with how it weighs. */
export async function productsOfTrusts(
  db: Database,
  viewer: Viewer,
): Promise<AnswerOf<typeof listTrustProducts>> {
  const {
    rows: [products],
  } = await db.read(
    viewer,
    sql.type({
      channelName: text,
      channelNameEn: text,
      mode: orNull(textOf<NonNullable<OfferedProduct['mode']>>()),
      countries: json<OfferedProduct['countries']>(),
      weighings: json<OfferedProduct['weighings']>(),
    })`
      select c.name as "channelName", c.name_en as "channelNameEn", c.transport as mode, to_json(coalesce(c.countries, '{}')) as countries, ${weighingsOf(sql`c.name`)} as weighings
        from ${offeredTo(sql`(select app_org())`)} order by c.name`,
  );
  return products;
}
