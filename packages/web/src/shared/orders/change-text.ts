import { wordOf } from '@loadline/contract/kernel/code';
import type { Field } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { fieldOfChange } from '@loadline/contract/orders/order-changes';
import { missing, type Reading, valueText } from '../../resource/value-text.ts';

/** A value of a difference in words: codes by their table, `true` as yes, several one after the other. */
export function changeText(path: string, value: string | null, reading: Reading): string {
  const field = fieldOfChange(path);
  if (value === null || value === '' || value === missing) return missing;
  return field ? plainText(field, value, reading) : value;
}

function plainText(field: Field, value: string, reading: Reading): string {
  if (field.kind === 'flag') return value === 'true' ? reading.yes : reading.no;
  if (field.kind === 'list') {
    const words = value.split(',').map((one) => plainText(field.item, one, reading));
    return words.join(reading.language === 'en' ? ', ' : '\u3001');
  }
  if (field.kind === 'code') return say(wordOf(field.table, value), reading.language);
  return field.kind === 'decimal' && !/^-?\d+(\.\d+)?$/.test(value)
    ? value
    : valueText(field, value, reading);
}
