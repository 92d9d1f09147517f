import { type WaybillStatus, waybillStatusOrder } from '@loadline/contract/codes/waybill-status';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { wholeText } from '@loadline/contract/kernel/figures';
import { type waybillApi, waybillFilter } from '@loadline/contract/waybills/waybill.api';
import type { Words } from '../../../kernel/words.ts';
import { daysFilter, type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import type { ListShape } from '../../../resource/use-list-address.ts';
import type { ListView } from '../../../resource/views/views-of-list.ts';

/** What the address of a list of waybills says, for the figures beside it. */
export const waybillShape = {
  filter: waybillFilter,
  spans: { flight: ['flightFrom', 'flightTo'] },
} as const satisfies ListShape<typeof waybillFilter>;

type Places = Pick<AnswerOf<typeof waybillApi.overview>, 'origins' | 'destinations'>;

const asOptions = (codesThere: readonly string[]) => codesThere.map((value) => ({ value, label: value }));

/** The filters both lists share; the airports are those that waybills fly between. */
export function waybillFilters({ t, language }: Words, places: Places | undefined): FilterSpec[] {
  return [
    filterOf(waybillFilter, 'status', language),
    daysFilter('flight', t('waybills.filter.flight'), {
      periods: ['today', 'week', 'next7', 'last7', 'last30'],
    }),
    filterOf(waybillFilter, 'origin', language, { options: asOptions(places?.origins ?? []) }),
    filterOf(waybillFilter, 'destination', language, { options: asOptions(places?.destinations ?? []) }),
    filterOf(waybillFilter, 'flightNo', language),
    filterOf(waybillFilter, 'isCustoms', language, {
      flag: { yes: t('waybills.filter.customsYes'), no: t('waybills.filter.customsNo') },
    }),
  ];
}

/** The product's own views by what a customer has to do or waits for. */
const statusesOf = {
  toBook: ['29', '30'],
  toConfirm: ['43'],
  beforeFlight: ['31', '32', '33', '42', '44', '41', '45'],
  flying: ['3', '4', '40'],
  toPickUp: ['34'],
  done: ['8'],
} as const satisfies Record<string, readonly WaybillStatus[]>;

const viewKeys = ['toBook', 'toConfirm', 'beforeFlight', 'flying', 'toPickUp', 'done'] as const;

export function waybillViews(
  t: Words['t'],
  overview: Pick<AnswerOf<typeof waybillApi.overview>, 'total' | 'byStatus'> | undefined,
): ListView[] {
  const counted = (statuses: readonly WaybillStatus[]) => {
    if (!overview) return undefined;
    const rows = overview.byStatus.filter(({ status }) => statuses.includes(status));
    return wholeText(rows.reduce((total, { count }) => total + count, 0));
  };
  return [
    { key: 'all', label: t('waybills.view.all'), search: {}, count: counted(waybillStatusOrder) },
    ...viewKeys.map((key) => ({
      key,
      label: t(`waybills.view.${key}`),
      search: { status: statusesOf[key] },
      count: counted(statusesOf[key]),
    })),
  ];
}
