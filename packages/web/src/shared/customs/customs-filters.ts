import type { customsApi } from '@loadline/contract/customs/customs.api';
import { customsFilter } from '@loadline/contract/customs/customs.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Words } from '../../kernel/words.ts';
import { bareDays, daysFilter, type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';

/** The filters that both lists have, in the order of their use. */
export function customsFilters({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(customsFilter, 'businessType', language),
    filterOf(customsFilter, 'status', language),
    filterOf(customsFilter, 'abnormal', language),
    daysFilter('period', t('customs.period'), bareDays),
    filterOf(customsFilter, 'day', language),
    filterOf(customsFilter, 'currency', language),
    filterOf(customsFilter, 'direction', language),
    filterOf(customsFilter, 'territory', language),
  ];
}

export type CustomsOverview = Pick<
  AnswerOf<typeof customsApi.overview>,
  'values' | 'taxes' | 'packages' | 'grossWeight'
>;
