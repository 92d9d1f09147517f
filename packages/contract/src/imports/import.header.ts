import type { Text } from '../kernel/text.ts';
import { cleaned } from './import.clean.ts';
import { unitNamed } from './import.units.ts';

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
  return cleaned(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(brackets, '')
    .replace(/[\s*×.:_\-/'"()[\]]/g, '')
    .replace(/(kgs?|cm|usd)$/, '');
}

const brackets = /\(([^)]*)\)|\[([^\]]*)\]|【([^】]*)】/g;

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
  return (text) => known.get(plainHeader(text)) ?? known.get(plainHeader(withUnitApart(text).name));
}

/** What stands in brackets and is neither a unit nor a question about one. */
const remarks = new Set(
  'max min each req required opt optional mandatory must only per piece pieces pcs pc ctn ctns carton box single one gross net gw nw no number incl excl code weight length width height price value declared unit total'.split(
    ' ',
  ),
);

/** Signs that Chinese units and currencies are written with. */
const oddMeasure = /[磅斤克吨升寸尺米元币镑圆]/;

/**
 * The unit that a heading names, in brackets or at its end: `重量(LBS)`, `单价/元`, `Length inch`, `USD price`. `unknown`
 * for what stands there like a unit and is none of ours.
 */
export function unitOfHeader(text: string): string | undefined {
  const inside = [...cleaned(text).normalize('NFKC').matchAll(brackets)].flatMap((found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').split(/[/,、，;\s]+/),
  );
  const { unit } = withUnitApart(text);
  const [named, other] = new Set([...inside.map(unitNamed), unit].filter((one) => one !== undefined));
  if (named !== undefined) return other === undefined ? named : 'unknown';
  const isOdd = inside.some(
    (word) => (/^[a-z.]+$/i.test(word) && !remarks.has(word.toLowerCase())) || oddMeasure.test(word),
  );
  return isOdd ? 'unknown' : undefined;
}

/** `单价元` is 单价 in 元, `Price in USD` is Price in USD. */
function withUnitApart(text: string): { name: string; unit: string | undefined } {
  const plain = cleaned(text).normalize('NFKC').replace(brackets, '').replace(/[*:]/g, ' ').trim();
  const [, before = '', last = ''] =
    /^(.*?)(?:\s+in\s+|[\s/_-]+|(?<=\p{Script=Han})(?=[^\p{Script=Han}]))(\S+)$/iu.exec(plain) ?? [];
  const behind = unitNamed(last);
  if (behind !== undefined) return { name: before, unit: behind };
  const [, first = '', after = ''] =
    /^(\S+?)(?:\s+|(?<=[^\p{Script=Han}])(?=\p{Script=Han}))(.*)$/u.exec(plain) ?? [];
  const ahead = unitNamed(first);
  if (ahead !== undefined) return { name: after, unit: ahead };
  const [, name = '', money = ''] =
    /^(.*?\p{Script=Han})(美元|美金|港元|港币|日元|欧元|英镑|加元|加币|澳元|澳币|人民币|元|公斤|千克|磅|厘米|英寸)$/u.exec(
      plain,
    ) ?? [];
  if (money !== '') return { name, unit: unitNamed(money) };
  const [, leading = '', rest = ''] =
    /^(美元|美金|港元|港币|日元|欧元|英镑|加元|加币|澳元|澳币|人民币)(.+)$/u.exec(plain) ?? [];
  return leading === '' ? { name: plain, unit: undefined } : { name: rest, unit: unitNamed(leading) };
}
