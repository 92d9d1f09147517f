import { wordOf } from '@loadline/contract/kernel/code';
import type { Field } from '@loadline/contract/kernel/field';
import { textShown } from '@loadline/contract/kernel/field';
import { decimalText, figureShown, wholeText } from '@loadline/contract/kernel/figures';
import { type Language, say } from '@loadline/contract/kernel/text';
import { shortDay } from '../kernel/time.ts';
import { officeTime } from './office-time.ts';

/** What stands where there is no value. Zero is a value. */
export const missing = '\u2014';

export interface Reading {
  readonly language: Language;
  /** The words of a flag. */
  readonly yes: string;
  readonly no: string;
}

export function isMissing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** A value of the contract in words, as its column or row shows it. */
export function valueText(field: Field, value: unknown, reading: Reading): string {
  if (isMissing(value)) return missing;
  if (Array.isArray(value)) return listText(field, value, reading);
  const text = String(value);
  switch (field.kind) {
    case 'decimal':
      return decimalText(text, field.scale);
    case 'whole':
      return wholeText(Number(value));
    case 'date':
      return shortDay(text);
    case 'instant':
      return officeTime(text).short;
    case 'flag':
      return value === true ? reading.yes : reading.no;
    case 'code':
      return say(wordOf(field.table, text), reading.language);
    default:
      return textShown(field, text);
  }
}

/** The same without anything left out, where the short form leaves something out. */
export function wholeValueText(field: Field, value: unknown): string | undefined {
  if (isMissing(value) || (field.kind !== 'instant' && field.kind !== 'date')) return undefined;
  if (field.kind === 'date') return String(value);
  const { full, offset } = officeTime(String(value));
  return `${full} ${offset}`;
}

/** The same as a screen shows it: the weight of a shipment to a tenth of a kilogram, where its field keeps the gram. */
export function shownValueText(field: Field, value: unknown, reading: Reading): string {
  if (isMissing(value) || field.kind !== 'decimal') return valueText(field, value, reading);
  return figureShown(field, String(value));
}

function listText(field: Field, values: readonly unknown[], reading: Reading): string {
  const separator = reading.language === 'en' ? ', ' : '\u3001';
  const item = field.kind === 'list' ? field.item : field;
  return values.map((value) => valueText(item, value, reading)).join(separator);
}
