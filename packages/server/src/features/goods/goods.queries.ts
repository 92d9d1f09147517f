import type { GoodsCodeKind } from '@loadline/contract/facts/goods-code';
import { goodsCodeKinds } from '@loadline/contract/facts/goods-code';
import { boundGoods } from '@loadline/contract/goods/bound-goods';
import { bindingFields } from '@loadline/contract/goods/goods-code';
import type { boundGoodsApi } from '@loadline/contract/goods/goods-code.api';
import { boundTabs } from '@loadline/contract/goods/goods-code.api';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bindingView, boundNow, goodsView, isBoundTo } from '../customers/goods.rows.public.ts';
import { colleagueName } from '../ops/people.public.ts';

type Filter = QueryOf<typeof boundGoodsApi.count>;
type Tab = NonNullable<Filter['tab']>;
export type GoodsDetail = AnswerOf<typeof boundGoodsApi.detail>;

const now = (kind: GoodsCodeKind, name: string, shown: Sql) =>
  sql`${boundNow(kind, shown)} as ${sql.ref(name)}`;

/** Goods with what is bound to them today; the day of one that was taken off is of no interest. */
const since = (kind: GoodsCodeKind, name: string) =>
  now(kind, name, sql`case when b.code is not null then b.valid_from end`);
const code = sql`b.code`;
const goodsWithCodes = sql`(select w.*, ${now('hts', 'hts', code)}, ${since('hts', 'hts_since')}, ${now('hsCn', 'hs_cn', code)},
  ${since('hsCn', 'hs_cn_since')}, ${now('mid', 'mid', code)}, ${since('mid', 'mid_since')} from ${goodsView} w) r`;

const inTab: Readonly<Record<Tab, Sql>> = {
  all: sql`true`,
  noHts: sql`r.hts is null`,
  noHsCn: sql`r.hs_cn is null`,
  noMid: sql`r.mid is null`,
};

function matching({ search, hts, mid }: Omit<Filter, 'tab'>): Sql {
  const bound = (kind: GoodsCodeKind, wanted: string) =>
    sql`(r.org_id, r.id) in (select w.org_id, w.id from ${goodsView} w where ${ofViewer('w')} and ${isBoundTo(kind, sql`${wanted}::text`)})`;
  return allOf([
    ofViewer('r'),
    ...setOf([
      search !== null &&
        sql`(${containing(['sku', 'nameZh', 'nameEn', 'brand', 'model', 'hts', 'hsCn', 'mid'], search)})`,
      hts !== null && bound('hts', hts),
      mid !== null && bound('mid', mid),
    ]),
  ]);
}

const rowOf = (fields: Fields) => jsonOf(fields, 'r');

/** The goods of the viewer's company, the last that was changed first unless told. */
export const ownGoods: ListSource<Filter> = {
  of: boundGoods,
  from: goodsWithCodes,
  where: (filter) => allOf([matching(filter), inTab[filter.tab ?? 'all']]),
  row: rowOf(boundGoods.fields),
  sheetRow: rowOf,
  by: sortedBy({
    updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
    sku: { value: sql`coalesce(r.sku, '')`, type: 'text' },
    nameZh: { value: sql`r.name_zh`, type: 'text' },
    nameEn: { value: sql`r.name_en`, type: 'text' },
  }),
};

/** How many stand under each tab. */
export function overviewOfOwn(db: Database, viewer: Viewer, filter: Filter): Promise<RawJson> {
  const counted = codesOf(boundTabs).map(
    (tab) => sql`json_build_object('tab', ${sql.lit(tab)}, 'count', count(*) filter (where ${inTab[tab]}))`,
  );
  return db.readJson(
    viewer,
    sql`select json_build_object('tabs', json_build_array(${sql.join(counted)}))::text from ${goodsWithCodes} where ${matching(filter)}`,
  );
}

const bindingJson = jsonOf(bindingFields, 'h', {
  who: colleagueName(sql`h.org_id`, sql`h.bound_by`),
  validFrom: sql`h.valid_from::text`,
  validUntil: sql`h.valid_until::text`,
  boundAt: isoOf(sql`h.bound_at`),
});

/** Every binding in the order of the kinds, the newest of each first. */
const history = sql`coalesce((select json_agg(${bindingJson} order by array_position(${codesOf(goodsCodeKinds)}::text[], h.kind), h.edition desc)
  from (select b.*, lead(b.valid_from) over (partition by b.kind order by b.edition) as valid_until
    from ${bindingView} b where b.org_id = r.org_id and b.goods_id = r.id) h), '[]')`;

const ofOwn = (id: string) => sql.type({ found: json<GoodsDetail>() })`
  select json_build_object('goods', ${rowOf(boundGoods.fields)}, 'bindings', ${history}) as found from ${goodsWithCodes}
  where ${ofViewer('r')} and r.id = ${id}`;

export async function detailOfOwn(
  db: Pick<Database, 'read'>,
  viewer: Viewer,
  id: string,
): Promise<GoodsDetail> {
  const {
    rows: [[row]],
  } = await db.read(viewer, ofOwn(id));
  if (!row) throw new Problem('notFound');
  return row.found;
}

/** The same in an open transaction. */
export async function ownDetailIn(tx: Tx, id: string): Promise<GoodsDetail> {
  return (await tx.one(ofOwn(id))).found;
}
