import type { ImportColumn, ImportKey } from './order-import.columns.ts';
import { columnOf, importKeys } from './order-import.columns.ts';

/** A heading as the template writes it, both languages in one cell: `单箱毛重(KG)* Carton gross weight`. */
export function templateHeader({ zh, en, unit, needed }: ImportColumn): string {
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

const known = new Map<string, ImportKey>();
for (const key of importKeys) {
  const column = columnOf(key);
  const own = [column.zh, column.en, `${column.zh} ${column.en}`, templateHeader(column)];
  for (const name of own) known.set(plainHeader(name), key);
}
// Other files' headings never take the place of one of ours.
for (const key of importKeys) {
  const names = columnOf(key).also.map(plainHeader);
  for (const name of names) if (!known.has(name)) known.set(name, key);
}

/** The column that a heading in either language means; undefined for one that we do not take. */
export function keyOfHeader(text: string): ImportKey | undefined {
  return known.get(plainHeader(text));
}
