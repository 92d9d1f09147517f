import { sql } from '../../kernel/sql.ts';

/** Which batches of labels are of which order, as whoever asks may see them. */
export const labelBatchView = sql`(select distinct l.org_id, l.order_id, b.no from label l join label_batch b on b.org_id = l.org_id and b.id = l.batch_id)`;
