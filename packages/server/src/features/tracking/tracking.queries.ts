import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { trackShipments } from '@loadline/contract/tracking/tracking.api';
import type { Database } from '../../kernel/database.ts';
import { problemOfDatabase } from '../../kernel/problem.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { wholeOrders } from '../orders/orders.rows.public.ts';

export type TrackQuery = QueryOf<typeof trackShipments>;

export interface Tracked {
  readonly asked: string;
  /** Built by shipment_shown(), whose keys are the contract's. */
  readonly shipment: AnswerOf<typeof trackShipments>['shipments'][number];
}

/** What anyone may see of these numbers. Unknown, private and foreign ones are simply not among the answers. */
export function publicShipments(
  db: Database,
  numbers: readonly string[],
  trackType: string,
): Promise<Tracked[]> {
  return db.call<Tracked>(sql`select asked, shipment from track_shipments(${numbers}::text[], ${trackType})`);
}

/** A signed-in person also finds the organisation's own shipments, by its references too; a dead session finds none. */
export async function ownShipments(
  db: Database,
  viewer: Viewer,
  numbers: readonly string[],
): Promise<Tracked[]> {
  const query = sql<Tracked>`
    select upper(n.asked) as asked, shipment_shown(o.whole, n.asked, true) as shipment from unnest(${numbers}::text[]) as n (asked)
    cross join lateral find_order_ids(n.asked) as found (id)
    join ${wholeOrders} o on ${ofViewer('o')} and o.id = found.id and n.asked = any(string_to_array(o.search_text, E'\n'))`;
  try {
    const { results } = await db.read({ ...viewer, access: 'order:view' }, query);
    return results.flatMap((result) => result.rows);
  } catch (error) {
    if (problemOfDatabase(error)?.status === 401 || problemOfDatabase(error)?.status === 403) return [];
    throw error;
  }
}
