import { orNull, text, texts } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { isoOf, sql } from '../../kernel/sql.ts';

const namedColumns = { number: text, fileNo: text, port: orNull(text), told: texts };

/** Living entries by their own number and by customs', each with what was told of it. */
export async function entriesCalled(tx: Tx, numbers: readonly string[]) {
  const found = await tx.rows(sql.type(namedColumns)`
    select n.number, r.file_no as "fileNo", r.port,
      array(select concat_ws(' ', d.code, ${isoOf(sql`d.at`)}, coalesce(d.quantity::text, '-')) from us_entry_disposition d
        where d.org_id = r.org_id and d.entry_id = r.id) as told
    from unnest(${[...new Set(numbers)]}::text[]) as n (number) join us_entry r on (r.file_no = n.number or r.entry_no = n.number) and r.status <> 'VOID'`);
  return Map.groupBy(found, ({ number }) => number);
}
