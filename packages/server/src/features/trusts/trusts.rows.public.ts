import { sql } from '../../kernel/sql.ts';

/** Trust orders that whoever asks may see: what other subjects read of one. */
export const trustView = sql`(select t.org_id, t.id, t.trust_no, t.state, t.content, t.channel_name from trust t)`;

/** The prices that came along with trust orders from the calculator. */
export const trustQuoteView = sql`(select t.org_id, t.id, t.trust_no, t.quote from trust t)`;
