import { trackedNumber, trackedNumbers } from '@loadline/contract/checks/tracked-number';
import type { Direction } from '@loadline/contract/customs/customs.codes';
import { customsImportSubject } from '@loadline/contract/customs/customs-import';
import type { RowOf } from '../../kernel/columns.ts';
import { json, orNull, text, textOf, texts } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';

/** A row of a workbook of declarations by its columns; blank is null. */
export type Cells = Readonly<Record<string, string | null>>;

/** The plain numbers of the orders that a row names. */
export function numbersIn(cells: Cells): string[] {
  return trackedNumbers(cells['orders'] ?? '').map(trackedNumber);
}

const namedColumns = {
  id: text,
  fileNo: text,
  direction: textOf<Direction>(),
  declarationNo: orNull(text),
  /** The orders that are on it. */
  on: texts,
  values: json<Cells>(),
};
export type NamedFile = RowOf<typeof namedColumns>;

/** The columns that stand in the table: what a row says of them is written. */
const { orders: _orders, totalTax: _total, ...kept } = customsImportSubject.record.fields;

/** The files that rows mean, by their own numbers and by those of their declarations. */
export async function filesNamed(tx: Tx, rows: readonly Cells[]) {
  const numbers = (key: string) => rows.flatMap((cells) => cells[key] ?? []);
  const found = await tx.rows(sql.type(namedColumns)`
    select r.id::text as id, r.file_no as "fileNo", r.direction, r.declaration_no as "declarationNo", ${jsonOf(kept, 'r')} as values,
      array(select c.order_id::text from customs_order c where c.org_id = r.org_id and c.file_id = r.id) as "on" from customs_file r
    where r.status <> 'VOID' and (r.file_no = any(${numbers('fileNo')}::text[]) or r.declaration_no = any(${numbers('declarationNo')}::text[]))`);
  const byFile = new Map(found.map((one) => [one.fileNo, one]));
  const byDeclaration = new Map(found.map((one) => [one.declarationNo ?? '', one]));
  return { byFile, byDeclaration };
}
