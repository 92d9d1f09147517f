import { dispositionSubject } from '@loadline/contract/clearance/disposition-import';
import { templateOf } from '../features/imports/imports.template.ts';

const rows: readonly Readonly<Record<string, string>>[] = [
  { number: 'US991231ZZZZ', code: '7H', at: '2026-11-20 09:15', quantity: '12', note: 'EX26 NII exam' },
];

/** What customs said of an entry that is not there. */
export function dispositionsWorkbook(): Promise<Buffer> {
  const cells = rows.map((row) => dispositionSubject.columns.map(({ key }) => row[key] ?? null));
  return templateOf(dispositionSubject, {}, 5_000, 'zh-cn', cells);
}
