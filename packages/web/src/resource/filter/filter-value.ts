import type { Search } from '../../kernel/navigation.ts';
import { shortDay } from '../../kernel/time.ts';
import type { Words } from '../../kernel/words.ts';
import { isPeriod } from '../period.ts';
import { one } from '../use-list-address.ts';
import { type Reading, valueText } from '../value-text.ts';
import { type DaysFilter, type FieldFilter, type FilterSpec, isDaysFilter } from './filter-spec.ts';

/** What a filter is set to, in the few words of its chip; undefined while it is not set. */
export function filterText(
  spec: FilterSpec,
  raw: Search,
  reading: Reading,
  t: Words['t'],
): string | undefined {
  return isDaysFilter(spec) ? daysText(spec, raw, t) : fieldText(spec, raw, reading, t);
}

function fieldText(spec: FieldFilter, raw: Search, reading: Reading, t: Words['t']): string | undefined {
  const values = [raw[spec.key] ?? []].flat();
  const [first] = values;
  if (first === undefined || first === '') return undefined;
  if (spec.says !== undefined) return spec.says;
  if (spec.field.kind === 'flag') {
    const words = { ...reading, ...spec.flag };
    return first === 'true' ? words.yes : words.no;
  }
  if (values.length > 2) return t('resource.filter.several', { count: values.length });
  const named = values.map((value) => spec.options?.find((option) => option.value === value)?.label ?? value);
  return valueText(spec.field, named, reading);
}

function daysText({ key, from, to }: DaysFilter, raw: Search, t: Words['t']): string | undefined {
  const period = one(raw[key]);
  if (isPeriod(period)) return t(`resource.period.${period}`);
  const [first, last] = [one(raw[from]), one(raw[to])];
  if (first && last && first !== last) {
    return t('resource.filter.between', { from: shortDay(first), to: shortDay(last) });
  }
  if (first && last) return shortDay(first);
  if (first) return t('resource.filter.since', { from: shortDay(first) });
  return last ? t('resource.filter.until', { to: shortDay(last) }) : undefined;
}
