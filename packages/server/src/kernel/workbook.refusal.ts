/**
 * Why a file was not read. The caller words it for the reader:
 * - `not-xlsx` another kind of file under any name (xls, csv, html, ods, xlsb, xltx, a plain zip)
 * - `encrypted` protected with a password · `macros` carries a macro project or macro sheet
 * - `damaged` cut off, malformed or other than its sizes and checksums say
 * - `unsafe` path escape, link, document type, duplicate part
 * - `bomb` inflates beyond its limits, holds too many parts or repeats too much text
 * - `too-large`, `too-many-rows`, `too-many-columns` over the caller's limits · `too-slow` over the deadline
 * - `empty` no sheet holds anything
 */
export type RefusalReason =
  | 'not-xlsx'
  | 'encrypted'
  | 'macros'
  | 'damaged'
  | 'unsafe'
  | 'bomb'
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'too-slow'
  | 'empty';

/** A file that is refused; `detail` names the finding for logs and is never shown to a reader. */
export class WorkbookRefusal extends Error {
  readonly reason: RefusalReason;
  readonly detail: string;

  constructor(reason: RefusalReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.name = 'WorkbookRefusal';
    this.reason = reason;
    this.detail = detail;
  }
}

/** What a workbook may cost. Sizes in bytes; `rows` counts every row of one sheet that holds something. */
export interface WorkbookLimits {
  readonly bytes: number;
  readonly inflatedBytes: number;
  /** Parts of the archive; pictures are skipped and not counted. */
  readonly entries: number;
  /** Inflated to compressed size of one part, judged from 1 MiB on: small style tables repeat themselves. */
  readonly ratio: number;
  readonly rows: number;
  readonly columns: number;
  /** Working time of the reading thread; the time its caller takes between batches is not counted. */
  readonly seconds: number;
}

const MIB = 1024 * 1024;

/** The limits of an upload (reliability.md A, Files). */
export const WORKBOOK_LIMITS: WorkbookLimits = {
  bytes: 10 * MIB,
  inflatedBytes: 50 * MIB,
  entries: 200,
  ratio: 100,
  rows: 5_000,
  columns: 100,
  seconds: 10,
};
