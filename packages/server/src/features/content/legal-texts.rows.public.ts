import { sql } from '../../kernel/sql.ts';

/** What is declared in each edition; the last version is in force. */
export const declarationView = sql`(select d.version, d.edition, d.text_zh, d.text_en from declaration d)`;
