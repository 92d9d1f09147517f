import { cleaned } from './import.clean.ts';
import type { CurrenciesOfCells } from './import.formats.ts';
import { clashOf } from './import.formats.ts';
import type { ColumnMatch, SheetLine } from './import.grid.ts';
import { letters } from './import.grid.ts';
import { plainHeader, unitOfHeader } from './import.header.ts';
import { areAlike, isUnitWord, type Rates, unitNamed } from './import.units.ts';

/** `flat` is our template; `head` is a layout with facts of the whole sheet above its table. */
export type ImportLayout = 'flat' | 'head';

/** How the sheets of one subject are understood. */
export interface SheetReading {
  readonly keys: readonly string[];
  readonly keyOf: (header: string) => string | undefined;
  /** The unit of a column's figures. */
  readonly unitOf: (key: string) => string | undefined;
  /** The columns that a heading gives besides its own: sizes may stand in one. */
  readonly withIt?: (header: string) => readonly string[];
  /** Whether one merged cell means all rows that it spans. Never a figure: it would be multiplied. */
  readonly isFilledDown: (key: string) => boolean;
  /** The required columns that a sheet with these columns does not have (E02). */
  readonly missingFrom: (present: ReadonlySet<string | null>) => string[];
  /** What stands above the table, where that belongs to the records. */
  readonly headIn?: (above: readonly SheetLine[], inTable: ReadonlySet<string>) => Head | undefined;
  /** Puts right what spreadsheets do to numbers. Cells stand under the columns of the template. */
  readonly mended: (lines: readonly SheetLine[]) => readonly SheetLine[];
}

/**
 * The facts above a table: the labels found, the columns that this layout gives whatever its labels, and the rows of the
 * table with the facts in them.
 */
export interface Head {
  readonly found: readonly ColumnMatch[];
  readonly always: readonly string[];
  readonly fill: (rows: readonly SheetLine[]) => SheetLine[];
}

/** What a person has said of one file, and what was kept of the customer's earlier ones. */
export interface SheetChoice {
  readonly sheet?: string | undefined;
  /** By place: the column that a heading means, null for none. */
  readonly columns?: Readonly<Record<string, string | null>> | undefined;
  /** By place: the unit or currency of its figures. */
  readonly units?: Readonly<Record<string, string>> | undefined;
  readonly rates?: Rates | undefined;
}

/** By the plain text of a heading: what this customer means by it. */
export type KeptColumns = ReadonlyMap<string, string | null>;

export interface SheetHeading {
  readonly layout: ImportLayout;
  readonly columns: readonly ColumnMatch[];
  /** Required columns that the sheet does not have (E02). */
  readonly missing: readonly string[];
  /** The last row of the headings. */
  readonly headerRow: number;
  readonly inTable: ReadonlyMap<number, ColumnMatch>;
  readonly head: Head | undefined;
}

/** Lines that may stand above the table; a head of 17 rows and some more. */
export const linesOfHeading = 40;

/** Fewer known headings than this, or than all but one of a narrower table, make no table of ours, */
const fewestColumns = 4;
/** unless so many others stand beside them that a person can say what each means. */
const fewestToAsk = { known: 2, all: 6 };

/** Finds the headings among the first lines of a sheet; undefined when it holds no records at all. */
export function headingIn(
  reading: SheetReading,
  lines: readonly SheetLine[],
  choice: SheetChoice = {},
  kept: KeptColumns = new Map(),
  formats: CurrenciesOfCells = new Map(),
): SheetHeading | undefined {
  const meant = meantBy(reading, choice, kept);
  const keyOf = (header: string) => meant('', header);
  const top = lines.slice(0, linesOfHeading);
  const best = top
    .map((line) => ({ line, known: knownIn(line, keyOf) }))
    .toSorted((one, other) => other.known.size - one.known.size)[0];
  if (!best || !isHeading(best.line, best.known.size, reading)) return undefined;
  const { line } = best;
  const above = lines.filter(({ row }) => row < line.row);
  const head = reading.headIn?.(above, best.known);
  const group = head ? undefined : above.find(({ row }) => row === line.row - 1);
  const below = continuationOf(line, lines, keyOf);
  const units = below.flatMap(({ cells }) => cells.map(({ text }, at) => [at, unitNamed(text)] as const));
  const matches = matched({
    reading,
    meant,
    line,
    group,
    unitAt: new Map(units.filter(([, unit]) => unit !== undefined)),
    choice,
    kept,
    formats,
  });
  const inTable = [...matches.values()];
  const columns = head ? [...head.found, ...inTable] : inTable;
  const present = new Set(columns.map(({ key }) => key).concat(head?.always ?? []));
  for (const { header, key } of inTable)
    if (key !== null) for (const more of reading.withIt?.(header) ?? []) present.add(more);
  return {
    layout: head ? 'head' : 'flat',
    columns,
    missing: reading.missingFrom(present),
    headerRow: below.at(-1)?.row ?? line.row,
    inTable: matches,
    head,
  };
}

function isHeading({ cells }: SheetLine, known: number, { keys }: SheetReading): boolean {
  if (known >= Math.min(fewestColumns, keys.length - 1)) return true;
  const texts = cells.filter(({ kind, text }) => kind === 'text' && text.trim() !== '');
  return known >= fewestToAsk.known && texts.length >= fewestToAsk.all;
}

type Meant = (place: string, header: string) => string | undefined;

