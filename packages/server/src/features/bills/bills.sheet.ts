import { charge } from '@loadline/contract/bills/charge';
import type { Language } from '@loadline/contract/kernel/text';
import { chinaZone } from '../../kernel/clock.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { exportedFields } from '../../kernel/list-sheet.ts';
import { columnsOf, valuesOf } from '../../kernel/resource-sheet.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { BillDetail } from './bills.paper.queries.ts';

const fields = exportedFields(charge);

/** The lines of a bill as a workbook, one row each. */
export function sheetOfBill({ bill, lines }: BillDetail, language: Language): FileAnswer {
  const rows = lines.map((line) => valuesOf(fields, line, { language, zone: chinaZone }));
  const sheet = writeSheet({ name: bill.billNo, columns: columnsOf(fields, language) }, rows);
  return new FileAnswer(`${bill.billNo}.xlsx`, 'xlsx', sheet);
}
