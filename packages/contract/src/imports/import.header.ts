import type { Text } from '../kernel/text.ts';

interface Heading extends Text {
  readonly unit?: string;
  readonly needed: string;
}

/** A heading as the template writes it, both languages in one cell: `单箱毛重(KG)* Carton gross weight`. */
export function templateHeader({ zh, en, unit, needed }: Heading): string {
  const name = `${zh}${unit ? `(${unit})` : ''}${needed === 'always' ? '*' : ''}`;
  return zh === en ? name : `${name} ${en}`;
}

/** A heading without what differs from file to file: stars, spaces, punctuation, brackets with units or remarks. */
export function plainHeader(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】/g, '')
    .replace(/[\s*.:_\-/'"()[\]]/g, '')
    .replace(/(kgs?|cm|usd)$/, '');
}

/**
 * Gives the column that a heading in either language means; undefined for one that we do not take. `alsoCalled` are the
 * headings that other files in use carry: they never take the place of one of ours.
 */
export function headerReader<K extends string>(
  columns: readonly (readonly [K, Heading])[],
  alsoCalled: (key: K) => readonly string[],
): (text: string) => K | undefined {
  const known = new Map<string, K>();
  for (const [key, column] of columns) {
    const own = [column.zh, column.en, `${column.zh} ${column.en}`, templateHeader(column)];
    for (const name of own) known.set(plainHeader(name), key);
  }
  for (const [key] of columns) {
    const names = alsoCalled(key).map(plainHeader);
    for (const name of names) if (!known.has(name)) known.set(name, key);
  }
  return (text) => known.get(plainHeader(text));
}
