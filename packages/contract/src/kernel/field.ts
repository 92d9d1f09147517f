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

interface DecimalKind {
  readonly kind: 'decimal';
  readonly scale: number;
  readonly min?: string;
  readonly max?: string;
  /** Of a weight in kilograms: the gram counts on screens, too. */
  readonly grams?: true;
}

type Kind =
  | TextKind
  | { readonly kind: 'secret'; readonly max: number; readonly rule?: Rule }
  | { readonly kind: 'id' }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | DecimalKind
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
export function decimal(about: About & Omit<DecimalKind, 'kind'>): Field<string> {
  const { scale, min, max, grams } = about;
  return {
    kind: 'decimal',
    scale,
    ...(min && { min }),
    ...(max && { max }),
    ...(grams && { grams }),
    ...facts(about),
  };
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
