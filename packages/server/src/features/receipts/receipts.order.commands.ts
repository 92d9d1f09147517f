import { orderStatuses } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import type { MeasuredLine } from '@loadline/contract/receipts/measured';
import { figuresOf } from '@loadline/contract/receipts/measured';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { recordEvents, voidEventOf } from '../events/events.public.ts';
import { sourceOfReceipt } from './receipts.public.ts';
import type { Receipt } from './receipts.queries.ts';
import { chargeableOf } from './receipts.weight.ts';

export interface ReceivableOrder {
  readonly orgId: string;
  readonly id: string;
  readonly orderNumber: string;
  readonly transport: string | null;
  readonly pieces: number;
  readonly grossWeight: string;
  readonly volume: string;
}

// Every warehouse of ours is in China; the events it writes carry the zone of the place.
const warehouseZone = 'Asia/Shanghai';

/** The order, locked. Only what has not left the warehouse can be received, or be taken back out of the books. */
export async function receivableOrder(tx: Tx, orderId: string): Promise<ReceivableOrder> {
  const { status, ...order } = await tx.one<ReceivableOrder & { readonly status: string }>(sql`
    select org_id as "orgId", id, order_number as "orderNumber", transport_type as transport, status, quantity as pieces,
      gross_weight::text as "grossWeight", volume::text as volume
    from orders where id = ${orderId} for update`);
  if (status !== 'ORDERED' && status !== 'WH_IN')
    throw new Problem('notReceivable', { number: order.orderNumber, status: wordOf(orderStatuses, status) });
  return order;
}

/** Everything of an order that counts, measured line by line. */
export async function receivedLines(tx: Tx, { orgId, id }: ReceivableOrder): Promise<MeasuredLine[]> {
  const found = await tx.rows<{ line: MeasuredLine }>(sql`
    select line from warehouse_receipt, jsonb_array_elements(lines) line
    where org_id = ${orgId} and order_id = ${id} and state = 'RECEIVED'`);
  return found.map(({ line }) => line);
}

/** The order's warehouse weights are those of all its receipts together; without one it has none. */
export async function weighOrder(tx: Tx, order: ReceivableOrder): Promise<void> {
  const lines = await receivedLines(tx, order);
  const { pieces, grossWeight, volume } = figuresOf(lines);
  const [count, gross, cubic, charged] =
    lines.length === 0
      ? [null, null, null, null]
      : [pieces, grossWeight, volume, chargeableOf(lines, order.transport)];
  await tx.rows(sql`
    update orders set actual_pks_num = ${count}::int, actual_weight = ${gross}::numeric, actual_volume = ${cubic}::numeric,
      charging_weight = ${charged}::numeric, version = version + 1
    where org_id = ${order.orgId} and id = ${order.id}`);
}

export async function enterWarehouse(tx: Tx, order: ReceivableOrder, receipt: Receipt): Promise<void> {
  await recordEvents(tx, [
    {
      orgId: order.orgId,
      orderId: order.id,
      code: 'WMS_IN',
      stage: 'WH_IN',
      classifier: 'ACT',
      occurredAt: tx.now.toISOString(),
      zone: warehouseZone,
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
  order: ReceivableOrder,
  receipt: Receipt,
  reason: string,
): Promise<void> {
  const { orgId } = order;
  await voidEventOf(tx, { orgId, source: 'system', sourceId: sourceOfReceipt(receipt), reason });
}

/** Photos are files of the order that somebody has uploaded before. */
export async function requirePhotos(
  tx: Tx,
  { orgId, id }: ReceivableOrder,
  photos: readonly string[],
): Promise<void> {
  if (photos.length === 0) return;
  const { missing } = await tx.one<{ missing: boolean }>(sql`
    select exists (select from unnest(${photos}::uuid[]) photo where not exists (select from record_file f
      where f.org_id = ${orgId} and f.subject = 'order' and f.subject_id = ${id} and f.file_id = photo)) as missing`);
  if (missing) throw new Problem('notFound');
}
