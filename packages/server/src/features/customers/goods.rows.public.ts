import type { GoodsCodeKind } from '@loadline/contract/facts/goods-code';
import { chinaZone } from '../../kernel/clock.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** The goods that whoever asks may see: what other subjects read of one. */
export const goodsView = sql`(select g.org_id, g.id, g.version, g.sku, g.name_zh, g.name_en, g.brand, g.model, g.material, g.purpose,
  g.created_by, g.updated_at from goods g)`;

/** Every code that was bound to goods; one without a code takes off the one before. */
export const bindingView = sql`(select b.org_id, b.goods_id, b.kind, b.edition, b.code, b.valid_from, b.source, b.reason, b.bound_by, b.bound_at from goods_binding b)`;

/** Today where the authority is that knows goods by a code of this kind. */
export function todayOf(kind: GoodsCodeKind): Sql {
  return sql`(now() at time zone ${sql.lit(kind === 'hsCn' ? chinaZone : 'America/New_York')})::date`;
}

/** What of the binding in force today is wanted of goods `w`: the last one whose day has come. */
export function boundNow(kind: GoodsCodeKind, shown: Sql): Sql {
  return sql`(select ${shown} from goods_binding b where b.org_id = w.org_id and b.goods_id = w.id and b.kind = ${sql.lit(kind)}
    and b.valid_from <= ${todayOf(kind)} order by b.edition desc limit 1)`;
}

/** Whether goods `w` are bound to a code of this kind today. */
export function isBoundTo(kind: GoodsCodeKind, code: Sql): Sql {
  return sql`exists (select from goods_binding c where c.org_id = w.org_id and c.goods_id = w.id and c.kind = ${sql.lit(kind)} and c.code = ${code})
    and ${boundNow(kind, sql`b.code`)} = ${code}`;
}

/** How a line of cargo names goods. */
export interface NamedBy {
  readonly orgId: Sql;
  readonly sku: Sql;
  readonly nameZh: Sql;
  readonly nameEn: Sql;
}

/** How line `g` of an order names its goods. */
export const namedByLine: NamedBy = {
  orgId: sql`g.org_id`,
  sku: sql`g.sku`,
  nameZh: sql`g.name_zh`,
  nameEn: sql`g.name_en`,
};

/** The goods `w` that a line names: by its SKU, or where one of them has none by both names. */
function isNamed({ orgId, sku, nameZh, nameEn }: NamedBy): Sql {
  return sql`w.org_id = ${orgId} and (w.sku = ${sku} or ((w.sku is null or ${sku} is null) and w.name_zh = ${nameZh} and w.name_en = ${nameEn}))`;
}

/** Which of these counts more: an article that is named by its SKU. */
const first = ({ sku }: NamedBy) => sql`(w.sku is not null and w.sku is not distinct from ${sku})`;

/** The code that is bound today to the goods that a line names; null where there is none, or several that differ. */
export function codeBound(kind: GoodsCodeKind, named: NamedBy): Sql {
  const code = boundNow(kind, sql`b.code`);
  return sql`(select min(x.code) from (select ${code} as code, rank() over (order by ${first(named)} desc) as place
      from ${goodsView} w where ${isNamed(named)}) x where x.place = 1 having count(distinct x.code) = 1)`;
}

/**
 * In JSON what a line's code was superseded by, where its goods had it until another one was bound, or were bound to nothing
 * before the line was `written`; null where somebody wrote it in spite of a binding.
 */
export function changeOfCode(kind: GoodsCodeKind, named: NamedBy, code: Sql, written: Sql): Sql {
  const superseded = sql`exists (select from goods_binding p where p.org_id = w.org_id and p.goods_id = w.id and p.kind = ${sql.lit(kind)}
    and p.edition < n.edition and p.code = ${code})`;
  const firstSince = sql`(n.edition = 1 and n.bound_at > ${written})`;
  return sql`(select json_build_object('kind', ${sql.lit(kind)}, 'was', ${code}, 'now', n.code, 'on', n.valid_from)
    from ${goodsView} w cross join lateral (select b.code, b.edition, b.valid_from, b.bound_at from goods_binding b
      where b.org_id = w.org_id and b.goods_id = w.id and b.kind = ${sql.lit(kind)} and b.valid_from <= ${todayOf(kind)} order by b.edition desc limit 1) n
    where ${isNamed(named)} and ${codeBound(kind, named)} = n.code and n.code <> ${code} and (${superseded} or ${firstSince})
    order by ${first(named)} desc limit 1)`;
}

/** The codes of this kind that goods of the viewer's company are bound to today. */
export function codesOfOwn(kind: GoodsCodeKind): Sql {
  return sql`(select ${boundNow(kind, sql`b.code`)} from ${goodsView} w where w.org_id = (select app_org()))`;
}

/** Those of them whose Chinese name holds these words. */
export function codesOfOwnCalled(kind: GoodsCodeKind, words: string): Sql {
  return sql`(select ${boundNow(kind, sql`b.code`)} from ${goodsView} w where w.org_id = (select app_org()) and position(${words} in w.name_zh) > 0)`;
}
