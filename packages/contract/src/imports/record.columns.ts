import { codesOf, wordOf } from '../kernel/code.ts';
import type { Field, Fields } from '../kernel/field.ts';
import { flagWords } from '../kernel/flag-words.ts';
import type { Resource } from '../kernel/resource.ts';
import { fieldOf, keysAt } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import type { ImportColumn } from './import.column.ts';

/** The columns of records that are one row each: the fields of the place `import`, in their order. */
export function columnsOf<F extends Fields>(
  of: Resource<F>,
  notes: Partial<Readonly<Record<string, Text>>>,
): ImportColumn[] {
  return keysAt(of, 'import').map((key) => {
    const [field, note] = [fieldOf(of, key), notes[key]];
    return {
      key,
      ...field.label,
      ...(field.unit && { unit: field.unit }),
      needed: field.required ? 'always' : 'no',
      decimals: decimalsOf(field),
      expects: expectedIn(field),
      ...(note && { note }),
      words: wordsIn(field),
    };
  });
}

/** Decimal places of a number; null for what is text. */
export function decimalsOf(field: Field): number | null {
  if (field.kind === 'whole') return 0;
  return field.kind === 'decimal' ? field.scale : null;
}

/** What a field may hold, where that is a list. */
export function wordsIn(field: Field): Text[] {
  if (field.kind === 'flag') return [flagWords.yes, flagWords.no];
  if (field.kind === 'list') return wordsIn(field.item);
  return field.kind === 'code' ? codesOf(field.table).map((one) => wordOf(field.table, one)) : [];
}

/** Of a list that nobody reads to its end the first are named: as many as the countries of the specification. */
const named = 28;

/** The same as one text. */
export function listIn(field: Field): Text {
  const words = wordsIn(field).slice(0, named);
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}

/** What a cell of a field takes, in words. */
export function expectedIn(field: Field): Text {
  if (field.kind === 'text') {
    const { max, rule } = field;
    if (rule) return rule.says;
    return { zh: `不超过 ${max} 个字符的文本`, en: `text of at most ${max} characters` };
  }
  if (field.kind === 'whole')
    return {
      zh: `${field.min} 至 ${field.max} 的整数`,
      en: `a whole number from ${field.min} to ${field.max}`,
    };
  return field.kind === 'decimal' ? numberIn(field) : listIn(field);
}

function numberIn({ scale, min = '', max }: Field & { kind: 'decimal' }): Text {
  const places = { zh: `最多 ${scale} 位小数`, en: `with at most ${scale} decimals` };
  if (max !== undefined && min === '0')
    return { zh: `不超过 ${max} 的数字，${places.zh}`, en: `a number up to ${max} ${places.en}` };
  if (max === undefined || !/[1-9]/.test(min))
    return { zh: `数字，${places.zh}`, en: `a number ${places.en}` };
  return {
    zh: `大于 0、不超过 ${max} 的数字，${places.zh}`,
    en: `a number above 0 up to ${max} ${places.en}`,
  };
}
