import { countries } from '../codes/country.ts';
import type { CodeTable } from '../kernel/code.ts';
import { exact, exceeds, fixed, isSame, plain } from '../kernel/decimal.ts';
import type { Field } from '../kernel/field.ts';
import { bySigns } from '../kernel/text.ts';
import type { Reading } from './import.finding.ts';
import { isFormulaError } from './import.finding.ts';
import { nearest } from './import.suggest.ts';
import type { Rates } from './import.units.ts';
import { convertedTo, measureIn } from './import.units.ts';
import { countryMeant, folded, spellingsOf, yesNoSpellings } from './import.words.ts';

/**
 * Reads the text of a cell, not blank, as the field it stands for: codes by themselves or by their word in either
 * language, yes and no in both, figures in any unit that can be converted. The value has the one form that is stored.
 */
export function readField(text: string, field: Field, rates: Rates = {}): Reading {
  if (isFormulaError(text)) return { value: null, wrong: { code: 'E16', value: text.slice(0, 60) } };
  switch (field.kind) {
    case 'text':
      return readText(field.plain?.(text) ?? text, field);
    case 'whole':
      return readNumber(
        text,
        { scale: 0, min: String(field.min), max: String(field.max), unit: field.unit },
        rates,
      );
    case 'decimal':
      return readNumber(text, field, rates);
    case 'list':
      return readList(text, field.item);
    case 'code':
      return readCode(text, field.table);
    case 'flag':
      return readFlag(yesNoSpellings.get(folded(text)));
    default:
      throw new Error(`${field.label.en} cannot be read from a cell`);
  }
}

/** A decimal in the form in which two of them are compared: `12.50` → `12.5`. */
export function plainValue(field: Field, value: string): string {
  return field.kind === 'decimal' ? (plainNumber(value, field.scale) ?? value) : value;
}

function readText(text: string, { min, max, rule }: Field & { kind: 'text' }): Reading {
  return text.length >= min && text.length <= max && (rule?.test(text) ?? true)
    ? { value: text }
    : { value: null, wrong: { code: 'E04' } };
}

/** Several words; the value is what they are, sorted and joined by commas. */
function readList(text: string, item: Field): Reading {
  const parts = text.split(/[,，、;；/|+&\n]+/).filter((part) => part.trim() !== '');
  const readings = parts.map((part) => readField(part, item));
  const wrong = readings.find(({ value }) => value === null);
  if (wrong || parts.length === 0) return { value: null, wrong: { code: 'E07' } };
  return { value: [...new Set(readings.map(({ value }) => value ?? ''))].toSorted(bySigns).join(',') };
}

interface NumberBounds {
  readonly scale: number;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly unit?: string | undefined;
}

function readNumber(text: string, { scale, min, max, unit }: NumberBounds, rates: Rates): Reading {
  const measure = measureIn(text, scale);
  const converted = measure && convertedTo(measure, { unit, scale }, rates);
  if (!converted) return { value: null, wrong: { code: 'E04' } };
  if ('currency' in converted) return { value: null, wrong: { code: 'E24', value: converted.currency } };
  const isInside = (value: string) =>
    /^-?\d{1,12}(\.|$)/.test(value) &&
    (min === undefined || !exceeds(min, value)) &&
    (max === undefined || !exceeds(value, max));
  const { digits, from } = converted;
  const typed = plainNumber(digits, scale);
  if (typed !== undefined && isInside(typed))
    return {
      value: typed,
      ...(from === 'another' && { wrong: { code: 'W06', value: `${text} = ${typed} ${unit}` } }),
    };
  // Rounding a measure is offered; half a piece is no other number of pieces.
  const rounded = plain(fixed(exact(digits), scale));
  const isMeant = scale > 0 && typed === undefined && isInside(rounded);
  return { value: null, wrong: { code: 'E04', ...(isMeant && { suggestion: rounded }) } };
}

/** A number without noise: `-012.50` → `-12.5`, `12.` → `12`; undefined when it is none or has too many places. */
function plainNumber(text: string, scale: number): string | undefined {
  if (!/^-?\d{1,40}(?:\.\d{0,40})?$/.test(text)) return undefined;
  const typed = text.replace(/\.$/, '');
  const short = plain(fixed(exact(typed), scale));
  return isSame(typed, short) ? short : undefined;
}

function readCode(text: string, table: CodeTable): Reading {
  const known = spellingsOf(table);
  const value = known.get(folded(text));
  if (value !== undefined) return { value };
  const meant = table.codes === countries.codes ? countryMeant.get(folded(text)) : undefined;
  // A slip in two letters could mean anything.
  const near =
    text.length > 2
      ? nearest(
          folded(text),
          [...known.keys()].filter((one) => one.length > 2),
        )
      : undefined;
  if (meant !== undefined) return { value: null, wrong: { code: 'E07', suggestion: meant, isSafe: true } };
  return notListed(near === undefined ? undefined : known.get(near));
}

function readFlag(value: string | undefined): Reading {
  return value === undefined ? notListed() : { value };
}

function notListed(suggestion?: string): Reading {
  return { value: null, wrong: { code: 'E07', ...(suggestion && { suggestion }) } };
}
