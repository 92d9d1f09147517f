import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { order } from '@loadline/contract/orders/order';
import type { exportDeskOrders } from '@loadline/contract/orders/order-desk.api';
import { orderCustomerFields } from '@loadline/contract/orders/order-desk.api';
import type { Database } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import { exportedFields, sheetOfPages } from '../../kernel/list-sheet.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskMatching } from './orders.desk.filter.queries.ts';
import { customerOf } from './orders.desk.queries.ts';
import { orderZone } from './orders.filter.queries.ts';
import { pageOf } from './orders.queries.ts';

const { customerCode, customerName } = orderCustomerFields;

const fields: Fields = { customerCode, customerName, ...exportedFields(order) };
const row = jsonOf(fields, 'o', {
  customerCode: customerOf.customerCode,
  customerName: customerOf.customerName,
});

/** The orders of the desk. */
export function sheetAtDesk(
  staff: Database,
  viewer: Viewer,
  { ids, sort, ...filter }: QueryOf<typeof exportDeskOrders>,
): Promise<FileAnswer> {
  const found = deskMatching(filter);
  const condition = ids ? sql`${found} and o.id = any(${ids}::uuid[])` : found;
  return sheetOfPages(staff, viewer, {
    label: order.label,
    fields,
    zone: orderZone,
    page: (after, size) => staff.slow.readJson(viewer, pageOf(row, condition, sort, after, size)),
  });
}
