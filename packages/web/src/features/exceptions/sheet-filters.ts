import { sheetFilter } from '@loadline/contract/exceptions/sheet.api';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import type { Words } from '../../kernel/words.ts';
import { wholeText } from '../../resource/decimal.ts';
import { type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';
import type { ListView } from '../../resource/views/views-of-list.ts';

/** The filters, named as the columns are. */
export function sheetFilters({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(sheetFilter, 'state', language),
    filterOf(sheetFilter, 'kind', language),
    filterOf(sheetFilter, 'severity', language),
    filterOf(sheetFilter, 'stage', language),
    {
      key: 'opened',
      label: t('sheets.opened'),
      from: 'openedFrom',
      to: 'openedTo',
      periods: ['today', 'last7', 'last30', 'last90'],
    },
  ];
}

/** This list is a tab of the orders: its views keep that in their addresses. */
const tab = 'abnormal';

export function sheetViews(t: Words['t'], counts: { open: number; waiting: number } | undefined): ListView[] {
  return [
    { key: 'sheets', label: t('sheets.view.all'), search: { tab } },
    {
      key: 'open',
      label: t('sheets.view.open'),
      search: { tab, state: openStates },
      count: counts && wholeText(counts.open),
    },
    {
      key: 'waiting',
      label: t('sheets.view.waiting'),
      search: { tab, state: 'WAITING_CUSTOMER' },
      count: counts && wholeText(counts.waiting),
    },
  ];
}
