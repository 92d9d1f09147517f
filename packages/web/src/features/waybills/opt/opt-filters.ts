import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { deskFilter, type deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import type { Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import type { ListShape } from '../../../resource/use-list-address.ts';
import { waybillFilters } from '../list/mawb-filters.ts';

/** What the address of the board says, for the figures beside it. */
export const boardShape = {
  filter: deskFilter,
  spans: { flight: ['flightFrom', 'flightTo'] },
} as const satisfies ListShape<typeof deskFilter>;

/** The filters of the staff's board: those of a customer's list, and whose cargo it is. */
export function boardFilters(
  words: Words,
  overview: AnswerOf<typeof deskWaybillApi.overview> | undefined,
): FilterSpec[] {
  const { t, language } = words;
  const customers = overview?.customers ?? [];
  const [status, flight, ...others] = waybillFilters(words, overview);
  return [
    ...(status ? [status] : []),
    ...(flight ? [flight] : []),
    filterOf(deskFilter, 'customerId', language, {
      options: customers.map(({ value, zh, en }) => ({ value, label: language === 'en' ? en : zh })),
    }),
    ...others,
    filterOf(deskFilter, 'abnormal', language, {
      flag: { yes: t('waybills.filter.abnormalYes'), no: t('waybills.filter.abnormalNo') },
    }),
  ];
}
