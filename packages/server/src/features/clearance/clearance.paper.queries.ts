import { placeOf } from '@loadline/contract/codes/place';
import type { RowOf } from '../../kernel/columns.ts';
import { json, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, sql } from '../../kernel/sql.ts';
import { eventView } from '../events/events.rows.public.ts';
import { trustView } from '../trusts/trusts.rows.public.ts';
import { linesOn, ordersOn } from './clearance.rows.queries.ts';

interface LineMid {
  readonly orderNumber: string;
  readonly goodsNo: number;
  readonly mid: string;
}

const columns = {
  arrivedAt: orNull(text),
  flightOrVessel: orNull(text),
  destination: orNull(text),
  mids: json<readonly LineMid[]>(),
};

/** What events and trust orders say beside the entry. */
export type ToldOfEntry = RowOf<typeof columns>;

/** What happened to the orders on entry `r` on their way, but for what somebody has put right since. */
function happened(shown: Sql, which: Sql): Sql {
  return sql`(select ${shown} from us_entry_order c
    join ${eventView} e on e.org_id = c.org_id and e.subject = 'order' and e.subject_id = c.order_id
    where c.org_id = r.org_id and c.entry_id = r.id and e.classifier = 'ACT' and e.voided_by is null and not e.superseded and ${which})`;
}

/** The MID of each line whose trust order names one, and no other one for the same goods. */
const mids = sql`(select coalesce(json_agg(json_build_object('orderNumber', g.order_number, 'goodsNo', g.line_no, 'mid', m.mid)), '[]')
  from (select o.org_id, o.order_number, o.trust_id, g.line_no, g.hs_dest, g.name_en, g.name_zh from ${linesOn}) g,
    lateral (select min(l ->> 'mid') as mid from ${trustView} t, jsonb_array_elements(t.content #> '{cargo,lines}') l
      where t.org_id = g.org_id and t.id = g.trust_id and l ->> 'hsDest' = g.hs_dest and l ->> 'nameEn' = g.name_en and l ->> 'nameZh' = g.name_zh
      having count(distinct coalesce(l ->> 'mid', '')) = 1) m where m.mid is not null)`;

export function toldOfEntryIn(tx: Pick<Tx, 'one'>, entryId: string): Promise<ToldOfEntry> {
  return tx.one(sql.type(columns)`
    select ${happened(isoOf(sql`max(e.occurred_at)`), sql`e.stage = 'ARRIVED'`)} as "arrivedAt",
      ${happened(sql`string_agg(distinct e.flight_or_vessel, ', ')`, sql`e.stage in ('DEPARTED', 'ARRIVED')`)} as "flightOrVessel",
      (select min(o.destination) from ${ordersOn}) as destination, ${mids} as mids
    from us_entry r where r.id = ${entryId}`);
}

/** Where nobody has said the port of entry yet: the clocks of the arrival, else of customs' head office. */
export function zoneOfArrival({ destination }: Pick<ToldOfEntry, 'destination'>): string {
  return (destination === null ? undefined : placeOf(destination)?.zone) ?? 'America/New_York';
}
