import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { midToFile } from './clearance.mids.queries.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { linesOn } from './clearance.rows.queries.ts';

/** With the entry the codes of its lines are filed: whatever becomes of a trust order, they stand. */
export async function keepMids(tx: Tx, { id }: Pick<LockedEntry, 'id'>): Promise<void> {
  await tx.rows(sql`
    insert into us_entry_mid as k (org_id, entry_id, order_id, goods_no, name_en, hts, mid)
    select l.org_id, l.entry_id, l.order_id, l.line_no, l.name_en, l.hs_dest, l.mid
      from us_entry r, lateral (select c.org_id, c.entry_id, c.order_id, g.line_no, g.name_en, g.hs_dest, ${midToFile} as mid from ${linesOn}) l
      where r.id = ${id} and l.mid is not null
    on conflict (org_id, entry_id, order_id, goods_no) do update set name_en = excluded.name_en, hts = excluded.hts, mid = excluded.mid`);
}
