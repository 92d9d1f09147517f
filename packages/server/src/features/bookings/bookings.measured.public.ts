import { billedAsWhole } from '@loadline/contract/bookings/booking.totals';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import type { MeasuredLine } from '@loadline/contract/receipts/measured';
import { chargeableOf } from '@loadline/contract/receipts/measured';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { receiptView } from '../receipts/receipts.rows.public.ts';
import type { HouseFigures } from './bookings.public.ts';
import { ruleOf } from './bookings.write.commands.ts';

/** A house waybill with what is said to have been measured of it; nulls where nothing is. */
export type SettledHouse = { readonly hawbId: string } & {
  readonly [figure in keyof HouseFigures]: HouseFigures[figure] | null;
};

/** Writes what the warehouse or the weighbridge measured of house waybills of a master waybill; what bookings are billed by it follows. */
export async function settleHouseFigures(
  tx: Pick<Tx, 'one' | 'rows'>,
  {
    mawbId,
    side,
    houses,
  }: {
    readonly mawbId: string;
    readonly side: 'warehouse' | 'weighbridge';
    readonly houses: readonly SettledHouse[];
  },
): Promise<void> {
  await tx.rows(sql`select from settle_houses(${mawbId}, ${side}, ${JSON.stringify(houses)}::jsonb)`);
  if (side === 'warehouse') await weighMeasured(tx, mawbId);
}

interface Measured {
  readonly orgId: string;
  readonly id: string;
  readonly flight: BookingContent['flight'];
  readonly grossWeight: string;
  readonly volume: string;
  /** What warehouses received for the orders of each house waybill, where that is just what the house waybills have. */
  readonly received: readonly (readonly MeasuredLine[])[] | null;
}

/** What the bookings on a waybill are billed by what the warehouse has of all their house waybills, by the rule of each product. */
async function weighMeasured(tx: Pick<Tx, 'one' | 'rows'>, mawbId: string): Promise<void> {
  for (const { orgId, id, flight, received, ...figures } of await measuredOn(tx, mawbId)) {
    const rule = await ruleOf(tx, flight);
    const billingWeight = received ? chargeableOf(received.flat(), rule) : billedAsWhole(figures, rule);
    await tx.rows(sql`
      update booking b set wms_billing_weight = ${billingWeight} where b.org_id = ${orgId} and b.id = ${id}`);
  }
}

function measuredOn(tx: Pick<Tx, 'rows'>, mawbId: string): Promise<Measured[]> {
  return tx.rows<Measured>(sql`
    select b.org_id::text as "orgId", b.id::text as id, b.content -> 'flight' as flight,
      sum(h.wms_gross_weight)::text as "grossWeight", sum(h.wms_volume)::text as volume,
      case when bool_and(h.order_pieces is null and (r.pieces, r.kg) is not distinct from (h.wms_pkgs_num, h.wms_gross_weight))
        then jsonb_agg(r.lines) end as received
    from bookings_on(${mawbId}) b join houses_on(${mawbId}) h on h.org_id = b.org_id and h.booking_id = b.id
    left join lateral (
      select sum((line ->> 'pieces')::int)::int as pieces, sum((line ->> 'weight')::numeric) as kg, jsonb_agg(line) as lines
      from ${receiptView} w, jsonb_array_elements(w.lines) line
      where w.org_id = h.org_id and w.order_id = h.order_id and w.state = 'RECEIVED') r on true
    group by b.org_id, b.id, b.content having bool_and(h.wms_pkgs_num is not null)`);
}
