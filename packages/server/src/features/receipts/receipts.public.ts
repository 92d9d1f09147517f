import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';

interface OrderOf {
  readonly orgId: string;
  readonly id: string;
}

/** The bookings and waybills that carry an order, which know receipts and not the other way round: features.ts passes them in. */
export interface Carriers {
  /** Locks them, as everybody does before an order. */
  lock(tx: Tx, order: OrderOf): Promise<void>;
  /** Weighs them anew: they are billed by what has come. */
  weigh(tx: Tx, order: OrderOf): Promise<void>;
}

/** The source id of the event that a receipt writes. */
export function sourceOfReceipt({ id }: { readonly id: string }): string {
  return `receipt ${id}`;
}

/** What causes the sheet of an order of which the warehouse has something else than was booked: one stands at a time. */
export function sourceOfDifference(orderId: string): string {
  return `receipt ${orderId}`;
}

/** The number of the receipt that wrote an event, by the event's source id; undefined for any other event. */
export async function receiptOfSource(tx: Tx, orgId: string, sourceId: string): Promise<string | undefined> {
  const [found] = await tx.rows(sql.type({ no: text })`
    select w.receipt_no as no from warehouse_receipt w
    where w.org_id = ${orgId} and ${sourceId} = 'receipt ' || w.id and w.state = 'RECEIVED'`);
  return found?.no;
}
