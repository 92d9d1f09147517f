import { isAmazonReference, isAsin, isFbaShipment, isFnsku } from '../checks/amazon.ts';
import { isEori, isIoss } from '../checks/europe.ts';
import { hsDigits, isHsOfChina, isHsOfDestination } from '../checks/hs.ts';
import { checkEin } from '../checks/united-states.ts';
import { checkVat } from '../checks/vat.ts';
import { compact } from '../checks/verdict.ts';
import { plainDecimal } from '../imports/import.decimal.ts';
import type { Reading as AnyReading } from '../imports/import.finding.ts';
import { isFormulaError } from '../imports/import.finding.ts';
import { nearest, numberInside } from '../imports/import.suggest.ts';
import { countryMeant, countrySpellings, folded, yesNoSpellings } from '../imports/import.words.ts';
import type { ColumnKind, IdentifierKind } from './order-import.columns.ts';
import type { FindingCode } from './order-import.finding.ts';
import { specialSpellings, unitSpellings } from './order-import.words.ts';

/** What the columns are read against: the channels there are, by every spelling, and their names for a refusal. */
export interface Channels {
  readonly bySpelling: ReadonlyMap<string, string>;
  readonly names: readonly string[];
}

type Reading = AnyReading<FindingCode>;

/** Reads a text that is not blank. Identifiers are taken with spaces and small letters, and folded. */
export function readCell(text: string, holds: ColumnKind, channels: Channels): Reading {
  if (isFormulaError(text)) return { value: null, wrong: { code: 'E16', value: text.slice(0, 60) } };
  switch (holds.kind) {
    case 'text':
      return text.length <= holds.max ? { value: text } : wrong('E04');
    case 'chinese':
      return text.length <= holds.max && /\p{Script=Han}/u.test(text) ? { value: text } : wrong('E04');
    case 'latin':
      return text.length <= holds.max && /[a-z]/i.test(text) && !/\p{Script=Han}/u.test(text)
        ? { value: text }
        : wrong('E04');
    case 'whole':
      return readNumber(text, 0, holds.max);
    case 'decimal':
      return readNumber(text, holds.scale, holds.max);
    case 'yes-no':
      return fromList(yesNoSpellings.get(folded(text)));
    case 'unit':
      return fromList(unitSpellings.get(folded(text)));
    case 'country':
      return fromList(
        countrySpellings.get(folded(text)),
        countryMeant.get(folded(text)) ?? nearestCountry(text),
      );
    case 'special':
      return readSpecial(text);
    case 'channel':
      return readChannel(text, channels);
    default:
      return readIdentifier(text, holds.kind);
  }
}

function wrong(code: FindingCode, suggestion?: string): Reading {
  return { value: null, wrong: { code, ...(suggestion !== undefined && { suggestion }) } };
}

function readNumber(text: string, scale: number, max: number): Reading {
  const plain = plainDecimal(halfWidth(text), scale);
  if (plain !== undefined && Number(plain) > 0 && Number(plain) <= max) return { value: plain };
  const inside = numberInside(text, scale);
  return wrong('E04', inside !== undefined && inside !== plain && Number(inside) <= max ? inside : undefined);
}

function fromList(value: string | undefined, meant?: string): Reading {
  return value === undefined ? wrong('E07', meant) : { value };
}

const countryNames = [...countrySpellings.keys()].filter((name) => name.length > 2);

function nearestCountry(text: string): string | undefined {
  const name = text.length > 2 ? nearest(folded(text), countryNames) : undefined;
  return name === undefined ? undefined : countrySpellings.get(name);
}

/** Several words; the value is their codes, sorted. General cargo stands alone. */
function readSpecial(text: string): Reading {
  const codes = new Set<string>();
  for (const part of text.split(/[,，、;；/|+&\n]+/)) {
    const code = specialSpellings.get(folded(part));
    if (code !== undefined) codes.add(code);
    else if (part.trim() !== '') return wrong('E07');
  }
  if (codes.size === 0 || (codes.has('general') && codes.size > 1)) return wrong('E07');
  return { value: [...codes].toSorted().join(',') };
}

function readChannel(text: string, channels: Channels): Reading {
  const value = channels.bySpelling.get(folded(text));
  if (value !== undefined) return { value };
  const near = nearest(folded(text), [...channels.bySpelling.keys()]);
  const suggestion = near === undefined ? undefined : channels.bySpelling.get(near);
  const list = channels.names.slice(0, 20).join(', ');
  return {
    value: null,
    wrong: { code: 'E07', value: list, ...(suggestion !== undefined && { suggestion }) },
  };
}

function readIdentifier(text: string, kind: IdentifierKind): Reading {
  const plain =
    kind === 'hs-cn' || kind === 'hs-dest'
      ? hsDigits(text)
      : kind === 'ein'
        ? halfWidth(text)
        : compact(text);
  switch (kind) {
    case 'fba':
      return isFbaShipment(plain)
        ? { value: plain }
        : wrong('E12', /^FBA[0-9A-Z]{7,9}U\d+$/.exec(plain) ? plain.replace(/U\d+$/, '') : undefined);
    case 'hs-cn':
      return isHsOfChina(plain) ? { value: plain } : wrong('E11');
    case 'hs-dest':
      return isHsOfDestination(plain) ? { value: plain } : wrong('E11');
    case 'vat':
    case 'ein': {
      const verdict = kind === 'vat' ? checkVat(plain) : checkEin(plain);
      if (verdict === 'malformed') return wrong('E04');
      return verdict === 'valid' ? { value: plain } : { value: plain, wrong: { code: 'W04', value: plain } };
    }
    default:
      return simple[kind](plain) ? { value: plain } : wrong('E04');
  }
}

const simple = { 'amazon-ref': isAmazonReference, asin: isAsin, fnsku: isFnsku, eori: isEori, ioss: isIoss };

/** Full-width digits and signs as plain ones, without spaces. */
function halfWidth(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '');
}
