import type { CodeTable } from './code.ts';
import type { Text } from './text.ts';

/** Where a field takes part. A place that is not named does not get the field. */
export type Place =
  | 'list'
  | 'filter'
  | 'search'
  | 'sort'
  | 'detail'
  | 'create'
  | 'update'
  | 'import'
  | 'export';

/** A rule on one text, with the words of its refusal. `test` sees the value trimmed, a secret's as it is. */
export interface Rule {
  readonly test: (value: string) => boolean;
  readonly says: Text;
}

interface TextKind {
  readonly kind: 'text';
  readonly min: number;
  readonly max: number;
  readonly rule?: Rule;
  /** The one form in which it is stored and compared: a tariff number without its dots. Rules see it so. */
  readonly plain?: (typed: string) => string;
  /** How a stored text is read where that is not as it is stored. */
  readonly shown?: (stored: string) => string;
}

type Kind =
  | TextKind
  | { readonly kind: 'secret'; readonly max: number; readonly rule?: Rule }
  | { readonly kind: 'id' }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'decimal'; readonly scale: number; readonly min?: string; readonly max?: string }
  | { readonly kind: 'date' }
  | { readonly kind: 'instant' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'code'; readonly table: CodeTable }
  | { readonly kind: 'group'; readonly fields: Fields }
  | { readonly kind: 'list'; readonly item: Field; readonly max: number };

interface Facts {
  readonly label: Text;
  readonly unit?: string;
  readonly note?: Text;
  readonly places: readonly Place[];
  readonly required: boolean;
  /** Of a fact that people write: what of its record it is changed, locked and amended with. */
  readonly part?: string;
}

/**
 * One fact of the trade, declared once. `T` is what it is in JSON: text, code, id, date (`YYYY-MM-DD`),
 * instant (ISO 8601 UTC) and decimal are strings, whole is a number, flag a boolean, an optional one may be null.
 */
export type Field<T = unknown> = Kind & Facts & { readonly is?: T };
export type Fields = Readonly<Record<string, Field>>;
export type ValueOf<F> = F extends { readonly is?: infer T } ? T : never;
export type ValuesOf<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };

interface About {
  label: Text;
  places?: readonly Place[];
  unit?: string;
  note?: Text;
}

// @__NO_SIDE_EFFECTS__
function facts({ label, places = [], unit, note }: About): Facts {
  return { label, places, required: true, ...(unit && { unit }), ...(note && { note }) };
}

/** Text of `min`..`max` characters after trimming; `rule` is checked on the trimmed text, `shown` writes it for people. */
// @__NO_SIDE_EFFECTS__
export function text(
  about: About & Pick<TextKind, 'max' | 'rule' | 'plain' | 'shown'> & { min?: number },
): Field<string> {
  const { max, min = 1, rule, plain, shown } = about;
  return {
    kind: 'text',
    min,
    max,
    ...(rule && { rule }),
    ...(plain && { plain }),
    ...(shown && { shown }),
    ...facts(about),
  };
}

/** A stored text of a field as people read it. */
export function textShown(field: Field | undefined, stored: string): string {
  return field?.kind === 'text' && field.shown ? field.shown(stored) : stored;
}

/** Text that is never logged, never trimmed and never sent back. */
// @__NO_SIDE_EFFECTS__
export function secret(about: About & { max: number; rule?: Rule }): Field<string> {
  const { max, rule } = about;
  return { kind: 'secret', max, ...(rule && { rule }), ...facts(about) };
}

/** A UUID made by the application. */
// @__NO_SIDE_EFFECTS__
export function id(about: About): Field<string> {
  return { kind: 'id', ...facts(about) };
}

/** A whole number, `min`..`max` (0 to 2 147 483 647 unless told). */
// @__NO_SIDE_EFFECTS__
export function whole(about: About & { min?: number; max?: number }): Field<number> {
  return { kind: 'whole', min: about.min ?? 0, max: about.max ?? 2_147_483_647, ...facts(about) };
}

/** An exact decimal with at most `scale` places, a string in JSON: never a floating point number. */
// @__NO_SIDE_EFFECTS__
export function decimal(about: About & { scale: number; min?: string; max?: string }): Field<string> {
  const { scale, min, max } = about;
  return { kind: 'decimal', scale, ...(min && { min }), ...(max && { max }), ...facts(about) };
}

/** A calendar day `YYYY-MM-DD` without a zone: it never shifts. */
// @__NO_SIDE_EFFECTS__
export function date(about: About): Field<string> {
  return { kind: 'date', ...facts(about) };
}

/** A moment, ISO 8601 in UTC with milliseconds. */
// @__NO_SIDE_EFFECTS__
export function instant(about: About): Field<string> {
  return { kind: 'instant', ...facts(about) };
}

// @__NO_SIDE_EFFECTS__
export function flag(about: About): Field<boolean> {
  return { kind: 'flag', ...facts(about) };
}

/** One code of a table. */
// @__NO_SIDE_EFFECTS__
export function code<K extends string>(table: CodeTable<K>, about: About): Field<K> {
  return { kind: 'code', table, ...facts(about) };
}

// @__NO_SIDE_EFFECTS__
export function group<F extends Fields>(fields: F, about: About): Field<ValuesOf<F>> {
  return { kind: 'group', fields, ...facts(about) };
}

/** At most `max` items (500 unless told). */
// @__NO_SIDE_EFFECTS__
export function list<T>(item: Field<T>, about: About & { max?: number }): Field<T[]> {
  return { kind: 'list', item, max: about.max ?? 500, ...facts(about) };
}

/** The same field, allowed to be missing: absent and null are the same and read as null. */
// @__NO_SIDE_EFFECTS__
export function optional<T>(field: Field<T>): Field<T | null> {
  return { ...field, required: false };
}

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
export function brokenRule(field: Field<string>, value: string | null): Text | undefined {
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

/** The fields of a group, for what is declared once as a group and walked as fields. */
export function fieldsOf(field: Field): Fields {
  return field.kind === 'group' ? field.fields : {};
}
