import type { Field, Fields, Place, Rule, ValueOf, ValuesOf } from './field.ts';
import { optional } from './field.ts';
import type { Text } from './text.ts';

// Resources are composed of facts that are declared once (facts/): with places, names and parts of their own.

/** The same fact, taking part in these places. */
// @__NO_SIDE_EFFECTS__
export function placed<T>(places: readonly Place[], field: Field<T>): Field<T> {
  return { ...field, places };
}

/** A fact that people write, with the part of its record that it belongs to. */
// @__NO_SIDE_EFFECTS__
export function inPart<T, P extends string>(part: P, field: Field<T>): Field<T> & { readonly part: P } {
  return { ...field, part };
}

type Written<F extends Fields> = {
  [K in keyof F as F[K] extends { readonly part: string } ? K : never]: F[K];
};

/** What of a record people write: the fields that have a part. */
// @__NO_SIDE_EFFECTS__
export function writtenOf<F extends Fields>(fields: F): Written<F> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, { part }]) => part !== undefined),
  ) as unknown as Written<F>;
}

/** The same text, asked for more strictly: what passes here passes wherever the fact stands. */
// @__NO_SIDE_EFFECTS__
export function ruled(rule: Rule, field: Field<string>): Field<string> {
  return { ...field, rule } as Field<string>;
}

/** The same fact under another name. */
// @__NO_SIDE_EFFECTS__
export function called<T>(label: Text, field: Field<T>): Field<T> {
  return { ...field, label };
}

/** Several facts, taking part in these places. */
// @__NO_SIDE_EFFECTS__
export function allPlaced<F extends Fields>(places: readonly Place[], fields: F): F {
  return mapped(fields, (field) => placed(places, field)) as F;
}

/** Several facts, each allowed to be missing. */
// @__NO_SIDE_EFFECTS__
export function allOptional<F extends Fields>(fields: F): { [K in keyof F]: Field<ValueOf<F[K]> | null> } {
  return mapped(fields, optional) as { [K in keyof F]: Field<ValueOf<F[K]> | null> };
}

/** The same fields without their rules on texts, where a whole record is checked together and all is told at once. */
// @__NO_SIDE_EFFECTS__
export function withoutRules<F extends Fields>(fields: F): F {
  return mapped(fields, unruled) as F;
}

/** The same fact without its rule: a draft keeps what is half typed. */
// @__NO_SIDE_EFFECTS__
export function unruled<T>(field: Field<T>): Field<T> {
  if (field.kind === 'group') return { ...field, fields: withoutRules(field.fields) };
  if (field.kind === 'list') return { ...field, item: unruled(field.item) };
  if (field.kind !== 'text') return field;
  const { rule: _rule, ...rest } = field;
  return rest;
}

/** What is right, where a value breaks its fact's rule; undefined where nothing stands or it is right. */
export function brokenRule(field: Field, value: string | null): Text | undefined {
  const rule = field.kind === 'text' ? field.rule : undefined;
  return value === null || rule?.test(value) !== false ? undefined : rule.says;
}

// @__NO_SIDE_EFFECTS__
function mapped(fields: Fields, change: (field: Field) => Field): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, change(field)]));
}

/** Nothing known yet: what may be missing is null, lists are empty, flags are off; a text that is needed is empty. */
export function blankOf<F extends Fields>(fields: F): ValuesOf<F> {
  const values = Object.entries(fields).map(([key, field]) => [key, blankValue(field)]);
  return Object.fromEntries(values) as ValuesOf<F>;
}

function blankValue(field: Field): unknown {
  if (!field.required) return null;
  if (field.kind === 'list') return [];
  if (field.kind === 'group') return blankOf(field.fields);
  if (field.kind === 'flag') return false;
  return field.kind === 'whole' ? field.min : '';
}

/** The keys of declared fields, in their order. */
export function keysOf<F extends Fields>(fields: F): (keyof F & string)[] {
  return Object.keys(fields);
}
