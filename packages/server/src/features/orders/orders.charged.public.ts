import { stageOrder } from '@loadline/contract/codes/stage';
import { type Transport } from '@loadline/contract/codes/transport';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import type { Weighing } from '@loadline/contract/freight/weighing';
import { chargeableOf, type MeasuredLine } from '@loadline/contract/receipts/measured';
import { chinaZone } from '../../kernel/clock.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { bookingView, orderHouseView } from '../bookings/bookings.rows.public.ts';
import { departsOn } from '../flights/flights.rows.public.ts';
import { weighingOf } from '../rates/rates.public.ts';
import { receiptView } from '../receipts/receipts.rows.public.ts';

const weighedOrder = {
  orgId: text,
  id: text,
  transport: orNull(textOf<Transport>()),
  weighing: orNull(json<Weighing>()),
  /** What warehouses measured; without that, the cartons as they were declared. */
  lines: json<MeasuredLine[]>(),
};

/**
 * Writes what the orders `o` that a condition names are charged by: what was measured, else what was declared, by the rule of
 * their product on the day when they depart, else when they were ordered. For whoever has changed one of these, in the same
 * transaction.
 */
export async function chargeOrders(tx: Pick<Tx, 'rows'>, which: Sql): Promise<void> {
  const charged = (await weighedOrders(tx, which)).map(({ orgId, id, ...cargo }) => ({
    orgId,
    id,
    ...chargedOf(cargo),
  }));
  if (charged.length === 0) return;
  await tx.rows(sql`
    update orders o set charging_weight = c.weight, charging_unit = c.unit
    from jsonb_to_recordset(${JSON.stringify(charged)}::jsonb) as c ("orgId" uuid, id uuid, weight numeric, unit text)
    where o.org_id = c."orgId" and o.id = c.id and (o.charging_weight, o.charging_unit) is distinct from (c.weight, c.unit)`);
}

const waiting = stageOrder.slice(0, stageOrder.indexOf('DEPARTED'));
const atOnce = 1_000;

/** Where the orders stand that were charged last, in the order in which everybody locks them. */
export type LastOrder = { readonly orgId: string; readonly id: string };
const nobody = '00000000-0000-0000-0000-000000000000';
export const beforeAll: LastOrder = { orgId: nobody, id: nobody };

/** Charges the next 1,000 orders of a product that have not left; gives the last of them, null when no more are to come. */
export async function chargeNextWaiting(
  tx: Tx,
  product: string,
  after: LastOrder,
): Promise<LastOrder | null> {
  const next = await tx.rows(sql.type({ orgId: text, id: text })`
    select o.org_id::text as "orgId", o.id::text as id from orders o
    where o.channel_name = ${product} and o.status = any(${waiting}::text[]) and (o.org_id, o.id) > (${after.orgId}::uuid, ${after.id}::uuid)
    order by o.org_id, o.id limit ${sql.lit(atOnce)} for update`);
  if (next.length > 0) await chargeOrders(tx, sql`o.id = any(${next.map(({ id }) => id)}::uuid[])`);
  return next.length < atOnce ? null : (next.at(-1) ?? null);
}

function chargedOf({ transport, weighing, lines }: Omit<RowOf<typeof weighedOrder>, 'orgId' | 'id'>) {
  const rule = productWeightRule(transport, weighing);
  return { weight: lines.length === 0 ? null : chargeableOf(lines, rule), unit: rule.unit };
}

function weighedOrders(tx: Pick<Tx, 'rows'>, which: Sql): Promise<RowOf<typeof weighedOrder>[]> {
  const departs = sql`coalesce((select min(${departsOn(sql`b`)}) from ${orderHouseView} h join ${bookingView} b on b.org_id = h.org_id and b.id = h.booking_id
    where h.org_id = o.org_id and h.order_id = o.id), (o.order_time at time zone ${sql.lit(chinaZone)})::date)`;
  return tx.rows(sql.type(weighedOrder)`
    select o.org_id::text as "orgId", o.id::text as id, o.transport_type as transport,
      ${weighingOf(sql`o.channel_name`, sql`o.origin`, departs)} as weighing,
      coalesce(
        (select json_agg(line) from ${receiptView} r, jsonb_array_elements(r.lines) line
          where r.org_id = o.org_id and r.order_id = o.id and r.state = 'RECEIVED'),
        (select json_agg(json_build_object('pieces', c.carton_count, 'length', c.length::text, 'width', c.width::text,
            'height', c.height::text, 'weight', (c.carton_count * c.weight)::text) order by c.carton_no) from carton_group c
          where c.org_id = o.org_id and c.order_id = o.id), '[]') as lines
    from orders o where ${which}`);
}
