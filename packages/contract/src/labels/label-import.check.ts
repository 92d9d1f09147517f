import type { Finding, Report } from '../imports/import.finding.ts';
import { reportInto } from '../imports/import.finding.ts';
import { artworkReader, plainName } from './artwork-name.ts';
import { sumsToWhole } from './composition.ts';

/** Cells of a row by their columns; '' where blank, null where they cannot be read. */
export interface ReadCells<K extends string> {
  readonly row: number;
  readonly cells: Readonly<Record<K, string | null>>;
}

export type StyleRow = ReadCells<
  'orderNumber' | 'styleNo' | 'colour' | 'productName' | 'composition' | 'pieces'
>;
export type CartonRow = ReadCells<'orderNumber' | 'styleNo' | 'colour' | 'cartonNo' | 'pieces'>;

export interface ArtworkFile {
  readonly id: string;
  /** With the folders of its archive. */
  readonly name: string;
}

/** What is known beside a style list; a file that has not come is held against nothing. */
export interface BesideStyles {
  readonly isChosen: boolean;
  /** The scheme holds the composition against something. */
  readonly checksComposition: boolean;
  readonly cartons: readonly CartonRow[] | undefined;
  readonly artwork: readonly ArtworkFile[] | undefined;
}

/** What a style in a colour has in the other files. */
export interface InOtherFiles {
  readonly pieces: number | null;
  readonly cartons: number | null;
  readonly artwork: readonly string[];
}

/** The three files of an import of labels held against each other. */
export function heldTogether(styles: readonly StyleRow[], beside: BesideStyles) {
  const list = listed(styles);
  const packed = packedIn(list, beside.cartons ?? []);
  const drawn = drawnIn(list, beside.artwork ?? []);
  return {
    inStyles: inStyles(styles, beside, { packed, drawn }),
    inCartons: beside.cartons ? inCartons(list, beside.cartons) : [],
    /** The files whose names mean no style of the list, and those that name no colour of theirs. */
    strangers: drawn.strangers,
    colourless: drawn.colourless,
    /** By the row of the style list. */
    found: new Map(styles.map((style) => [style.row, foundOf(style, beside, packed, drawn)])),
  };
}

type Key = 'styleNo' | 'colour';

function nameOf({ cells }: ReadCells<Key>): string {
  return JSON.stringify([plainName(cells.styleNo ?? ''), plainName(cells.colour ?? '')]);
}

/** The styles of a list by their plain numbers, each with its rows by plain colour. */
function listed(styles: readonly StyleRow[]): ReadonlyMap<string, ReadonlyMap<string, readonly StyleRow[]>> {
  const byStyle = Map.groupBy(
    styles.filter(({ cells }) => cells.styleNo),
    ({ cells }) => plainName(cells.styleNo ?? ''),
  );
  return new Map(
    [...byStyle].map(([no, rows]) => [no, Map.groupBy(rows, ({ cells }) => plainName(cells.colour ?? ''))]),
  );
}

type Listed = ReturnType<typeof listed>;

/** The cartons of each style in a colour; where a style has one colour, a carton need not say it. */
function packedIn(list: Listed, cartons: readonly CartonRow[]): ReadonlyMap<string, readonly CartonRow[]> {
  return Map.groupBy(cartons, (carton) => {
    const colours = list.get(plainName(carton.cells.styleNo ?? ''));
    const only = !carton.cells.colour && colours?.size === 1 ? [...colours.values()][0]?.[0] : undefined;
    return nameOf(only ?? carton);
  });
}

function drawnIn(list: Listed, artwork: readonly ArtworkFile[]) {
  const writtenOf = (rows: readonly StyleRow[], key: Key) => rows[0]?.cells[key] ?? '';
  const styles = new Map(
    [...list.values()].map((colours) => {
      const all = [...colours.values()];
      return [writtenOf(all[0] ?? [], 'styleNo'), all.map((rows) => writtenOf(rows, 'colour'))];
    }),
  );
  const read = artworkReader(styles);
  const byName = new Map<string, string[]>();
  const [strangers, colourless]: [ArtworkFile[], ArtworkFile[]] = [[], []];
  for (const file of artwork) {
    const named = read(file.name);
    if (!named) {
      strangers.push(file);
      continue;
    }
    const all = styles.get(named.styleNo) ?? [];
    if (named.colours.length === 0 && all.length > 1) colourless.push(file);
    for (const colour of named.colours.length > 0 ? named.colours : all) {
      const name = JSON.stringify([plainName(named.styleNo), plainName(colour)]);
      byName.set(name, [...(byName.get(name) ?? []), file.id]);
    }
  }
  return { byName, strangers, colourless };
}

