import { sql } from '../../kernel/sql.ts';

/** What warehouses took in of orders, as far as whoever asks may see it; their customers may, too. */
export const receiptView = sql`(select w.org_id, w.order_id, w.receipt_no, w.state, w.warehouse, w.lines, w.pieces, w.gross_weight, w.volume, w.received_at
  from warehouse_receipt w)`;

/** The same with the photos that were taken, by their files; for staff, whose they are until they are shown. */
export const photographedReceiptView = sql`(select w.org_id, w.order_id, w.receipt_no, w.state, w.photos from warehouse_receipt w)`;
