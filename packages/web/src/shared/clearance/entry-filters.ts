import { entryFilter } from '@loadline/contract/clearance/entry.api';
import { chosenZone } from '../../kernel/chosen-zone.ts';
import type { Words } from '../../kernel/words.ts';
import { bareDays, daysFilter, type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';

/** The filters that both lists have, in the order of their use. */
export function entryFilters({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(entryFilter, 'status', language),
    filterOf(entryFilter, 'entryType', language),
    filterOf(entryFilter, 'port', language),
    filterOf(entryFilter, 'hold', language),
    daysFilter('period', t('customs.period'), bareDays),
    filterOf(entryFilter, 'day', language),
    filterOf(entryFilter, 'isf', language),
    filterOf(entryFilter, 'duty', language),
  ];
}

/** Days are those of the zone in which the reader reads all times here. */
export function inChosenZone<F extends object>(filter: F): F & { zone: string } {
  return { ...filter, zone: chosenZone() };
}
