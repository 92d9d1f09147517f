import { codeTable } from '../kernel/code.ts';
import { exact, over, plain, plus } from '../kernel/decimal.ts';

/** How a rate of duty is reckoned (domain.md §4.4). Prose is never nothing: it is read, not computed. */
export const rateKinds = codeTable('kind of rate', {
  free: { zh: '免税', en: 'Free' },
  advalorem: { zh: '从价', en: 'Ad valorem' },
  specific: { zh: '从量', en: 'Specific' },
  compound: { zh: '复合', en: 'Compound' },
  additional: { zh: '另加', en: 'Additional' },
  prose: { zh: '见税率原文', en: 'As the text says' },
});

/** So many US dollars for each of a unit, as the rate names it. */
interface PerUnit {
  readonly amount: string;
  readonly unit: string;
}

export interface Rate {
  readonly kind: keyof typeof rateKinds.codes;
  /** Percent of the value. */
  readonly percent: string | null;
  readonly perUnit: readonly PerUnit[];
}

const number = '(\\d+(?:\\.\\d+)?|\\d+ \\d+/\\d+|\\.\\d+)';
const percentPart = new RegExp(`^${number}\\s*%$`);
const unitPart = new RegExp(
  `^(\\$?)\\s*${number}\\s*(¢?)\\s*(?:/\\s*([a-z0-9][a-z0-9. ]*?)|(each))\\s*$`,
  'i',
);
const addition = new RegExp(
  `^(?:the duty provided in the applicable subheading)?(?:\\s*\\+\\s*${number}\\s*%)?$`,
  'i',
);

/** What a text of the schedule says of the duty; undefined where it is blank, which inherits. */
export function rateOf(text: string): Rate | undefined {
  const says = plainRate(text);
  if (says === '') return undefined;
  if (/^free$/i.test(says)) return { kind: 'free', percent: null, perUnit: [] };
  const added = addition.exec(says);
  if (added) return { kind: 'additional', percent: added[1] ? decimal(added[1]) : '0', perUnit: [] };
  const parts = says.split(/\s*\+\s*/).map(partOf);
  const percents = parts.flatMap((part) => (typeof part === 'string' ? [part] : []));
  const perUnit = parts.flatMap((part) => (typeof part === 'object' ? [part] : []));
  if (percents.length + perUnit.length < parts.length || percents.length > 1)
    return { kind: 'prose', percent: null, perUnit: [] };
  const kind = perUnit.length === 0 ? 'advalorem' : parts.length === 1 ? 'specific' : 'compound';
  return { kind, percent: percents[0] ?? null, perUnit };
}

function partOf(part: string): string | PerUnit | undefined {
  const percent = percentPart.exec(part)?.[1];
  if (percent) return decimal(percent);
  const [, dollar = '', amount = '', cent = '', unit, each] = unitPart.exec(part) ?? [];
  if (amount === '' || (dollar === '') === (cent === '')) return undefined;
  const value = decimal(amount);
  const inDollars = cent === '' ? value : plain(over(exact(value), exact('100')).toFixed());
  return { amount: inDollars, unit: (unit ?? each ?? '').trim().toLowerCase() };
}

/** `2 1/2` → `2.5`. */
function decimal(text: string): string {
  const [whole = '0', fraction] = text.split(' ');
  if (fraction === undefined) return plain(exact(text.startsWith('.') ? `0${text}` : text).toFixed());
  const [top = '0', bottom = '1'] = fraction.split('/');
  return plain(plus(exact(whole), over(exact(top), exact(bottom))).toFixed());
}

/** Without the mark of a footnote and the hyphens of a line that was broken. */
function plainRate(text: string): string {
  return plainText(text)
    .replace(/ \d+\/$/, '')
    .replace(/(\S)- (?=[a-z])/g, '$1')
    .replace(/\.$/, '')
    .trim();
}

/** A text of the schedule without its markup and breaks. */
export function plainText(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00ad', '')
    .replace(/&nbsp;| /g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
