import { isCode } from '@loadline/contract/kernel/code';
import type { Field, Fields, ValueOf } from '@loadline/contract/kernel/field';
import { type Search, useNavigation, usePlace } from './navigation.ts';

/** What an address says about some fields. What is missing or cannot be read is left out. */
export type Found<F extends Fields> = { [K in keyof F]?: NonNullable<ValueOf<F[K]>> | undefined };

/** A query string as plain text: one value is a string, a repeated key a list. Nothing is guessed to be a number. */
export function parseSearch(search: string): Record<string, string | string[]> {
  const given = new URLSearchParams(search);
  const keys = [...new Set(given.keys())];
  return Object.fromEntries(keys.map((key) => [key, oneOrMany(given.getAll(key))]));
}

/** The query string of some values, `?` included, empty when there are none. A list repeats its key. */
export function stringifySearch(values: Readonly<Record<string, unknown>>): string {
  const given = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') given.append(key, String(one));
    }
  }
  // Commas and colons are legal in a query and far easier to read there.
  const text = given.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}

/**
 * The fields that the current address holds, and the way to change some of them: `const [filter, change] =
 * useAddress(orderFilter)`. `change({ status: undefined })` removes one; the others and the scroll stay.
 */
export function useAddress<F extends Fields>(fields: F): [Found<F>, (changes: Found<F>) => void] {
  const { search: raw } = usePlace();
  const { go } = useNavigation();
  const change = (changes: Found<F>) =>
    go({ search: { ...raw, ...changes }, replace: true, resetScroll: false });
  return [readSearch(fields, raw), change];
}

/** Reads declared fields from a parsed query string; the browser needs no more than the right shape. */
export function readSearch<F extends Fields>(fields: F, raw: Search): Found<F> {
  const read = Object.entries(fields).map(([key, field]) => [key, valueOf(field, raw[key])]);
  // Each value was read by its own field.
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Found<F>;
}

function valueOf(field: Field, raw: string | readonly string[] | undefined): unknown {
  if (raw === undefined) return undefined;
  if (field.kind === 'list') {
    const items = [raw].flat().map((one) => valueOf(field.item, one));
    return items.some((item) => item !== undefined) ? items.filter((item) => item !== undefined) : undefined;
  }
  const text = typeof raw === 'string' ? raw : raw[0];
  return text === undefined || text === '' ? undefined : scalarOf(field, text);
}

function scalarOf(field: Field, text: string): unknown {
  if (field.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (field.kind === 'whole') return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
  if (field.kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
  if (field.kind === 'code') return isCode(field.table, text) ? text : undefined;
  return text;
}

function oneOrMany(values: string[]): string | string[] {
  const [only, ...others] = values;
  return only !== undefined && others.length === 0 ? only : values;
}
