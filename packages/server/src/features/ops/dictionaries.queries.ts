import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { DictionaryKind } from '@loadline/contract/ops/dictionary';
import { dictionaryEntry, product } from '@loadline/contract/ops/dictionary';
import type { listEntries, listProducts } from '@loadline/contract/ops/dictionary.api';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type Entries = AnswerOf<typeof listEntries>;
export type Products = AnswerOf<typeof listProducts>;

function entriesOf(kind: DictionaryKind): Sql {
  return sql`select coalesce(json_agg(${jsonOf(dictionaryEntry.fields, 'd')} order by d.position, d.code), '[]')
    from dictionary_entry d where d.kind = ${kind}`;
}

export function dictionaryOf(staff: Database, viewer: Viewer, kind: DictionaryKind): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${entriesOf(kind)})::text`);
}

export async function entriesIn(tx: Tx, kind: DictionaryKind): Promise<Entries> {
  const { entries } = await tx.one(
    sql.type({ entries: json<Entries>() })`select (${entriesOf(kind)}) as entries`,
  );
  return entries;
}

const productJson = jsonOf(product.fields, 'p', {
  id: sql`p.channel_id::text`,
  nameZh: sql`p.name`,
  customers: sql`(select count(*)::int from customer_channel x where x.channel_id = p.channel_id)`,
});

const products = sql`select coalesce(json_agg(${productJson} order by p.active desc, p.name), '[]') from channel p`;

/** Every product; `customers` counts those of one's team. */
export function everyProduct(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${products})::text`);
}

export async function productsIn(tx: Tx): Promise<Products> {
  const { list } = await tx.one(sql.type({ list: json<Products>() })`select (${products}) as list`);
  return list;
}
