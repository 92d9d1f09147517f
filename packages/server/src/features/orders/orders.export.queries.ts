import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { order } from '@loadline/contract/orders/order';
import type { exportOrders } from '@loadline/contract/orders/order.api';
import type { Database } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import { exportedFields, sheetOfPages } from '../../kernel/list-sheet.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { matching, orderZone } from './orders.filter.queries.ts';
import { pageOf } from './orders.queries.ts';

/** The filtered orders, or the chosen ones. */
export function sheetOfOrders(
  db: Database,
  viewer: Viewer,
  { columns, ids, sort, ...filter }: QueryOf<typeof exportOrders>,
): Promise<FileAnswer> {
  const fields = exportedFields(order, columns);
  const condition = ids ? sql`${matching(filter)} and o.id = any(${ids}::uuid[])` : matching(filter);
  return sheetOfPages(db, viewer, {
    label: order.label,
    fields,
    zone: orderZone,
    page: (after, size) =>
      db.slow.readJson(viewer, pageOf(jsonOf(fields, 'o'), condition, sort, after, size)),
  });
}
