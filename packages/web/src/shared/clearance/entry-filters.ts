import { entryFilter } from '@loadline/contract/clearance/entry.api';
import type { Words } from '../../kernel/words.ts';
import { type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';

/** The filters that both lists have. */
export function entryFilters({ language }: Words): FilterSpec[] {
  return [filterOf(entryFilter, 'status', language), filterOf(entryFilter, 'entryType', language)];
}
