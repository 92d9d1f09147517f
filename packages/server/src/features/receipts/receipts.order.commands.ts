import { orderStatuses } from '@loadline/contract/codes/stage';
import { storedStatuses, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { figuresOf, type MeasuredLine } from '@loadline/contract/receipts/measured';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import { flag, json, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { bookingView, houseView } from '../bookings/bookings.rows.public.ts';
import { recordEvents, voidEventOf } from '../events/events.public.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import { zoneOfWarehouse } from '../ops/dictionaries.public.ts';
import { chargeOrders } from '../orders/orders.charged.public.ts';
import { type LockedOrder, lockedOrders, writeMeasured } from '../orders/orders.rows.public.ts';
import { waybillStoredView, waybillView } from '../waybills/waybills.rows.public.ts';
import { sourceOfReceipt } from './receipts.public.ts';
import type { Receipt } from './receipts.queries.ts';

/** The order, locked. Only what has not left the warehouse can be received, or be taken back out of the books. */
export async function receivableOrder(tx: Tx, orderId: string): Promise<LockedOrder> {
  const [order] = await lockedOrders(tx, sql`o.id = ${orderId}`);
  if (!order) throw new Problem('notFound');
  const { orderNumber: number, status } = order;
  if (status !== 'ORDERED' && status !== 'WH_IN')
    throw new Problem('notReceivable', { number, status: wordOf(orderStatuses, status) });
  return order;
}

/** Everything of an order that counts, measured line by line. */
export async function receivedLines(tx: Tx, { orgId, id }: LockedOrder): Promise<MeasuredLine[]> {
  const found = await tx.rows(sql.type({ line: json<MeasuredLine>() })`
    select line from warehouse_receipt, jsonb_array_elements(lines) line
    where org_id = ${orgId} and order_id = ${id} and state = 'RECEIVED'`);
  return found.map(({ line }) => line);
}

/** The order's warehouse weights are those of all its receipts together; without one it has none. */
export async function weighOrder(tx: Tx, order: LockedOrder): Promise<void> {
  const lines = await receivedLines(tx, order);
  const { pieces, grossWeight, volume } = figuresOf(lines);
  const measured =
    lines.length === 0 ? { pieces: null, grossWeight: null, volume: null } : { pieces, grossWeight, volume };
  await writeMeasured(tx, order, measured);
  await chargeOrders(tx, sql`o.org_id = ${order.orgId} and o.id = ${order.id}`);
}

export async function enterWarehouse(
  tx: Tx,
  order: LockedOrder,
  receipt: Receipt,
  cameAt: Date,
): Promise<void> {
  const zone = await zoneOfWarehouse(tx, receipt.warehouse);
  await recordEvents(tx, [
    {
      orgId: order.orgId,
      orderId: order.id,
      code: 'WMS_IN',
      stage: 'WH_IN',
      classifier: 'ACT',
      occurredAt: cameAt.toISOString(),
      zone,
      place: receipt.warehouse,
      pieces: receipt.pieces,
      weight: receipt.grossWeight,
      source: 'system',
      sourceId: sourceOfReceipt(receipt),
    },
  ]);
}

/** The event of a receipt that counts no more is void, and the order is where its other events say. */
export async function leaveWarehouse(
  tx: Tx,
  order: LockedOrder,
  receipt: Receipt,
  reason: string,
): Promise<void> {
  const { orgId } = order;
  await voidEventOf(tx, { orgId, source: 'system', sourceId: sourceOfReceipt(receipt), reason });
}

/** A waybill that was stored has its weights and its milestone from what was received until then. */
export async function requireNotOnWaybill(tx: Tx, { id, orderNumber }: LockedOrder, receipt: Receipt) {
  const [waybill] = await tx.rows(sql.type({ mawbNo: text, status: text })`
    select m.mawb_no as "mawbNo", m.status from ${houseView} h
    join ${bookingView} b on b.org_id = h.org_id and b.id = h.booking_id
    join ${waybillView} m on m.id = b.mawb_id join ${waybillStoredView} s on s.mawb_id = m.id
    join warehouse_receipt r on r.id = ${receipt.id} and r.received_at <= s.stored_at
    where h.order_id = ${id} and m.status = any(${storedStatuses}::text[]) order by m.mawb_no limit 1`);
  if (!waybill) return;
  throw new Problem('receiptOnWaybill', {
    order: orderNumber,
    number: shownAwb(waybill.mawbNo),
    status: wordOf(waybillStatuses, waybill.status),
    back: wordOf(waybillStatuses, '31'),
  });
}

/** Photos are files of the order that somebody has uploaded before. */
export async function requirePhotos(
  tx: Tx,
  { orgId, id }: LockedOrder,
  photos: readonly string[],
): Promise<void> {
  if (photos.length === 0) return;
  const { missing } = await tx.one(sql.type({ missing: flag })`
    select exists (select from unnest(${photos}::uuid[]) photo where not exists (select from ${recordFileView} f
      where f.org_id = ${orgId} and f.subject = 'order' and f.subject_id = ${id} and f.file_id = photo)) as missing`);
  if (missing) throw new Problem('notFound');
}
