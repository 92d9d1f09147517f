import { trackedNumbers } from '@loadline/contract/checks/tracked-number';
import { transports } from '@loadline/contract/codes/transport';
import type { SheetAnswers } from '@loadline/contract/imports/import.finding';
import { type Report, reportInto } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ImportedRecord } from '@loadline/contract/imports/record.check';
import { checkRecords, readRecords } from '@loadline/contract/imports/record.check';
import { isCode } from '@loadline/contract/kernel/code';
import { orderNumbersSubject } from '@loadline/contract/orders/order-numbers-import';
import { carrierKindOf, flawOfCarrierNumber } from '@loadline/contract/orders/order-reference';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from '../imports/imports.public.ts';
import { addNumbers, type NotedNumber } from './orders.numbers.commands.ts';
import { type CalledOrder, ordersCalled } from './orders.numbers.queries.ts';

/** Carriers' numbers as something that staff import: a row adds what its order is called. */
export const numberImports: ImportWork<ImportedRecord> = { subject: orderNumbersSubject, check, write };

const { keys } = orderNumbersSubject.record;
type Cells = Readonly<Record<string, string | null>>;

async function check(tx: Tx, rows: readonly ImportRow[], answers: SheetAnswers) {
  const read = readRecords(orderNumbersSubject, rows, answers);
  const findings = [...read.findings];
  const report = reportInto(findings);
  const typed = read.rows.map(({ row, values }) => ({
    row,
    cells: Object.fromEntries(keys.map((key, at) => [key, values[at] || null])),
  }));
  const orders = await ordersCalled(
    tx,
    typed.flatMap(({ cells }) => cells['number'] ?? []),
  );
  for (const { row, cells } of typed) {
    if (!cells['trackingNo'] && !cells['transferNo']) report(row, 'transferNo', 'E03');
    if (cells['number']) reportOrder(row, cells, orders.get(cells['number']) ?? [], report);
  }
  return checkRecords(orderNumbersSubject, { ...read, findings }, new Map());
}

function reportOrder(row: number, cells: Cells, found: readonly CalledOrder[], report: Report): void {
  const [order, ...others] = found;
  if (!order) return report(row, 'number', 'E17', { value: cells['number'] ?? '' });
  if (others.length > 0)
    return report(row, 'number', 'E29', {
      value: found
        .map((one) => one.orderNumber)
        .slice(0, 5)
        .join(', '),
    });
  if (order.status === 'CANCELLED' || order.status === 'CLOSED')
    return report(row, 'number', 'E30', { value: order.orderNumber });
  const wrong = trackedNumbers(cells['trackingNo'] ?? '').some((one) =>
    flawOfCarrierNumber(one, modeOf(order)),
  );
  if (wrong) report(row, 'trackingNo', 'E04');
}

function modeOf({ transport }: CalledOrder) {
  return isCode(transports, transport) ? transport : null;
}

async function write(tx: Tx, records: readonly ImportedRecord[]): Promise<number> {
  const numbers = records.flatMap(({ values }) => values['number'] ?? []);
  const orders = await ordersCalled(tx, numbers);
  const told = records.flatMap(({ values }) => {
    const [order] = orders.get(values['number'] ?? '') ?? [];
    return order ? [{ order, noted: notedOf(order, values) }] : [];
  });
  const changed = await addNumbers(
    tx,
    told.flatMap(({ noted }) => noted),
  );
  return told.filter(({ order }) => changed.has(order.id)).length;
}

function notedOf(order: CalledOrder, { trackingNo, transferNo }: Cells): NotedNumber[] {
  const { id, orgId } = order;
  const noted = (kind: string, number: string) => ({ orgId, order: id, kind, number });
  return [
    ...trackedNumbers(trackingNo ?? '').map((number) => noted(carrierKindOf(number, modeOf(order)), number)),
    ...trackedNumbers(transferNo ?? '').map((number) => noted('parcel', number)),
  ];
}
