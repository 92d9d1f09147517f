import { sql } from '../../kernel/sql.ts';

/** Drafts of air waybills: where each stands. */
export const draftView = sql`(select d.mawb_id, d.state from awb_draft d)`;
