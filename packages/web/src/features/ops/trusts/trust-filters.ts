import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { trust } from '@loadline/contract/trusts/trust';
import { deskTrustApi } from '@loadline/contract/trusts/trust-desk.api';
import type { Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf, type Option } from '../../../resource/filter/filter-spec.ts';

export type DeskTrustOverview = AnswerOf<typeof deskTrustApi.overview>;

/** The desk's filters; customers, products and warehouses are those that occur. */
export function deskTrustFilters(
  { t, language }: Words,
  overview: DeskTrustOverview | undefined,
): FilterSpec[] {
  const fields = deskTrustApi.count.query;
  const choices = (from: DeskTrustOverview['customers'] = []): Option[] =>
    from.map(({ value, ...name }) => ({ value, label: say(name, language) || value }));
  return [
    filterOf(fields, 'customerId', language, { options: choices(overview?.customers) }),
    filterOf(fields, 'mode', language),
    filterOf(fields, 'channelName', language, { options: choices(overview?.channels) }),
    filterOf(fields, 'warehouseCode', language, { options: choices(overview?.warehouses) }),
    {
      key: 'submitted',
      label: t('trusts.submitted'),
      from: 'submittedFrom',
      to: 'submittedTo',
      periods: ['today', 'last7', 'last30', 'last90'],
    },
    {
      key: 'ready',
      label: say(trust.fields.cargoReady.label, language),
      from: 'readyFrom',
      to: 'readyTo',
      periods: ['past', 'today', 'next7', 'next30'],
    },
  ];
}
