import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { shareFields } from '@loadline/contract/tracking/share';
import type { listShares } from '@loadline/contract/tracking/share.api';
import type { Database, RawJson } from '../../kernel/database.ts';
import { isoOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { makerName } from '../ops/people.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';

/** A link `s` as the owner of the shipment sees it; who made it is empty where that was the forwarder's. */
export const shareJson = jsonOf(shareFields, 's', {
  shareId: sql`s.share_id::text`,
  createdAt: isoOf(sql`s.created_at`),
  createdBy: makerName(sql`s`),
  expiresAt: isoOf(sql`s.expires_at`),
  revoked: sql`s.revoked_at is not null`,
  opened: sql`s.opened`,
  openedAt: isoOf(sql`s.opened_at`),
  shows: sql`s.shows`,
});

/** The links to one order; none for an order that is not the viewer's to see. */
export function sharesOf(db: Database, viewer: Viewer, { no }: QueryOf<typeof listShares>): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select coalesce((select json_agg(${shareJson} order by s.created_at desc) from (
        select x.* from tracking_share x join ${orderView} o on o.org_id = x.org_id and o.id = x.order_id
        where ${ofViewer('o')} and o.order_number = ${no} order by x.created_at desc limit 200) s), '[]')::text`,
  );
}
