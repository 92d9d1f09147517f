import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { makeShare, openShare, revokeShare } from '@loadline/contract/tracking/share.api';
import { audit } from '../../kernel/audit.ts';
import { flag, json, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { isoOf, ofViewer, sql } from '../../kernel/sql.ts';
import { hashOfToken, newToken } from '../../kernel/token.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { shareJson } from './shares.queries.ts';
import type { ShownNumbers } from './tracking.limits.ts';
import { spendOn } from './tracking.limits.ts';
import type { Shown } from './tracking.queries.ts';
import { withPlaces } from './tracking.queries.ts';

type Made = AnswerOf<typeof makeShare>;
type Opened = AnswerOf<typeof openShare>;

export function giveShare(
  db: Database,
  viewer: Viewer,
  { no, days, shows }: BodyOf<typeof makeShare>,
): Promise<Made> {
  const [token, shareId] = [newToken(), newId()];
  return db.inTransaction(viewer, async (tx) => {
    const { id } = await tx.one(
      sql.type({ id: text })`
        select o.id from ${orderView} o where ${ofViewer('o')} and o.order_number = ${no}`,
    );
    const { share } = await tx.one(sql.type({ share: json<Made['share']>() })`
      insert into tracking_share as s (org_id, share_id, order_id, token_hash, shows, expires_at, created_by)
      values (${tx.me.orgId}, ${shareId}, ${id}, ${hashOfToken(token)}, ${shows}, now() + make_interval(days => ${Number(days)}::int), ${tx.me.userId})
      returning ${shareJson} as share`);
    const changes = { shows, until: share.expiresAt };
    await audit(tx, { action: 'shared', subject: 'order', subjectId: id, changes });
    return { token, share };
  });
}

/** Revoking twice is revoking once. */
export function endShare(
  db: Database,
  viewer: Viewer,
  { shareId }: BodyOf<typeof revokeShare>,
): Promise<boolean> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await tx.one(sql.type({ order_id: text, shows: text, until: text, ended: flag })`
      select s.order_id, s.shows, ${isoOf(sql`s.expires_at`)} as until, s.revoked_at is not null as ended
      from tracking_share s where ${ofViewer('s')} and s.share_id = ${shareId} for update`);
    if (found.ended) return true;
    await tx.rows(
      sql`update tracking_share s set revoked_at = now() where ${ofViewer('s')} and s.share_id = ${shareId}`,
    );
    const changes = { shows: found.shows, until: found.until };
    await audit(tx, { action: 'unshared', subject: 'order', subjectId: found.order_id, changes });
    return true;
  });
}

/** The shipment behind a link. Looking again at one this address was shown is free and not counted. */
export async function shipmentOfShare(
  house: House,
  viewer: Viewer,
  shown: ShownNumbers,
  { token }: BodyOf<typeof openShare>,
): Promise<Opened> {
  const hash = hashOfToken(token);
  const number = `share ${hash.toString('hex')}`;
  const isNew = !shown.has(viewer.address, number);
  await spendOn(house, viewer, isNew ? 1 : 0);
  const [opened] = await house.db.call(
    sql.type({ expiresAt: text, shipment: json<Shown>() })`
      select shipment, ${isoOf(sql`expires_at`)} as "expiresAt" from open_share(${hash}, ${isNew})`,
  );
  if (!opened) throw new Problem('notFound');
  shown.add(viewer.address, number);
  return { ...opened, shipment: withPlaces(opened.shipment) };
}
