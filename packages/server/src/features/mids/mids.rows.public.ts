import { sql } from '../../kernel/sql.ts';

/** The register of manufacturers as whoever asks may see it: what other subjects read of it. */
export const midView = sql`(select m.org_id, m.id, m.code, m.state from mid m)`;
