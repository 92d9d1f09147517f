import { cleaned } from '@loadline/contract/imports/import.clean';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import { positionOf } from '@loadline/contract/orders/order-import.columns';
import type { ImportChannel } from '@loadline/contract/orders/order-import.read';
import type { CheckContext } from '@loadline/contract/orders/order-import.rules';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { productOfferView, productView } from '../ops/products.public.ts';
import type { NamedGoods } from './orders.bound.queries.ts';
import { codesBoundTo } from './orders.bound.queries.ts';

const reference = positionOf('referenceNumber');

/** What rows are checked against: today's channels, and which of the rows' references are in use. */
export async function contextIn(
  tx: Pick<Tx, 'rows' | 'me'>,
  rows: readonly ImportRow[],
): Promise<CheckContext> {
  const wanted = [...new Set(rows.map(referenceOf))];
  const channels = await tx.rows(activeChannels);
  const used = await tx.rows(
    sql.type({ reference: text })`select used_references(${wanted}::text[]) as reference`,
  );
  const bound = await codesBoundTo(tx, tx.me.orgId, rows.filter(lacksCode).map(namedIn));
  return { channels, existingReferences: new Set(used.map((one) => one.reference)), bound };
}

const lacksCode = ({ cells }: ImportRow) =>
  [positionOf('hsCn'), positionOf('hsDest')].some((at) => (cells[at] ?? '').trim() === '');

function namedIn({ row, cells }: ImportRow): NamedGoods {
  const cell = (key: 'sku' | 'nameZh' | 'nameEn') => cleaned(cells[positionOf(key)] ?? '');
  return { row, sku: cell('sku'), nameZh: cell('nameZh'), nameEn: cell('nameEn') };
}

/** The orders that these imports have made, by row of the file. */
export async function ordersMadeOf(
  tx: Tx,
  rows: readonly ImportRow[],
  imports: readonly string[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(rows.map(referenceOf))];
  const found = await tx.rows(sql.type({ reference: text, number: text })`
    select o.reference_number as reference, o.order_number as number from orders o
    where o.org_id = ${tx.me.orgId} and o.import_id = any(${imports}::uuid[]) and o.reference_number = any(${wanted}::text[])
      and o.status <> 'CANCELLED'`);
  const numbers = new Map(found.map((order) => [order.reference, order.number]));
  return new Map(
    rows.flatMap((row) => {
      const number = numbers.get(referenceOf(row));
      return number === undefined ? [] : [[row.row, number] as const];
    }),
  );
}

function referenceOf({ cells }: ImportRow): string {
  return (cells[reference] ?? '').trim();
}

// What was opened for the viewer's company, and is still on offer.
const activeChannels = sql.type({ name: text, nameEn: text })`
  select c.name, c.name_en as "nameEn" from ${productView} c join ${productOfferView} x on x.channel_id = c.channel_id
  where x.org_id = (select app_org()) and c.active order by c.name`;

export async function channelsFor(db: Database, viewer: Viewer): Promise<ImportChannel[]> {
  const {
    rows: [channels],
  } = await db.read(viewer, activeChannels);
  return channels;
}
