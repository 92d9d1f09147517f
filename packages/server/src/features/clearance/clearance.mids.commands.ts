import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { linesOn } from './clearance.lines.queries.ts';
import { midToFile } from './clearance.mids.queries.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';

/** With the entry the codes of its lines are filed, or of some by their keys: whatever becomes of a trust order, they stand. */
export async function keepMids(
  tx: Tx,
  { id }: Pick<LockedEntry, 'id'>,
  keys?: readonly string[],
): Promise<void> {
  const named = keys ? sql`l.key = any(${[...keys]}::text[])` : sql`true`;
  await tx.rows(sql`
    insert into us_entry_mid as k (org_id, entry_id, order_id, goods_no, name_en, hts, mid)
    select l.org_id, l.entry_id, l.order_id, l.line_no, l.name_en, l.hs_dest, l.mid
      from us_entry r, lateral (select c.org_id, c.entry_id, c.order_id, g.line_no, g.name_en, g.hs_dest, ${midToFile} as mid,
        o.order_number || ' ' || g.line_no as key from ${linesOn}) l
      where r.id = ${id} and l.mid is not null and ${named}
    on conflict (org_id, entry_id, order_id, goods_no) do update set name_en = excluded.name_en, hts = excluded.hts, mid = excluded.mid`);
}
