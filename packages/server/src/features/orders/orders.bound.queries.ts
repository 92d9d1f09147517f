import { followsBindings, tellsBindings } from '@loadline/contract/orders/order-codes';
import type { BoundCodes } from '@loadline/contract/orders/order-import.bound';
import { int, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { NamedBy } from '../customers/goods.rows.public.ts';
import { bindingView, changeOfCode, codeBound, namedByLine } from '../customers/goods.rows.public.ts';
import { midToldByTrust } from '../trusts/trusts.rows.public.ts';
import { placedOfLine } from './orders.rows.public.ts';

/** How goods are named where somebody types them. */
export interface NamedGoods {
  /** Where they stand: the row of a file, the line of a form. */
  readonly row: number;
  readonly sku: string;
  readonly nameZh: string;
  readonly nameEn: string;
}

/** What goods that are named so are bound to today; those that are bound to nothing are left out. */
export async function codesBoundTo(
  tx: Pick<Tx, 'rows'>,
  orgId: string,
  named: readonly NamedGoods[],
): Promise<ReadonlyMap<number, BoundCodes>> {
  if (named.length === 0) return new Map();
  const same = Map.groupBy(named, ({ sku, nameZh, nameEn }) => [sku, nameZh, nameEn].join('\n'));
  const asked = [...same.values()].map(([one], at) => ({ ...one, at }));
  const by: NamedBy = {
    orgId: sql`${orgId}::uuid`,
    sku: sql`nullif(n.sku, '')`,
    nameZh: sql`n."nameZh"`,
    nameEn: sql`n."nameEn"`,
  };
  const found = await tx.rows(sql.type({ at: int, hts: orNull(text), hsCn: orNull(text) })`
    select n.at, ${codeBound('hts', by)} as hts, ${codeBound('hsCn', by)} as "hsCn"
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as n (at integer, sku text, "nameZh" text, "nameEn" text)
    where exists (select from ${bindingView} b where b.org_id = ${orgId}::uuid)`);
  const groups = [...same.values()];
  return new Map(
    found
      .filter(({ hts, hsCn }) => hts !== null || hsCn !== null)
      .flatMap(({ at, hts, hsCn }) => (groups[at] ?? []).map(({ row }) => [row, { hts, hsCn }] as const)),
  );
}

const follows = sql`o.status = any(${[...followsBindings]}::text[])`;
const toAmerica = sql`o.destination_country = 'US'`;
const midOfLine = sql`coalesce(${midToldByTrust}, ${codeBound('mid', namedByLine)})`;
const changed = sql.join([
  sql`case when ${toAmerica} then ${changeOfCode('hts', namedByLine, sql`g.hs_dest`, placedOfLine)} end`,
  changeOfCode('hsCn', namedByLine, sql`g.hs_cn`, placedOfLine),
  sql`case when ${toAmerica} then ${changeOfCode('mid', namedByLine, midToldByTrust, placedOfLine)} end`,
]);

/** What the register of its customer says of line `g` of order `o`, by the names of the contract. */
export const boundOfLine = {
  hsCnBound: sql`case when ${follows} and g.hs_cn is null then ${codeBound('hsCn', namedByLine)} end`,
  mid: sql`case when ${follows} and ${toAmerica} then ${midOfLine} end`,
  changes: sql`case when o.status = any(${[...tellsBindings]}::text[]) then (select coalesce(json_agg(x.change), '[]')
    from unnest(array[${changed}]) as x (change) where x.change is not null) else '[]' end`,
} satisfies Record<string, Sql>;

/** Goods of new orders whose China HS code nobody wrote are those that the register says. */
export async function takeBoundCodes(tx: Tx, orgId: string, orderIds: readonly string[]): Promise<void> {
  await tx.rows(sql`
    update goods_line l set hs_cn = x.code from (select g.org_id, g.order_id, g.line_no, ${codeBound('hsCn', namedByLine)} as code from goods_line g
      where g.org_id = ${orgId}::uuid and g.order_id = any(${[...orderIds]}::uuid[]) and g.hs_cn is null
        and exists (select from ${bindingView} b where b.org_id = ${orgId}::uuid and b.kind = 'hsCn')) x
    where l.org_id = x.org_id and l.order_id = x.order_id and l.line_no = x.line_no and x.code is not null`);
}
