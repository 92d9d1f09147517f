import { sql } from '../../kernel/sql.ts';

/** Exception sheets that whoever asks may see: what other subjects read of one. */
export const sheetView = sql`(select s.org_id, s.id, s.sheet_no, s.order_id, s.kind, s.severity, s.state, s.stage, s.description_zh, s.description_en, s.opened_at
  from exception_sheet s)`;
