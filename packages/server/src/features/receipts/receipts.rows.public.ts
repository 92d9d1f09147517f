import { sql } from '../../kernel/sql.ts';

/** Warehouse receipts that whoever asks may see: what other subjects read of one. */
export const receiptView = sql`(select r.org_id, r.order_id, r.receipt_no, r.state from warehouse_receipt r)`;
