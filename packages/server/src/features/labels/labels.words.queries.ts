import { labelWordFields } from '@loadline/contract/labels/label-talk';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';

function wordsBy(who: Sql): Sql {
  return sql`coalesce((select json_agg(${jsonOf(labelWordFields, 'w', { id: sql`w.id::text`, who })} order by w.at, w.id)
    from label_word w where w.org_id = r.org_id and w.label_id = r.id), '[]')`;
}

/** What was said of a label `r`, as its customer reads it: the forwarder's people have no names for them. */
export const wordsOfOwn = wordsBy(sql`case when w.side = 'customer' then w.who else '' end`);
export const wordsAtDesk = wordsBy(sql`w.who`);
