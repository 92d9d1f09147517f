import { plainText } from '@loadline/contract/hts/hts-rate';
import type { EditionRow } from './edition-file.ts';

type RateColumn = 'general' | 'special' | 'column2';

/** A row of an edition in its place: what it stands under, and where its rates come from. */
export interface EditionLine extends Omit<EditionRow, 'htsNo'> {
  readonly place: number;
  readonly parent: number | null;
  /** Digits alone. */
  readonly htsNo: string;
  readonly from: Readonly<Record<RateColumn, number | null>>;
  readonly chapter99: readonly string[];
  readonly path: string;
}

/**
 * Puts rows under one another by their indents, which may jump, in the order they come in. A blank rate is that of the nearest row
 * above that has one, for each column on its own; what a footnote says of chapter 99 holds for the rows below as well.
 */
export function placing(): (row: EditionRow) => EditionLine {
  const above: EditionLine[] = [];
  let place = 0;
  return (row) => {
    above.length = above.findLastIndex(({ indent }) => indent < row.indent) + 1;
    const line = lineUnder(above.at(-1), row, place);
    above.push(line);
    place += 1;
    return line;
  };
}

/** The rows of an edition in their places, some at a time. */
export async function* linesOf(
  rows: AsyncIterable<EditionRow>,
  atOnce: number,
): AsyncGenerator<EditionLine[]> {
  const placed = placing();
  let lines: EditionLine[] = [];
  for await (const row of rows) {
    lines.push(placed(row));
    if (lines.length < atOnce) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

function lineUnder(parent: EditionLine | undefined, row: EditionRow, place: number): EditionLine {
  const from = (column: RateColumn) => (row[column].trim() === '' ? (parent?.from[column] ?? null) : place);
  return {
    ...row,
    place,
    parent: parent?.place ?? null,
    htsNo: row.htsNo.replaceAll('.', ''),
    from: { general: from('general'), special: from('special'), column2: from('column2') },
    chapter99: [...new Set([...chapter99In(row), ...(parent?.chapter99 ?? [])])],
    path: parent
      ? [parent.path, plainText(parent.description).replace(/:$/, '')].filter(Boolean).join(' › ')
      : '',
  };
}

function chapter99In({ footnotes }: EditionRow): string[] {
  return footnotes.flatMap(({ value }) => value.match(/\b99\d\d\.\d\d\.\d\d\b/g) ?? []);
}
