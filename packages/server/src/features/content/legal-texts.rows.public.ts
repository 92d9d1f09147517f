import { sql } from '../../kernel/sql.ts';

/** What was declared in each edition. */
export const declarationView = sql`(select d.edition, d.text_zh, d.text_en from declaration d)`;
