import { currenciesBelow } from '@loadline/contract/imports/import.formats';
import type { FoundRow } from '@loadline/contract/imports/import.rows';
import { rowsBelow } from '@loadline/contract/imports/import.rows';
import type {
  KeptColumns,
  SheetChoice,
  SheetHeading,
  SheetReading,
} from '@loadline/contract/imports/import.sheet';
import { headingIn, linesOfHeading } from '@loadline/contract/imports/import.sheet';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { Config } from '../../config.ts';
import { Problem } from '../../kernel/problem.ts';
import type { SheetRow } from '../../kernel/sheet.cell.ts';
import { mergedFiller } from '../../kernel/sheet.merged.ts';
import type { SheetInfo } from '../../kernel/workbook.open.ts';
import type { WorkbookLimits } from '../../kernel/workbook.refusal.ts';
import { WORKBOOK_LIMITS, WorkbookRefusal } from '../../kernel/workbook.refusal.ts';
import { notReallyXlsx } from '../../kernel/workbook.sound.ts';
import type { Workbook } from '../../kernel/workbook.ts';
import { readWorkbook } from '../../kernel/workbook.ts';

/** The records of a workbook: its sheet, where its headings stand, the rows under them, and sheets like it left unread. */
export interface RecordSheet {
  readonly sheet: string;
  readonly heading: SheetHeading;
  readonly rows: readonly FoundRow[];
  readonly otherSheets: readonly string[];
  /** All that hold something. */
  readonly sheets: readonly string[];
}

/** What is known of a file before it is read. */
export interface ReadAs {
  readonly choice: SheetChoice;
  readonly kept: KeptColumns;
}

/** What is known of the sheets of a kind of records. */
type ReadSubject = Pick<ImportSubject, 'reading' | 'columns'>;

type FileLimits = Pick<Config, 'importMaxMegabytes' | 'importMaxRows'>;

export function limitsOf({ importMaxMegabytes, importMaxRows }: FileLimits): WorkbookLimits {
  return {
    ...WORKBOOK_LIMITS,
    bytes: importMaxMegabytes * 1_048_576,
    inflatedBytes: Math.max(WORKBOOK_LIMITS.inflatedBytes, importMaxMegabytes * 5 * 1_048_576),
    rows: importMaxRows + linesOfHeading,
  };
}

