import { sql } from '../../kernel/sql.ts';

/** By which name, address and numbers customers are known to the tax authorities of a region. */
export const taxView = sql`(select x.org_id, x.region, x.title, x.address, x.ein from tax_info x)`;
