import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import { sql } from '../../kernel/sql.ts';
import { cartonView, goodsLineView, orderView } from '../orders/orders.rows.public.ts';
import { flagged } from './clearance.pga.queries.ts';

/** What the cartons of the lines of entry `r` weigh, by line, where nothing else lies in them. */
export const weightsJson = sql`(select coalesce(json_object_agg(w.line, w.weight::text), '{}') from (
  select o.order_number || ' ' || min(n.line_no) as line, (min(k.weight) * min(k.carton_count))::numeric(12, 3) as weight
  from us_entry_order c join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id
    join ${goodsLineView} n on n.org_id = c.org_id and n.order_id = c.order_id
    join ${cartonView} k on k.org_id = n.org_id and k.order_id = n.order_id and k.carton_no = n.carton_no
  where c.org_id = r.org_id and c.entry_id = r.id group by o.order_number, n.carton_no having count(*) = 1) w where w.weight is not null)`;

export interface Weighed {
  readonly weights?: Readonly<Record<string, string>>;
}

/** With its lines' flags, and with what their cartons weigh, which is found for all of them at once. */
export function whole<F extends Parameters<typeof flagged>[0]>({ weights = {}, ...found }: F & Weighed) {
  const lines = found.lines.map((line) => ({ ...line, toldWeight: weights[lineKey(line)] ?? null }));
  return flagged({ ...found, lines });
}