/** Reads the chosen sheet, or the first that holds records of the subject. Refuses what domain.md §6 refuses of a whole file: E01, E02, E14, E15. */
export async function readFileOf(
  subject: ReadSubject,
  path: string,
  limits: FileLimits,
  language: Language,
  as: ReadAs,
): Promise<RecordSheet> {
  const guarded = limitsOf(limits);
  const read = await readWorkbook(path, guarded, (book) => sheetIn(subject.reading, book, guarded, as)).catch(
    async (error: unknown) => {
      if (isAbsent(error)) throw new Problem('importFileGone');
      throw error instanceof WorkbookRefusal ? await refusalOf(error, path, limits, guarded) : error;
    },
  );
  if (!read)
    throw new Problem('missingColumns', { columns: namesOf(subject, alwaysNeededIn(subject), language) });
  if (isHopeless(read.heading))
    throw new Problem('missingColumns', { columns: namesOf(subject, read.heading.missing, language) });
  if (read.rows.length === 0) throw new Problem('emptySheet');
  if (read.rows.length > limits.importMaxRows) throw tooLarge(limits);
  return read;
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Columns are missing, and no heading is left that a person could say is one of them. */
function isHopeless({ missing, inTable }: SheetHeading): boolean {
  return missing.length > 0 && [...inTable.values()].every(({ key }) => key !== null);
}

// Hidden sheets hold lists and old versions; they count only when nothing else is there.
async function sheetIn(
  reading: SheetReading,
  book: Workbook,
  limits: WorkbookLimits,
  { choice, kept }: ReadAs,
): Promise<RecordSheet | undefined> {
  const filled = book.sheets.filter(({ content }) => content === 'some');
  const shown = filled.filter(({ visibility }) => visibility === 'shown');
  const found: { info: SheetInfo; heading: SheetHeading; top: SheetRow[] }[] = [];
  const offered = shown.length > 0 ? shown : filled;
  for (const info of offered) {
    const top = await linesOf(book, info, limits, { most: linesOfHeading, fills: () => true });
    const heading = headingIn(reading, top, choice, kept);
    if (heading) found.push({ info, heading, top });
  }
  const chosen = found.find(({ info }) => info.name === choice.sheet);
  const first = found.find(({ heading }) => heading.missing.length === 0) ?? found[0];
  const best = choice.sheet === undefined ? first : chosen;
  if (!best) return undefined;
  const { info, heading } = best;
  const fills = (column: number) => {
    const key = heading.inTable.get(column)?.key ?? null;
    return key !== null && reading.isFilledDown(key);
  };
  // One that is refused anyway: its rows need not be read.
  const lines = isHopeless(heading)
    ? []
    : await linesOf(book, info, limits, { most: limits.rows, below: heading.headerRow, fills });
  const otherSheets = found.filter((one) => one !== best && one.heading.missing.length === 0);
  const formats = currenciesBelow(heading.headerRow, lines);
  const meant = headingIn(reading, best.top, choice, kept, formats) ?? heading;
  return {
    sheet: info.name,
    heading: meant,
    rows: rowsBelow(reading, meant, lines),
    otherSheets: otherSheets.map((one) => one.info.name),
    sheets: offered.map(({ name }) => name),
  };
}

interface LinesWanted {
  readonly most: number;
  /** Only merged cells below this row are filled, and only downwards: what they hold belongs to each row. */
  readonly below?: number;
  readonly fills: (column: number) => boolean;
}

/** The first lines of a sheet, the value of a merged range in those of its cells that it is meant for. */
async function linesOf(
  book: Workbook,
  { name, merged }: SheetInfo,
  limits: WorkbookLimits,
  { most, below, fills }: LinesWanted,
): Promise<SheetRow[]> {
  const meant = merged
    .filter(({ fromRow, fromColumn }) => fills(fromColumn) && (below === undefined || fromRow > below))
    .map((range) => (below === undefined ? range : { ...range, toColumn: range.fromColumn }));
  const fill = mergedFiller(meant, limits.columns);
  const lines: SheetRow[] = [];
  for await (const batch of book.rows(name)) {
    for (const line of batch) lines.push(fill(line));
    if (lines.length >= most) break;
  }
  return lines;
}

/** The lines of a sheet as they stand there. */
export async function plainLinesOf(
  book: Workbook,
  info: SheetInfo,
  limits: WorkbookLimits,
): Promise<SheetRow[]> {
  return linesOf(book, info, limits, { most: limits.rows, fills: () => false });
}

/** What a workbook that is refused means to the person who sent it. */
export async function refusalOf(
  { reason }: WorkbookRefusal,
  path: string,
  limits: FileLimits,
  { columns }: WorkbookLimits,
): Promise<Problem> {
  switch (reason) {
    case 'not-xlsx':
      return notReallyXlsx(path);
    case 'macros':
      return new Problem('macroFile');
    case 'encrypted':
      return new Problem('lockedFile');
    case 'too-large':
    case 'too-many-rows':
      return tooLarge(limits);
    case 'too-many-columns':
      return new Problem('tooManyColumns', { columns });
    case 'empty':
      return new Problem('emptySheet');
    default:
      return new Problem('damagedFile');
  }
}

function tooLarge({ importMaxRows, importMaxMegabytes }: FileLimits): Problem {
  return new Problem('sheetTooLarge', { rows: importMaxRows, megabytes: importMaxMegabytes });
}

function alwaysNeededIn({ columns }: ReadSubject): string[] {
  return columns.filter(({ needed }) => needed === 'always').map(({ key }) => key);
}

function namesOf({ columns }: ReadSubject, keys: readonly string[], language: Language): string {
  const named = columns.filter(({ key }) => keys.includes(key));
  return named.map((column) => say(column, language)).join(language === 'en' ? ', ' : '\u3001');
}
