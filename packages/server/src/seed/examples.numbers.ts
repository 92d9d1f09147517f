import { orderNumbersSubject } from '@loadline/contract/orders/order-numbers-import';
import { templateOf } from '../features/imports/imports.template.ts';

/** Rows of an order of the demo's large customer that has arrived, the last by a number that no order has. */
const rows: readonly Readonly<Record<string, string>>[] = [
  { number: 'PO-90289', transferNo: '1Z999AA10123456784, 1Z999AA10123456785' },
  { number: 'PO-90289', transferNo: '1Z999AA10123456786' },
  { number: 'PO-99999', transferNo: '1Z999AA10123456787' },
];

/** What a parcel service called the cartons of some orders. */
export function numbersWorkbook(): Promise<Buffer> {
  const cells = rows.map((row) => orderNumbersSubject.columns.map(({ key }) => row[key] ?? null));
  return templateOf(orderNumbersSubject, {}, 5_000, 'zh-cn', cells);
}
