import type { GoodsCodeKind } from '@loadline/contract/facts/goods-code';
import { json, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { bindingView, goodsView, todayOf } from '../customers/goods.rows.public.ts';
import { editionInForce, numbersInForce } from '../hts/schedule.public.ts';
import { midView } from '../mids/mids.rows.public.ts';

/** How rows of a file name goods. */
export interface Naming {
  readonly sku: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/** The last binding of each kind, which may be one of a later day. */
export type Bound = Partial<
  Readonly<Record<GoodsCodeKind, { readonly code: string | null; readonly validFrom: string }>>
>;

const columns = {
  id: text,
  sku: orNull(text),
  nameZh: text,
  nameEn: text,
  bound: json<Bound>(),
  today: text,
};

/** The goods of the company that are named by their SKU or by both names. */
export function goodsNamed(tx: Tx, named: readonly Naming[]) {
  return tx.rows(sql.type(columns)`
    select w.id::text as id, w.sku, w.name_zh as "nameZh", w.name_en as "nameEn", ${todayOf('hts')}::text as today,
      coalesce((select jsonb_object_agg(l.kind, jsonb_build_object('code', l.code, 'validFrom', l.valid_from))
        from (select distinct on (b.kind) b.kind, b.code, b.valid_from from ${bindingView} b
          where b.org_id = w.org_id and b.goods_id = w.id order by b.kind, b.edition desc) l), '{}') as bound
    from ${goodsView} w where w.org_id = ${tx.me.orgId} and w.id in (
      select x.id from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n (sku text, "nameZh" text, "nameEn" text)
        join ${goodsView} x on x.org_id = ${tx.me.orgId} and x.sku = n.sku where n.sku <> ''
      union select x.id from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as n (sku text, "nameZh" text, "nameEn" text)
        join ${goodsView} x on x.org_id = ${tx.me.orgId} and x.name_zh = n."nameZh" and x.name_en = n."nameEn" where n.sku = '')`);
}

export type NamedGoods = Awaited<ReturnType<typeof goodsNamed>>[number];

/** The codes among these that the register of manufacturers has in force. */
export async function midsInForce(tx: Tx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await tx.rows(sql.type({ code: text })`
    select m.code from ${midView} m where m.org_id = ${tx.me.orgId} and m.code = any(${[...codes]}::text[]) and m.state = 'APPROVED'`);
  return new Set(found.map(({ code }) => code));
}

/** Of a day the name of the edition in force, and which of these numbers it has; a sample says of no number that there is none. */
export async function numbersOn(
  tx: Tx,
  day: string,
  numbers: readonly string[],
): Promise<{ readonly edition: string; readonly lacks: (no: string) => boolean } | undefined> {
  const [edition] = await tx.rows(editionInForce(day));
  if (!edition || edition.is_sample) return undefined;
  const found = new Set((await tx.rows(numbersInForce(day, numbers))).map(({ hts_no }) => hts_no));
  return { edition: edition.name, lacks: (no) => !found.has(no) };
}
