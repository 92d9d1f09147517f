import type { Fields } from '@loadline/contract/kernel/field';
import { deskMid, mid } from '@loadline/contract/mids/mid';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { filedOn, filedWith } from '../clearance/clearance.mids.public.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';

const filed = (shown: Sql) => sql`(select ${shown} from ${filedWith(sql`m.org_id`, sql`m.code`)})`;

/** The register with what hangs on each of its records, and what was filed with its code. */
const register = sql`(select m.*, (select count(*)::int from ${recordFileView} f
      where f.org_id = m.org_id and f.subject = 'mid' and f.subject_id = m.id and f.visible and f.withdrawn_at is null) as files,
    ${filed(sql`count(distinct k.name_en)::int`)} as goods, ${filed(sql`count(*)::int`)} as lines, ${filed(sql`max(${filedOn})`)} as last_used_at from mid m)`;

export const ownMids = sql`${register} r`;

/** Those of the customers of one's team, with whose they are. */
export const deskMids = sql`(select m.*, g.name_zh as customer, g.name_en as customer_en from ${register} m
  join ${organisationView} g on g.org_id = m.org_id) r`;

export function midJson(fields: Fields): Sql {
  return jsonOf(fields, 'r');
}

export const ownRow = midJson(mid.fields);
export const deskRow = midJson(deskMid.fields);
