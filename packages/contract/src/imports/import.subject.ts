import type { Fields } from '../kernel/field.ts';
import type { Permission } from '../kernel/permission.ts';
import type { Language, Text } from '../kernel/text.ts';
import type { ImportApi } from './import.api.ts';
import type { ImportColumn } from './import.column.ts';
import type { Finding } from './import.finding.ts';
import type { SheetReading } from './import.sheet.ts';
import type { RecordCount } from './import.ts';

/**
 * A kind of records that is imported from xlsx files, as both sides know it: its calls, its columns and how its sheets
 * are read. `T` is an import in detail, `H` in the history.
 */
export interface ImportSubject<T = unknown, H = unknown> {
  /** Names its imports in the database, its job (`import-orders`) and the wizard's cache. */
  readonly name: string;
  readonly access: Permission;
  /** Whether a CSV is taken for a workbook. */
  readonly takesCsv?: boolean;
  /** The records: `Orders`. */
  readonly label: Text;
  /** One of them, inside a sentence: `order`. */
  readonly one: Text;
  readonly templateName: Text;
  readonly columns: readonly ImportColumn[];
  readonly reading: SheetReading;
  readonly api: ImportApi<T, H>;
  /** The fields of an import, in detail and in the history, and what they call the numbers of records. */
  readonly fields: Fields;
  readonly historyFields: Fields;
  readonly counts: Readonly<Record<RecordCount, string>>;
  /** What is wrong, in words; of many findings at once the value is null. */
  readonly say: (finding: Pick<Finding, 'key' | 'code' | 'value'>, language: Language) => string;
}
