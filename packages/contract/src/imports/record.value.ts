import { countries } from '../codes/country.ts';
import type { CodeTable } from '../kernel/code.ts';
import type { Field } from '../kernel/field.ts';
import { signedDecimal } from './import.decimal.ts';
import type { Reading } from './import.finding.ts';
import { isFormulaError } from './import.finding.ts';
import { nearest, numberInside } from './import.suggest.ts';
import { countryMeant, folded, spellings, yesNoSpellings } from './import.words.ts';

/**
 * Reads the text of a cell, not blank, as the field it stands for: codes by themselves or by their word in either
 * language, yes and no in both. The value has the one form that is stored.
 */
export function readField(text: string, field: Field): Reading {
  if (isFormulaError(text)) return { value: null, wrong: { code: 'E16', value: text.slice(0, 60) } };
  switch (field.kind) {
    case 'text':
      return text.length >= field.min && text.length <= field.max && (field.rule?.test(text) ?? true)
        ? { value: text }
        : { value: null, wrong: { code: 'E04' } };
    case 'decimal':
      return readNumber(text, field);
    case 'code':
      return readCode(text, field.table);
    case 'flag':
      return fromList(yesNoSpellings.get(folded(text)));
    default:
      throw new Error(`${field.label.en} cannot be read from a cell`);
  }
}

/** A decimal in the form in which two of them are compared: `12.50` → `12.5`. */
export function plainValue(field: Field, value: string): string {
  return field.kind === 'decimal' ? (signedDecimal(value, field.scale) ?? value) : value;
}

function readNumber(text: string, { scale, min, max }: Field & { kind: 'decimal' }): Reading {
  const plain = signedDecimal(text.normalize('NFKC').replace(/\s/g, ''), scale);
  const isInside = (value: string) =>
    /^-?\d{1,12}(\.|$)/.test(value) &&
    (min === undefined || Number(value) >= Number(min)) &&
    (max === undefined || Number(value) <= Number(max));
  if (plain !== undefined && isInside(plain)) return { value: plain };
  const sign = /^\s*-/.test(text) ? '-' : '';
  const inside = numberInside(text.replace(/^\s*-/, ''), scale);
  const suggestion = inside !== undefined && isInside(sign + inside) ? sign + inside : undefined;
  return { value: null, wrong: { code: 'E04', ...(suggestion && { suggestion }) } };
}

function readCode(text: string, table: CodeTable): Reading {
  const known = spellingsOf(table);
  const value = known.get(folded(text));
  if (value !== undefined) return { value };
  const meant = table === countries ? countryMeant.get(folded(text)) : undefined;
  // A slip in two letters could mean anything.
  const near =
    text.length > 2
      ? nearest(
          folded(text),
          [...known.keys()].filter((one) => one.length > 2),
        )
      : undefined;
  return fromList(undefined, meant ?? (near === undefined ? undefined : known.get(near)));
}

const known = new Map<CodeTable, ReadonlyMap<string, string>>();

function spellingsOf(table: CodeTable): ReadonlyMap<string, string> {
  const found = known.get(table) ?? spellings(table);
  known.set(table, found);
  return found;
}

function fromList(value: string | undefined, suggestion?: string): Reading {
  return value === undefined
    ? { value: null, wrong: { code: 'E07', ...(suggestion && { suggestion }) } }
    : { value };
}
