import { Readable } from 'node:stream';
import { writeSheet } from './sheet.ts';

/** The text of a CSV: UTF-8 or UTF-16 by its mark, UTF-8 where it is one, else GBK as Chinese programs write it; undefined for what is no text. */
function csvText(content: Buffer): string | undefined {
  const isWide = content[0] === 0xff && content[1] === 0xfe;
  if (!isWide && content.includes(0)) return undefined;
  for (const encoding of isWide ? ['utf-16le'] : ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(content);
    } catch {
      // The next encoding may be the one.
    }
  }
  return undefined;
}

/** The lines of a CSV by the separator that its lines use most: comma, semicolon or tab. Quotes are doubled inside quotes. */
function csvLines(text: string): string[][] {
  const top = text.slice(0, 10_000);
  const [separator = ','] = [',', ';', '\t'].toSorted(
    (one, other) => top.split(other).length - top.split(one).length,
  );
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${separator}][^\\r\\n${separator}]*)|)(${separator}|\\r?\\n|\\r|$)`,
    'y',
  );
  const lines: string[][] = [];
  let line: string[] = [];
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [whole, quoted, bare, end] = cell.exec(text) ?? [];
    if (whole === undefined) {
      // A quote that nobody closes: the rest of the line is its cell.
      const stop = text.slice(at).search(/[\r\n]/);
      line.push(text.slice(at, stop < 0 ? undefined : at + stop));
      cell.lastIndex = stop < 0 ? text.length : at + stop;
      continue;
    }
    line.push(plainCell(quoted?.replaceAll('""', '"') ?? bare ?? ''));
    if (end === separator) continue;
    lines.push(line);
    line = [];
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

/** Banks keep Excel from reading a number as one: `="0123"`, or a tab behind it. */
function plainCell(text: string): string {
  return text.replace(/^="?([^"]*)"?$/, '$1').trim();
}

/** A CSV as a workbook of one sheet of texts, for those who read workbooks; undefined for what is no text. */
export function workbookOfCsv(content: Buffer): Readable | undefined {
  const text = csvText(content);
  if (text === undefined) return undefined;
  const [first = [], ...others] = csvLines(text);
  const width = others.reduce((most, line) => Math.max(most, line.length), first.length);
  const columns = Array.from({ length: width }, (_, at) => ({
    header: first[at] ?? '',
    kind: 'text' as const,
  }));
  return writeSheet({ name: 'CSV', columns }, rowsOf(others));
}

function* rowsOf(lines: readonly string[][]) {
  for (const line of lines) yield line.map((text) => (text === '' ? null : text));
}
