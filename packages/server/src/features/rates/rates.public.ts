import { places } from '@loadline/contract/codes/place';
import type { PublicRate } from '@loadline/contract/freight/freight.api';
import { publicRate } from '@loadline/contract/freight/freight.api';
import { type RateCard, rateCard } from '@loadline/contract/freight/rate-card';
import { weighing } from '@loadline/contract/freight/weighing';
import { wordOf } from '@loadline/contract/kernel/code';
import { pick } from '@loadline/contract/kernel/resource';
import type { ProductType } from '@loadline/contract/site/product-type';
import { chinaZone } from '../../kernel/clock.ts';
import { json, orNull, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { productId, productView, productWeighing } from '../ops/products.public.ts';

/** A day is over when it is over in China, where the prices are made. */
const today = sql`(now() at time zone ${sql.lit(chinaZone)})::date`;

/** Published cards of products in use that hold today or later. */
export async function publishedRates(db: Database): Promise<PublicRate[]> {
  return (await publishedWhere(asked(db), sql`r.valid_to >= ${today}`)).map(({ rate }) => rate);
}

/** One of them, or one whose last day is over; undefined when nobody may see it. */
export async function publishedRate(tx: Tx, id: string): Promise<PublicRate | undefined> {
  const [found] = await publishedWhere(tx, sql`r.id = ${id}`);
  return found?.rate;
}

/** Those that hold today, each with the public page that tells of its product. */
export async function ratesOnPages(
  db: Database,
): Promise<{ readonly page: ProductType; readonly rate: PublicRate }[]> {
  const inForce = await publishedWhere(
    asked(db),
    sql`c.page is not null and ${today} between r.valid_from and r.valid_to`,
  );
  return inForce.flatMap(({ page, rate }) => (page === null ? [] : [{ page, rate }]));
}

/** Asked of nobody's: published is published for anybody. */
function asked(db: Database): Pick<Tx, 'rows'> {
  return { rows: (query) => db.call(query) };
}

async function publishedWhere(tx: Pick<Tx, 'rows'>, where: Sql) {
  const rows = await tx.rows(sql.type({
    page: orNull(textOf<ProductType>()),
    card: json<Omit<PublicRate, 'originZh' | 'originEn'>>(),
  })`
    select r.page, ${jsonOf(publicRate.fields, 'r')} as card from (
      select r.*, c.name as product_zh, c.name_en as product_en, c.transport, c.page
      from rate_card r join ${productView} c on c.channel_id = r.product_id where r.published and c.active and ${where}
      order by c.name, r.origin, r.zone, r.valid_from, r.id limit 1000) r`);
  return rows.map(({ page, card }) => {
    const { zh, en } = wordOf(places, card.origin);
    return { page, rate: { ...card, originZh: zh, originEn: en } };
  });
}

/** The cards `k` of a product that are published and hold on a day. */
function cardsInForce(product: Sql, day: Sql): Sql {
  return sql`rate_card k where k.product_id = ${productId(product)} and k.published and ${day} between k.valid_from and k.valid_to`;
}

function orToday(day: Sql): Sql {
  return sql`coalesce(${day}, ${today})`;
}

/**
 * How a product weighs what departs on a day, today where that is not known: by its card that is published for the day, the
 * one from the cargo's own origin first, else as the product itself says.
 */
export function weighingOf(product: Sql, origin: Sql, day: Sql): Sql {
  return sql`coalesce((select ${jsonOf(weighing, 'k')} from ${cardsInForce(product, orToday(day))}
    order by (k.origin = ${origin}) desc nulls last, k.valid_from desc, k.id limit 1),
    ${productWeighing(product)})`;
}

/** How it weighs what departs on a day, for every origin that has a card of its own then, and for all others. */
export function weighingsOf(product: Sql, day: Sql = today): Sql {
  return sql`(select coalesce(json_agg(json_build_object('origin', o.origin, 'weighing', ${weighingOf(product, sql`o.origin`, day)})), '[]')
    from (select distinct k.origin from ${cardsInForce(product, orToday(day))} union all select null) o)`;
}

const pricing = pick(
  rateCard,
  'id',
  'version',
  'origin',
  'zone',
  'zoneZh',
  'zoneEn',
  'validFrom',
  'validTo',
  'currency',
  'basis',
  'breaks',
  'cheaperBreak',
  'minimumCharge',
  'surcharges',
);

/** What of a card is needed to charge an order by it. */
export type ChargingCard = Pick<RateCard, keyof typeof pricing>;

/** The published cards of a product that hold on a day, as JSON: those from an origin, or from anywhere where that is not known. */
export function cardsToCharge(product: Sql, origin: Sql, day: Sql): Sql {
  return sql`(select coalesce(json_agg(${jsonOf(pricing, 'k')} order by k.zone, k.valid_from desc, k.id), '[]')
    from ${cardsInForce(product, day)} and (${origin} is null or k.origin = ${origin}))`;
}

/** One card as JSON, published or not any more. */
export function cardById(id: Sql): Sql {
  return sql`(select ${jsonOf(pricing, 'k')} from rate_card k where k.id = ${id})`;
}
