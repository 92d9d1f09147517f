import { placeOf } from '@loadline/contract/codes/place';
import type { RowOf } from '../../kernel/columns.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import { eventView } from '../events/events.rows.public.ts';
import { ordersOn } from './clearance.rows.queries.ts';

const columns = {
  arrivedAt: orNull(text),
  flightOrVessel: orNull(text),
  destination: orNull(text),
};

/** What events and orders say beside the entry. */
export type ToldOfEntry = RowOf<typeof columns>;

/** What happened to the orders on entry `r` on their way, but for what somebody has put right since. */
function happened(shown: Sql, which: Sql): Sql {
  return sql`(select ${shown} from us_entry_order c
    join ${eventView} e on e.org_id = c.org_id and e.subject = 'order' and e.subject_id = c.order_id
    where c.org_id = r.org_id and c.entry_id = r.id and e.classifier = 'ACT' and e.voided_by is null and not e.superseded and ${which})`;
}

export function toldOfEntryIn(tx: Pick<Tx, 'one'>, entryId: string): Promise<ToldOfEntry> {
  return tx.one(sql.type(columns)`
    select ${happened(isoOf(sql`max(e.occurred_at)`), sql`e.stage = 'ARRIVED'`)} as "arrivedAt",
      ${happened(sql`string_agg(distinct e.flight_or_vessel, ', ')`, sql`e.stage in ('DEPARTED', 'ARRIVED')`)} as "flightOrVessel",
      (select min(o.destination) from ${ordersOn}) as destination
    from us_entry r where r.id = ${entryId}`);
}

/** Where nobody has said the port of entry yet: the clocks of the arrival, else of customs' head office. */
export function zoneOfArrival({ destination }: Pick<ToldOfEntry, 'destination'>): string {
  return (destination === null ? undefined : placeOf(destination)?.zone) ?? 'America/New_York';
}
