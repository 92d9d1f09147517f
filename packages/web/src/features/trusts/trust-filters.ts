import { say } from '@loadline/contract/kernel/text';
import { trust } from '@loadline/contract/trusts/trust';
import { trustFilter } from '@loadline/contract/trusts/trust.api';
import type { Words } from '../../kernel/words.ts';
import { type FilterSpec, filterOf, type Option } from '../../resource/filter/filter-spec.ts';
import type { TrustOverview } from './trust-record.ts';

/** The filters in the order of their use; products, warehouses and people are those that occur. */
export function trustFilters({ t, language }: Words, overview: TrustOverview | undefined): FilterSpec[] {
  const choices = (from: TrustOverview['channels'] = []): Option[] =>
    from.map(({ value, ...name }) => ({ value, label: say(name, language) || value }));
  return [
    filterOf(trustFilter, 'state', language),
    filterOf(trustFilter, 'mode', language),
    filterOf(trustFilter, 'channelName', language, { options: choices(overview?.channels) }),
    {
      key: 'ready',
      label: say(trust.fields.cargoReady.label, language),
      from: 'readyFrom',
      to: 'readyTo',
      periods: ['past', 'today', 'next7', 'next30'],
    },
    filterOf(trustFilter, 'warehouseCode', language, { options: choices(overview?.warehouses) }),
    filterOf(trustFilter, 'createdBy', language, { options: choices(overview?.creators) }),
    {
      key: 'created',
      label: t('trust.created'),
      from: 'createdFrom',
      to: 'createdTo',
      periods: ['today', 'last7', 'last30', 'last90'],
    },
    filterOf(trustFilter, 'amending', language, { flag: { yes: t('resource.yes'), no: t('resource.no') } }),
  ];
}
