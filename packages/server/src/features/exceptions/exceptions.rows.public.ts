import { sql } from '../../kernel/sql.ts';

/** Exception sheets that whoever asks may see: what other subjects read of one. */
export const sheetView = sql`(select s.org_id, s.id, s.sheet_no, s.order_id, s.mawb_id, s.about_orders, s.kind, s.severity, s.state, s.stage, s.description_zh, s.description_en, s.opened_at
  from exception_sheet s)`;

/** The same with what is asked of the customer, when it was asked and answered last, and what he said. */
export const sheetTalkView = sql`(select s.org_id, s.id, s.sheet_no, s.order_id, s.kind, s.state, s.description_zh, s.description_en, s.opened_at,
  s.customer_action_zh, s.customer_action_en, s.due_at, s.resolved_at,
  (select max(p.at) from sheet_step p where p.org_id = s.org_id and p.sheet_id = s.id and p.to_state = 'WAITING_CUSTOMER') as asked_at,
  (select max(p.at) from sheet_step p where p.org_id = s.org_id and p.sheet_id = s.id and p.to_state = 'PROCESSING' and p.side = 'customer') as answered_at,
  (select c.body from sheet_comment c where c.org_id = s.org_id and c.sheet_id = s.id and c.side = 'customer' order by c.at desc limit 1) as answer
  from exception_sheet s)`;
