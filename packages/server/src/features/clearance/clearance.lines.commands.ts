import type { EntryLine } from '@loadline/contract/clearance/entry';
import { lineKey, noSuchLine } from '@loadline/contract/clearance/entry-rfi';
import type { Text } from '@loadline/contract/kernel/text';
import { wrongFields } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';

/** The lines that the field `path` names; each must be one of the entry. */
export function linesNamed(
  lines: readonly EntryLine[],
  named: readonly string[],
  { path, label }: { readonly path: string; readonly label: Text },
): EntryLine[] {
  const wanted = new Set(named);
  const found = lines.filter((line) => wanted.has(lineKey(line)));
  if (found.length < wanted.size || found.length === 0)
    throw wrongFields([{ path, label, says: noSuchLine }]);
  return found;
}

/** Lines of an entry as rows: `o` their orders, `n.goods` the place of the goods there, `n.hts` the number they have now. */
export function rowsOfLines(
  { orgId, id }: Pick<LockedEntry, 'orgId' | 'id'>,
  lines: readonly EntryLine[],
): Sql {
  const rows = JSON.stringify(
    lines.map(({ orderNumber, goodsNo, hsDest }) => ({ number: orderNumber, goods: goodsNo, hts: hsDest })),
  );
  return sql`jsonb_to_recordset(${rows}::jsonb) as n (number text, goods integer, hts text)
    join us_entry_order c on c.org_id = ${orgId} and c.entry_id = ${id} join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id and o.order_number = n.number`;
}