type Packed = ReturnType<typeof packedIn>;
type Drawn = ReturnType<typeof drawnIn>;

/** The cartons of a row; one that names its order is of that order alone. */
function cartonsOf(style: StyleRow, packed: Packed): CartonRow[] {
  const { orderNumber } = style.cells;
  const all = packed.get(nameOf(style)) ?? [];
  return all.filter(({ cells }) => !cells.orderNumber || !orderNumber || cells.orderNumber === orderNumber);
}

function foundOf(style: StyleRow, beside: BesideStyles, packed: Packed, { byName }: Drawn): InOtherFiles {
  const cartons = cartonsOf(style, packed);
  return {
    pieces: beside.cartons ? piecesIn(cartons) : (countIn(style.cells.pieces) ?? null),
    cartons: beside.cartons ? new Set(cartons.map(({ cells }) => cells.cartonNo)).size : null,
    artwork: byName.get(nameOf(style)) ?? [],
  };
}

function countIn(text: string | null): number | undefined {
  return text ? Number(text) : undefined;
}

function piecesIn(cartons: readonly CartonRow[]): number {
  return cartons.reduce((sum, { cells }) => sum + (countIn(cells.pieces) ?? 0), 0);
}

function inStyles(
  styles: readonly StyleRow[],
  { isChosen, checksComposition, cartons, artwork }: BesideStyles,
  { packed, drawn }: { packed: Packed; drawn: Drawn },
): Finding[] {
  const findings: Finding[] = [];
  const report = reportInto(findings);
  const first = new Map<string, StyleRow>();
  for (const style of styles) {
    const { row, cells } = style;
    if (!isChosen) report(row, 'styleNo', 'E94');
    if (!cells.styleNo || !cells.colour) continue;
    const same = first.get(plainName(cells.styleNo));
    if (!same) first.set(plainName(cells.styleNo), style);
    else if (cells.productName && same.cells.productName && same.cells.productName !== cells.productName)
      report(row, 'productName', 'W10', { value: String(same.row) });
    if (cells.composition && !sumsToWhole(cells.composition)) report(row, 'composition', 'E91');
    if (cells.composition === '' && checksComposition) report(row, 'composition', 'W11');
    if (cartons) reportPacked(style, packed, report);
    if (artwork && !drawn.byName.has(nameOf(style))) report(row, 'styleNo', 'W09');
  }
  return findings;
}

function reportPacked(style: StyleRow, packed: Packed, report: Report): void {
  const { row, cells } = style;
  const cartons = cartonsOf(style, packed);
  const [elsewhere] = packed.get(nameOf(style)) ?? [];
  if (cartons.length > 0) {
    const pieces = piecesIn(cartons);
    if (cells.pieces && Number(cells.pieces) !== pieces)
      report(row, 'pieces', 'E93', { value: String(pieces) });
  } else if (elsewhere) report(row, 'orderNumber', 'E95', { value: elsewhere.cells.orderNumber ?? '' });
  else report(row, 'styleNo', 'E92');
}

function inCartons(list: Listed, cartons: readonly CartonRow[]): Finding[] {
  const findings: Finding[] = [];
  const report = reportInto(findings);
  const orderOf = new Map<string, string>();
  for (const { row, cells } of cartons) {
    const { styleNo, colour, orderNumber, cartonNo } = cells;
    const colours = styleNo ? list.get(plainName(styleNo)) : undefined;
    if (styleNo && !colours) report(row, 'styleNo', 'E96', { value: styleNo });
    if (colours && !colour && colours.size > 1) report(row, 'colour', 'E98', { value: String(colours.size) });
    const rows = colour
      ? colours?.get(plainName(colour))
      : colours?.size === 1
        ? [...colours.values()][0]
        : [];
    if (colours && colour && !rows) report(row, 'colour', 'E97', { value: colour });
    const listedUnder = rows?.flatMap((style) => style.cells.orderNumber ?? []) ?? [];
    if (orderNumber && listedUnder.length > 0 && !listedUnder.includes(orderNumber))
      report(row, 'orderNumber', 'E99', { value: listedUnder[0] ?? '' });
    if (!cartonNo || !orderNumber) continue;
    const other = orderOf.get(cartonNo);
    if (other === undefined) orderOf.set(cartonNo, orderNumber);
    else if (other !== orderNumber) report(row, 'cartonNo', 'W12', { value: other });
  }
  return findings;
}
