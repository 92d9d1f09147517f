import type { proposeCharges } from '@loadline/contract/bills/charge-desk.api';
import { places } from '@loadline/contract/codes/place';
import { unitOfBasis } from '@loadline/contract/freight/weight-basis';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { allEntries } from '../ops/dictionaries.public.ts';
import { lockedOrders } from '../orders/orders.rows.public.ts';
import type { ChargingCard } from '../rates/rates.public.ts';
import type { Order } from './charges.commands.ts';
import { lockCharging } from './charges.commands.ts';
import type { ChargingFacts, OrderCharges } from './charges.detail.queries.ts';
import { chargesIn, factsIn, identified } from './charges.detail.queries.ts';
import { type ChargeGap, cardFor, proposalsOf } from './charges.price.ts';

/** Prices an order anew by the card that staff have chosen, else by the one that holds; refused, in words, where none does. */
export function proposeNow(
  staff: Database,
  viewer: Viewer,
  { no, cardId }: BodyOf<typeof proposeCharges>,
): Promise<OrderCharges> {
  return staff.inTransaction(viewer, async (tx) => {
    const order = await lockCharging(tx, no);
    const which = identified(order.orgId, order.id);
    const facts = await factsIn(tx, which);
    if (facts.order.status === 'CANCELLED') throw new Problem('chargesOfCancelled', { no });
    const found = pricedBy(facts, cardId);
    if (typeof found === 'string') throw refusalOf(found, facts);
    await replaceProposals(tx, facts, found);
    return chargesIn(tx, which);
  });
}

/** The card that prices an order, or why there is none. */
function pricedBy({ cards, quote, weights }: ChargingFacts, cardId: string | null): ChargingCard | ChargeGap {
  const chosen =
    cardId === null ? cardFor(cards, quote) : (cards.find(({ id }) => id === cardId) ?? 'noCard');
  if (typeof chosen === 'string') return chosen;
  // A card that charges by another unit cannot price what was weighed for this one.
  return weights.charged === null || unitOfBasis[chosen.basis] !== weights.unit ? 'noWeight' : chosen;
}

function refusalOf(gap: ChargeGap, { order, cards }: ChargingFacts): Problem {
  const { orderNumber: no, origin, feeDate: day, channelName, channelNameEn } = order;
  const from = isCode(places, origin ?? '')
    ? wordOf(places, origin ?? '')
    : { zh: origin ?? '-', en: origin ?? '-' };
  const product = { zh: channelName, en: channelNameEn ?? channelName };
  switch (gap) {
    case 'noCard':
      return new Problem('noCardHolds', { day, product, origin: from });
    case 'severalZones':
      return new Problem('severalZones', {
        zones: {
          zh: cards.map(({ zoneZh }) => zoneZh).join('、'),
          en: cards.map(({ zoneEn }) => zoneEn).join(', '),
        },
      });
    case 'noWeight':
      return new Problem('noWeightYet', { no });
  }
}

/** What was proposed and is on no bill goes; what a bill has charged by a card already is not proposed again. */
async function replaceProposals(tx: Tx, facts: ChargingFacts, card: ChargingCard): Promise<void> {
  const { id, orgId, orderNumber, feeDate } = facts.order;
  await tx.rows(
    sql`delete from charge where org_id = ${orgId} and order_id = ${id} and source = 'card' and bill_id is null`,
  );
  const billed = await tx.rows(sql.type({ fee: text })`
    select c.fee_type || ' ' || c.fee_zh as fee from charge c join bill b on b.org_id = c.org_id and b.id = c.bill_id
    where c.org_id = ${orgId} and c.order_id = ${id} and c.source = 'card' and b.status <> 'VOID'`);
  const known = new Set(billed.map(({ fee }) => fee));
  const fees = await tx.rows(allEntries('feeType'));
  const proposed = proposalsOf(card, facts.weights.charged ?? '0', fees)
    .filter(({ feeType, feeZh }) => !known.has(`${feeType} ${feeZh}`))
    .map((one, position) => ({ id: newId(), position, ...one }));
  await tx.rows(sql`
    insert into charge (org_id, id, order_id, position, fee_date, fee_type, fee_zh, fee_en, unit_name, billing_weight, quantity, unit_fee, currency, order_fee, source, card_id, created_by)
    select ${orgId}, p.id, ${id}, p.position, ${feeDate}, p."feeType", p."feeZh", p."feeEn", p."unitName", p."billingWeight", p.quantity, p."unitFee", p.currency, p."orderFee", 'card', ${card.id}, ${tx.me.userId}
    from jsonb_to_recordset(${JSON.stringify(proposed)}::jsonb) as p (id uuid, position integer, "feeType" text, "feeZh" text, "feeEn" text, "unitName" text,
      "billingWeight" numeric, quantity numeric, "unitFee" numeric, currency text, "orderFee" numeric)`);
  await keepOutcome(tx, { orgId, id }, { cardId: card.id, gap: null });
  const changes = { orderNumber, lines: proposed.length };
  await audit(tx, { action: 'proposed', subject: 'charge', subjectId: id, changes });
}

const atOnce = 20;

/**
 * Proposes the charges of the orders that have come to the stage from which their product is billed. Each is looked at once:
 * what it lacked, staff see and settle; a second run proposes nothing anew.
 */
export function proposeChargesJob({ staff }: House): Job {
  return {
    name: 'propose-charges',
    permission: 'nobody',
    recurs: '* * * * *',
    work: async () => {
      while ((await proposeNext(staff.slow)) === atOnce);
    },
  };
}

async function proposeNext(staff: Pick<Database, 'inTransaction'>): Promise<number> {
  return staff.inTransaction(viewerOfProgram('op:finance'), async (tx) => {
    const waiting = await tx.rows(sql.type({ id: text })`
      select x.order_id::text as id from order_charging x where x.proposed_at is null order by x.since, x.order_id limit ${sql.lit(atOnce)}`);
    const ids = waiting.map(({ id }) => id);
    const orders = ids.length === 0 ? [] : await lockedOrders(tx, sql`o.id = any(${ids}::uuid[])`);
    for (const order of orders) await proposeFirst(tx, order);
    return waiting.length;
  });
}

/** What was proposed before stands; a cancelled order is charged nothing. */
async function proposeFirst(tx: Tx, order: Order): Promise<void> {
  const facts = await factsIn(tx, identified(order.orgId, order.id));
  const isOver = facts.order.status === 'CANCELLED' || facts.charges.some(({ source }) => source === 'card');
  const found = isOver ? null : pricedBy(facts, null);
  if (found !== null && typeof found !== 'string') return replaceProposals(tx, facts, found);
  await keepOutcome(tx, order, { cardId: null, gap: found });
}

/** By which card an order was priced, or why by none. */
async function keepOutcome(
  tx: Tx,
  { orgId, id }: Order,
  { cardId, gap }: { readonly cardId: string | null; readonly gap: ChargeGap | null },
): Promise<void> {
  await tx.rows(sql`
    insert into order_charging as x (org_id, order_id, proposed_at, card_id, gap) values (${orgId}, ${id}, ${tx.now}, ${cardId}, ${gap})
    on conflict (org_id, order_id) do update set proposed_at = excluded.proposed_at, card_id = coalesce(excluded.card_id, x.card_id), gap = excluded.gap,
      version = x.version + 1`);
}
