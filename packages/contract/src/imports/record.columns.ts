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
      decimals: field.kind === 'decimal' ? field.scale : null,
      expects: expectedIn(field),
      ...(note && { note }),
      words: wordsIn(field),
    };
  });
}

/** What a field may hold, where that is a list. */
function wordsIn(field: Field): Text[] {
  if (field.kind === 'flag') return [flagWords.yes, flagWords.no];
  return field.kind === 'code' ? codesOf(field.table).map((one) => wordOf(field.table, one)) : [];
}

/** The same as one text. */
export function listIn(field: Field): Text {
  const words = wordsIn(field);
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}

function expectedIn(field: Field): Text {
  if (field.kind === 'text') {
    const { max, rule } = field;
    if (rule) return rule.says;
    return { zh: `不超过 ${max} 个字符的文本`, en: `text of at most ${max} characters` };
  }
  if (field.kind === 'decimal')
    return {
      zh: `数字，最多 ${field.scale} 位小数`,
      en: `a number with at most ${field.scale} decimals`,
    };
  return listIn(field);
}
