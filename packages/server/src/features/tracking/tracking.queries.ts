import { knownPlaces } from '@loadline/contract/codes/place';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { trackShipments } from '@loadline/contract/tracking/tracking.api';
import type { RowOf } from '../../kernel/columns.ts';
import { json, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { problemOfDatabase } from '../../kernel/problem.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { referenceView, wholeOrders } from '../orders/orders.rows.public.ts';

export type TrackQuery = QueryOf<typeof trackShipments>;

export const trackedColumns = { asked: text, shipment: json<Shown>() };
export type Tracked = RowOf<typeof trackedColumns>;

type Shipment = AnswerOf<typeof trackShipments>['shipments'][number];

/** Built by shipment_shown(), whose keys are the contract's. */
export type Shown = Omit<Shipment, 'places'>;

/** The shipment with the names of the places that it goes by. */
export function withPlaces(shipment: Shown): Shipment {
  const { origin, destination, milestones, transfers, parcels, released } = shipment;
  const codes = new Set([
    origin,
    destination,
    released?.place ?? null,
    ...[...milestones, ...transfers, ...parcels].map(({ place }) => place),
  ]);
  const named = [...codes].flatMap((code) => {
    if (code === null || !isCode(knownPlaces, code)) return [];
    const { zh, en } = wordOf(knownPlaces, code);
    return [{ code, nameZh: zh, nameEn: en }];
  });
  return { ...shipment, places: named };
}

/** What anyone may see of these numbers. Unknown, private and foreign ones are simply not among the answers. */
export function publicShipments(
  db: Database,
  numbers: readonly string[],
  trackType: string,
): Promise<Tracked[]> {
  return db.call(
    sql.type(trackedColumns)`select asked, shipment from track_shipments(${numbers}::text[], ${trackType})`,
  );
}

/** As many as twenty for each of twenty numbers. */
const mostOwn = 400;

/** A signed-in person also finds the organisation's own shipments, by its references too; a dead session finds none. */
export async function ownShipments(
  db: Database,
  viewer: Viewer,
  numbers: readonly string[],
): Promise<Tracked[]> {
  const query = sql.type(trackedColumns)`
    select distinct on (o.order_time, o.id) r.number as asked, shipment_shown(o.whole, case r.kind when 'customer' then o.reference_number else r.number end, true) as shipment
    from ${referenceView} r join ${wholeOrders} o on o.org_id = r.org_id and o.id = r.order_id
    where ${ofViewer('o')} and r.number = any(${numbers}::text[]) order by o.order_time desc, o.id limit ${sql.lit(mostOwn)}`;
  try {
    const { rows } = await db.read({ ...viewer, access: 'order:view' }, query);
    return rows[0];
  } catch (error) {
    if (problemOfDatabase(error)?.status === 401 || problemOfDatabase(error)?.status === 403) return [];
    throw error;
  }
}
