import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** The numbers that whoever asks keeps at hand. */
export const favourites: Sql = sql`(select f.hts_no from hts_favourite f where f.org_id = (select app_org()) and f.user_id = (select app_user()))`;

export function isFavourite(digits: string): Sql {
  return sql`exists (select from hts_favourite f where f.org_id = (select app_org()) and f.user_id = (select app_user()) and f.hts_no = ${digits})`;
}
