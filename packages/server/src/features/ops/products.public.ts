import { weighing } from '@loadline/contract/freight/weighing';
import type { Text } from '@loadline/contract/kernel/text';
import { json, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Named } from '../../kernel/deeds.ts';
import { enqueue } from '../../kernel/jobs.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';

/** A product's name as it is stored, null for one there is not. */
export function productName(name: Sql): Sql {
  return sql`(select pr.name from channel pr where pr.name = ${name})`;
}

export function productNameEn(name: Sql): Sql {
  return sql`(select pr.name_en from channel pr where pr.name = ${name})`;
}

/** Every product by its name as it is stored, with what readers of each language call it. */
export const allProducts: Sql<Named> = sql.type({ code: text, name: json<Text>() })`
  select pr.name as code, json_build_object('zh', pr.name, 'en', coalesce(pr.name_en, pr.name)) as name from channel pr`;

/** How a product itself says that it weighs. */
export function productWeighing(name: Sql): Sql {
  return sql`(select ${jsonOf(weighing, 'pr')} from channel pr where pr.name = ${name})`;
}

/** Where a product goes, as JSON; none: anywhere. */
export function productCountries(name: Sql): Sql {
  return sql`coalesce((select to_json(pr.countries) from channel pr where pr.name = ${name}), '[]')`;
}

/** What the rate cards of a product go by. */
export function productId(name: Sql): Sql {
  return sql`(select pr.channel_id from channel pr where pr.name = ${name})`;
}

/** The products `c` in use that were opened for an organisation. */
export function offeredTo(orgId: Sql): Sql {
  return sql`(select p.* from customer_channel x join channel p on p.channel_id = x.channel_id where x.org_id = ${orgId} and p.active) c`;
}

/** Whether a product was opened for an organisation, and by air where only that will do. No product is always offered. */
export async function isOffered(
  tx: Pick<Tx, 'rows'>,
  orgId: string,
  product: string | null,
  only: 'air' | 'any',
): Promise<boolean> {
  if (product === null) return true;
  const byAir = only === 'air' ? sql`and coalesce(c.transport, '1') = '1'` : sql``;
  const found = await tx.rows(
    sql`select from ${offeredTo(sql`${orgId}`)} where c.name = ${product} ${byAir}`,
  );
  return found.length > 0;
}

/** A product by its name, in use or not any more. */
export async function isProduct(tx: Pick<Tx, 'rows'>, name: string): Promise<boolean> {
  const found = await tx.rows(sql`select from channel where name = ${name}`);
  return found.length > 0;
}

export async function isInUse(tx: Pick<Tx, 'rows'>, product: string | null): Promise<boolean> {
  const found = await tx.rows(sql`select from channel c where c.name = ${product} and c.active`);
  return found.length > 0;
}

/** The products there are, on offer or not any more. */
export const productView = sql`(select c.channel_id, c.code, c.name, c.name_en, c.transport, c.description_zh, c.description_en, c.active, c.page from channel c)`;

/** Which product was opened for which organisation. */
export const productOfferView = sql`(select x.org_id, x.channel_id from customer_channel x)`;

export const weighAnewTask = 'weigh-anew';

/** What of a product has not left is weighed by the rule that it has from now on, once this is committed. */
export function weighsAnew(tx: Tx, product: string): Promise<void> {
  return enqueue(tx, weighAnewTask, { productId: product }, `${weighAnewTask} ${product}`);
}
