import { trackedNumber, trackedNumbers } from '@loadline/contract/checks/tracked-number';
import type { Direction, Territory } from '@loadline/contract/customs/customs.codes';
import type { CustomsStatus } from '@loadline/contract/customs/customs.lifecycle';
import { customsImportSubject } from '@loadline/contract/customs/customs-import';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, json, orNull, text, textOf, texts } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { hasReleaseNote } from './customs.queries.ts';

/** A row of a workbook of declarations by its columns; blank is null. */
export type Cells = Readonly<Record<string, string | null>>;

/** The plain numbers of the orders that a row names. */
export function numbersIn(cells: Cells): string[] {
  return trackedNumbers(cells['orders'] ?? '').map(trackedNumber);
}

const namedColumns = {
  orgId: text,
  id: text,
  fileNo: text,
  direction: textOf<Direction>(),
  territory: textOf<Territory>(),
  status: textOf<CustomsStatus>(),
  declarationNo: orNull(text),
  /** The orders that are on it. */
  on: texts,
  recorded: texts,
  hasReleaseNote: flag,
  values: json<Cells>(),
};
export type NamedFile = RowOf<typeof namedColumns>;

/** The columns that stand in the table: what a row says of them is written. */
const {
  orders: _orders,
  totalTax: _total,
  statusAt: _at,
  reason: _why,
  ...kept
} = customsImportSubject.record.fields;

/** The files that rows mean, by their own numbers and by those of their declarations: given up ones, too, which keep theirs. */
export async function filesNamed(tx: Tx, rows: readonly Cells[]) {
  const numbers = (key: string) => rows.flatMap((cells) => cells[key] ?? []);
  const found = await tx.rows(sql.type(namedColumns)`
    select r.org_id::text as "orgId", r.id::text as id, r.file_no as "fileNo", r.direction, r.territory, r.status, r.declaration_no as "declarationNo",
      ${jsonOf(kept, 'r')} as values, ${hasReleaseNote} as "hasReleaseNote",
      array(select c.order_id::text from customs_order c where c.org_id = r.org_id and c.file_id = r.id) as "on",
      array(select p.step from customs_step p where p.org_id = r.org_id and p.file_id = r.id) as recorded from customs_file r
    where r.file_no = any(${numbers('fileNo')}::text[]) or r.declaration_no = any(${numbers('declarationNo')}::text[])`);
  return {
    byFile: new Map(found.flatMap((one) => (isLiving(one) ? [[one.fileNo, one] as const] : []))),
    byDeclaration: Map.groupBy(found, ({ declarationNo }) => declarationNo ?? ''),
  };
}

export type NamedFiles = Awaited<ReturnType<typeof filesNamed>>;

export function isLiving({ status }: NamedFile): boolean {
  return status !== 'VOID';
}
