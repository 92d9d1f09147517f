import { wordOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import { textShown } from '@loadline/contract/kernel/field';
import { flagWords } from '@loadline/contract/kernel/flag-words';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { chinaZone } from './clock.ts';
import type { ColumnKind, SheetValue } from './sheet.markup.ts';
import type { SheetColumn } from './sheet.ts';

/** The columns of an export: the fields' labels with their units, each written as its kind is. Times by other clocks than ours say by which. */
export function columnsOf(fields: Fields, language: Language, zone: string = chinaZone): SheetColumn[] {
  return Object.values(fields).map((field) => {
    const foreign = field.kind === 'instant' && zone !== chinaZone ? zone : undefined;
    const unit = field.unit ?? foreign;
    const label = say(field.label, language);
    return { header: unit ? `${label} (${unit})` : label, kind: kindOf(field) };
  });
}

/** One record, as `jsonOf` gives it, in the order of its columns. */
export function valuesOf(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  words: Words,
): SheetValue[] {
  return Object.entries(fields).map(([key, field]) => valueOf(field, record[key], words));
}

/** The language of an export and the zone its times are written in. */
interface Words {
  readonly language: Language;
  readonly zone: string;
}

function kindOf(field: Field): ColumnKind {
  if (field.kind === 'decimal') return { decimals: isVolume(field) ? Math.min(field.scale, 3) : field.scale };
  if (field.kind === 'whole') return { decimals: 0 };
  if (field.kind === 'date') return 'date';
  return field.kind === 'instant' ? 'moment' : 'text';
}

/** To the litre, as screens show it; the cell keeps what is stored. */
function isVolume({ unit }: Field): boolean {
  return unit === 'CBM' || unit === 'm³';
}

function valueOf(field: Field, value: unknown, words: Words): SheetValue {
  if (value === null || value === undefined) return null;
  if (field.kind === 'flag') return say(value === true ? flagWords.yes : flagWords.no, words.language);
  // Several values stand in one cell, one after the other.
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') throw new TypeError(`${field.label.en} cannot stand in one cell`);
  if (field.kind === 'code') return say(wordOf(field.table, value), words.language);
  return field.kind === 'instant' ? localTime(value, words.zone) : textShown(field, value);
}

// The Swedish way of writing a time is the one a sheet reads: 2026-11-20 14:05:00.
function localTime(instant: string, zone: string): string {
  return new Date(instant).toLocaleString('sv-SE', { timeZone: zone });
}
