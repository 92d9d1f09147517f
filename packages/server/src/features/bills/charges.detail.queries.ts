import { chargeAtDesk, orderToCharge, weightsToCharge } from '@loadline/contract/bills/charge-desk';
import type { chargeDeskApi } from '@loadline/contract/bills/charge-desk.api';
import { aboveQuote } from '@loadline/contract/bills/charge-margin';
import { breaksSeen } from '@loadline/contract/freight/estimate';
import { unitOfBasis } from '@loadline/contract/freight/weight-basis';
import { exact, fixed, minus, plus, zero } from '@loadline/contract/kernel/decimal';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { TrustQuote } from '@loadline/contract/trusts/trust-quote';
import { chinaZone } from '../../kernel/clock.ts';
import { json, orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { type ChargingCard, cardById, cardsToCharge } from '../rates/rates.public.ts';
import { trustView } from '../trusts/trusts.rows.public.ts';
import { cardFor } from './charges.price.ts';
import {
  departedOn,
  departurePlanned,
  ordersNamed,
  pricedCharges,
  weightsOfOrder,
} from './charges.rows.queries.ts';
import { rateOfDay } from './exchange-rates.queries.ts';

export type OrderCharges = AnswerOf<typeof chargeDeskApi.detail>;
type Order = OrderCharges['order'];

/** What an order is priced by. */
export interface ChargingFacts {
  readonly order: Omit<Order, 'aboveQuote' | 'aboveQuotePercent'>;
  readonly weights: OrderCharges['weights'];
  readonly quote: TrustQuote | null;
  readonly quoteRate: string | null;
  readonly charges: OrderCharges['charges'];
  /** By which it was priced last. */
  readonly used: ChargingCard | null;
  readonly cards: readonly ChargingCard[];
}

const { aboveQuote: _above, aboveQuotePercent: _percent, ...orderFields } = orderToCharge;

const ordered = sql`(r.order_time at time zone ${sql.lit(chinaZone)})::date`;

const columns = {
  orgId: text,
  order: json<ChargingFacts['order']>(),
  weights: json<ChargingFacts['weights']>(),
  quote: orNull(json<TrustQuote>()),
  quoteRate: orNull(text),
  charges: json<ChargingFacts['charges']>(),
  used: orNull(json<ChargingCard>()),
  cards: json<readonly ChargingCard[]>(),
};

const orderJson = jsonOf(orderFields, 'r', {
  quotedAmount: sql`r.quote ->> 'amount'`,
  quotedCurrency: sql`r.quote ->> 'currency'`,
  quotedWeight: sql`r.quote ->> 'weight'`,
});

const weightsJson = jsonOf(weightsToCharge, 'r', weightsOfOrder);

/** One order with everything that its charges stand on. */
function factsWhere(which: Sql) {
  return sql.type(columns)`
    select r.org_id::text as "orgId", ${orderJson} as order, ${weightsJson} as weights, r.quote, r.quote_rate::text as "quoteRate",
      coalesce((select json_agg(${jsonOf(chargeAtDesk, 'c')} order by c.position, c.created_at, c.id) from ${pricedCharges}
        where c.org_id = r.org_id and c.order_id = r.id), '[]') as charges,
      ${cardById(sql`r.card_id`)} as used, ${cardsToCharge(sql`r.channel_name`, sql`r.origin`, sql`r.fee_date`)} as cards
    from (select r.*, ${rateOfDay(sql`r.quote ->> 'currency'`, sql`r.fee_date`)} as quote_rate
      from (select r.*, coalesce(r.departed, r.planned, ${ordered}) as fee_date,
          case when r.departed is not null then 'departed' when r.planned is not null then 'planned' else 'ordered' end as day_is
        from (select r.*, ${departedOn} as departed, ${departurePlanned} as planned, q.trust_no, q.quote
          from ${ordersNamed(which)} left join ${trustView} q on q.org_id = r.org_id and q.id = r.trust_id) r) r) r`;
}

const numbered = (no: string) => sql`o.order_number = ${no}`;
export const identified = (orgId: string, id: string) => sql`o.org_id = ${orgId} and o.id = ${id}`;

export async function factsIn(tx: Pick<Tx, 'rows'>, which: Sql): Promise<ChargingFacts> {
  const [found] = await tx.rows(factsWhere(which));
  if (!found) throw new Problem('notFound');
  return found;
}

export async function chargesAtDesk(staff: Database, viewer: Viewer, no: string): Promise<OrderCharges> {
  const {
    rows: [[found]],
  } = await staff.read(viewer, factsWhere(numbered(no)));
  if (!found) throw new Problem('notFound');
  return chargesOf(found);
}

export async function chargesIn(tx: Tx, which: Sql): Promise<OrderCharges> {
  return chargesOf(await factsIn(tx, which));
}

function chargesOf({ order, weights, quote, quoteRate, charges, used, cards }: ChargingFacts): OrderCharges {
  const quoted = quote && { amount: quote.amount, rate: quoteRate };
  const above = aboveQuote(charges.length === 0 ? null : order.baseAmount, quoted);
  const offered = cards.map(({ id, zone, zoneZh, zoneEn, currency, validFrom, validTo }) => ({
    id,
    zone,
    zoneZh,
    zoneEn,
    currency,
    validFrom,
    validTo,
  }));
  return {
    order: { ...order, aboveQuote: above.amount, aboveQuotePercent: above.percent },
    weights,
    card: cardSeen(used ?? soleCard(cards, quote), weights),
    cards: offered,
    charges,
    sums: sumsOf(charges),
  };
}

function soleCard(cards: readonly ChargingCard[], quote: TrustQuote | null): ChargingCard | null {
  const found = cardFor(cards, quote);
  return typeof found === 'string' ? null : found;
}

function cardSeen(
  card: ChargingCard | null,
  { charged, unit }: OrderCharges['weights'],
): OrderCharges['card'] {
  if (!card) return null;
  const { id, version, zone, zoneZh, zoneEn, validFrom, validTo, currency, basis, minimumCharge } = card;
  const isPriced = charged !== null && unitOfBasis[basis] === unit;
  const breaks = isPriced ? breaksSeen(card, charged) : [];
  const [taken, own] = (['chosen', 'own'] as const).map((state) => breaks.find(({ is }) => is === state));
  const saves = taken && own ? fixed(minus(exact(own.amount), exact(taken.amount)), 2) : null;
  return {
    id,
    version,
    zone,
    zoneZh,
    zoneEn,
    validFrom,
    validTo,
    currency,
    unit: unitOfBasis[basis],
    minimumCharge,
    breaks,
    saves,
  };
}

function sumsOf(charges: OrderCharges['charges']): OrderCharges['sums'] {
  return [...Map.groupBy(charges, ({ currency }) => currency)].map(([currency, lines]) => ({
    currency,
    orderFee: fixed(
      lines.reduce((sum, { orderFee }) => plus(sum, exact(orderFee)), zero),
      2,
    ),
  }));
}
