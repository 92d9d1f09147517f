import type { Field, Fields } from '@loadline/contract/kernel/field';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { Period } from '../period.ts';

/** One filter of a list, as a chip: a field of the filter, or two day fields with the periods that stand for them. */
export type FilterSpec = FieldFilter | DaysFilter;

export interface FieldFilter {
  readonly key: string;
  readonly field: Field;
  readonly label: string;
  /** What can be chosen where the field itself does not know it. */
  readonly options?: readonly Option[] | undefined;
  /** The words of a flag: required, not required. */
  readonly flag?: { readonly yes: string; readonly no: string } | undefined;
  /** Stands for a value that says nothing to a reader, such as an id: it can be taken away but not written. */
  readonly says?: string | undefined;
}

/** A value that can be chosen, and what it is called. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface DaysFilter {
  /** The period's name in the address. */
  readonly key: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly periods: readonly Period[];
}

/** The filter of days that a list has from one field to another; unless told `keyFrom` to `keyTo`, of days that are past. */
export function daysFilter(key: string, label: string, more: Partial<DaysFilter> = {}): DaysFilter {
  const periods = ['today', 'last7', 'last30', 'last90'] as const;
  return { key, label, from: `${key}From`, to: `${key}To`, periods, ...more };
}

/** The fields of a list that knows days of one kind alone. */
export const bareDays = { from: 'from', to: 'to' } as const;

export function isDaysFilter(spec: FilterSpec): spec is DaysFilter {
  return 'periods' in spec;
}

/** The names in the address that a filter sets; removing the filter removes them all. */
export function namesOf(spec: FilterSpec): string[] {
  return isDaysFilter(spec) ? [spec.key, spec.from, spec.to] : [spec.key];
}

/** The moving periods that filters set, with the days each stands for. */
export function spansOf(specs: readonly FilterSpec[]): Record<string, readonly [from: string, to: string]> {
  return Object.fromEntries(specs.filter(isDaysFilter).map(({ key, from, to }) => [key, [from, to]]));
}

/** A field's own filter under its own label. */
export function filterOf<F extends Fields>(
  fields: F,
  key: keyof F & string,
  language: Language,
  more: Partial<FieldFilter> = {},
): FieldFilter {
  const field = fields[key];
  if (!field) throw new Error(`the filter has no field ${key}`);
  return { key, field, label: say(field.label, language), ...more };
}