/** What a heading means: to whoever has said so of this file, to this customer, or to everybody. */
function meantBy(reading: SheetReading, choice: SheetChoice, kept: KeptColumns): Meant {
  return (place, header) => {
    const said = choice.columns?.[place];
    if (said !== undefined) return said ?? undefined;
    const known = kept.get(plainHeader(header));
    return known === undefined ? reading.keyOf(header) : (known ?? undefined);
  };
}

type KeyOf = (header: string) => string | undefined;

function knownIn({ cells }: SheetLine, keyOf: KeyOf): Set<string> {
  return new Set(cells.map(({ text }) => keyOf(text)).filter((key) => key !== undefined));
}

/** Words that stand below headings and say no more than the template does. */
const aboutColumns = /^[(【[]?(必填|选填|非必填|必须|可选|required|optional|mandatory)/i;

/** The rows right below that still belong to the headings: the other language, units, what must be filled in. */
function continuationOf(line: SheetLine, lines: readonly SheetLine[], keyOf: KeyOf): SheetLine[] {
  const found: SheetLine[] = [];
  const headings = line.cells.map(({ text }) => cleaned(text));
  for (const next of lines.filter(({ row }) => row > line.row)) {
    const filled = next.cells.flatMap(({ text }, at) =>
      cleaned(text) === '' ? [] : [[cleaned(text), at] as const],
    );
    const belongs = filled.every(
      ([text, at]) =>
        headings[at] === '' ||
        text === headings[at] ||
        keyOf(text) !== undefined ||
        isUnitWord(text) ||
        aboutColumns.test(text),
    );
    if (!belongs || !filled.some(([, at]) => headings[at] !== '')) break;
    found.push(next);
  }
  return found;
}

interface MatchedOf {
  readonly reading: SheetReading;
  readonly meant: Meant;
  readonly line: SheetLine;
  /** What stands over several headings together: `收件人` over 公司, 地址 and 电话. */
  readonly group: SheetLine | undefined;
  readonly unitAt: ReadonlyMap<number, string | undefined>;
  readonly choice: SheetChoice;
  readonly kept: KeptColumns;
  readonly formats: CurrenciesOfCells;
}

// The first of two columns with the same heading counts, unless a person has said otherwise.
function matched({
  reading,
  meant,
  line,
  group,
  unitAt,
  choice,
  kept,
  formats,
}: MatchedOf): Map<number, ColumnMatch> {
  const found = new Map<number, ColumnMatch>();
  const byHand = new Map(Object.entries(choice.columns ?? {}).map(([place, key]) => [key, place]));
  const taken = new Set<string>();
  for (const [at, cell] of line.cells.entries()) {
    const [own, over] = [cleaned(cell.text), cleaned(group?.cells[at]?.text ?? '')];
    const header = own || over;
    if (header === '') continue;
    const place = letters(at);
    const key =
      (over !== own && over !== '' ? meant(place, `${over}${own}`) : undefined) ?? meant(place, header);
    // What is hidden was put out of sight: read only when somebody says so.
    const isSaid = choice.columns?.[place] !== undefined || kept.has(plainHeader(header));
    const isHidden = line.hiddenColumns?.includes(at) === true && !isSaid;
    const isNew = key !== undefined && !isHidden && !taken.has(key) && (byHand.get(key) ?? place) === place;
    if (isNew) taken.add(key);
    const wanted = isNew ? reading.unitOf(key) : undefined;
    const answer = choice.units?.[place];
    // What stands below or over several headings is meant for those that it suits.
    const around = [unitAt.get(at), unitOfHeader(over)].find(
      (unit) => unit !== undefined && wanted !== undefined && areAlike(unit, wanted),
    );
    const headed = unitOf(wanted, unitOfHeader(own) ?? around);
    const clash = clashOf(headed.unit, wanted === 'USD' ? formats.get(at) : undefined);
    const said = answer === undefined ? headed : unitOf(wanted, answer);
    const unit = answer === undefined && clash !== null ? { unit: null, isAsked: true } : said;
    const hiddenAs = isHidden ? (key ?? null) : null;
    found.set(at, { place, header, key: isNew ? key : null, ...unit, clash, hiddenAs });
  }
  for (const [at, match] of found)
    if (match.hiddenAs !== null && taken.has(match.hiddenAs)) found.set(at, { ...match, hiddenAs: null });
  return withOneCurrency(found, reading, formats);
}

function unitOf(wanted: string | undefined, said: string | undefined): Pick<ColumnMatch, 'unit' | 'isAsked'> {
  if (wanted === undefined) return { unit: null, isAsked: false };
  if (said === undefined) return { unit: null, isAsked: wanted === 'USD' };
  return areAlike(said, wanted) ? { unit: said, isAsked: false } : { unit: null, isAsked: true };
}

/** A price that names no currency, nor its cells, is in the one that the other prices of its sheet name. */
function withOneCurrency(
  matches: Map<number, ColumnMatch>,
  { unitOf: unitOfKey }: SheetReading,
  formats: CurrenciesOfCells,
): Map<number, ColumnMatch> {
  const isPrice = ({ key }: ColumnMatch) => key !== null && unitOfKey(key) === 'USD';
  const named = new Set([...matches.values()].filter(isPrice).flatMap(({ unit }) => unit ?? []));
  const [only] = named;
  if (only === undefined || named.size > 1) return matches;
  for (const [at, match] of matches)
    if (isPrice(match) && match.isAsked && !formats.has(at))
      matches.set(at, { ...match, unit: only, isAsked: false });
  return matches;
}
