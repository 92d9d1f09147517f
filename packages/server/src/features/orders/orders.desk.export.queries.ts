import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { fieldOf, keysAt } from '@loadline/contract/kernel/resource';
import { say } from '@loadline/contract/kernel/text';
import { order } from '@loadline/contract/orders/order';
import type { exportDeskOrders } from '@loadline/contract/orders/order-desk.api';
import { orderCustomerFields } from '@loadline/contract/orders/order-desk.api';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { columnsOf } from '../../kernel/resource-sheet.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskMatching } from './orders.desk.filter.queries.ts';
import { customerOf } from './orders.desk.queries.ts';
import { rowsOfSheet } from './orders.export.queries.ts';

const { customerCode, customerName } = orderCustomerFields;

const fields: Fields = {
  customerCode,
  customerName,
  ...Object.fromEntries(keysAt(order, 'export').map((key) => [key, fieldOf(order, key)])),
};
const row = jsonOf(fields, 'o', {
  customerCode: customerOf.customerCode,
  customerName: customerOf.customerName,
});

/** The orders of the desk as an xlsx file that is written while it is read. */
export async function sheetAtDesk(
  staff: Database,
  viewer: Viewer,
  { ids, sort, ...filter }: QueryOf<typeof exportDeskOrders>,
): Promise<FileAnswer> {
  // Who may not see them learns it before the file begins.
  await staff.read(viewer);
  const found = deskMatching(filter);
  const condition = ids ? sql`${found} and o.id = any(${ids}::uuid[])` : found;
  const name = say(order.label, viewer.language);
  return new FileAnswer(
    `${name}.xlsx`,
    'xlsx',
    writeSheet(
      { name, columns: columnsOf(fields, viewer.language) },
      rowsOfSheet(staff, viewer, { fields, row, condition, sort }),
    ),
  );
}
