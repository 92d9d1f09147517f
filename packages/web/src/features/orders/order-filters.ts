import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { order } from '@loadline/contract/orders/order';
import { orderFilter } from '@loadline/contract/orders/order.api';
import type { Words } from '../../kernel/words.ts';
import { type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';
import { type ChannelNames, channelName } from './channel-name.ts';

/** The filters of the order list in the order of their use; the channels are those the forwarder offers. */
export function orderFilters(
  t: Words['t'],
  language: Language,
  channels: readonly ChannelNames[],
): FilterSpec[] {
  return [
    filterOf(orderFilter, 'status', language, { label: t('orders.column.status') }),
    {
      key: 'ordered',
      label: t('orders.orderDate'),
      from: 'orderedFrom',
      to: 'orderedTo',
      periods: ['today', 'last7', 'last30', 'last90'],
    },
    filterOf(orderFilter, 'channel', language, {
      label: t('orders.column.channel'),
      options: channels.map((channel) => ({ value: channel.name, label: channelName(channel, language) })),
    }),
    filterOf(orderFilter, 'country', language, { label: t('orders.column.country') }),
    {
      key: 'eta',
      label: 'ETA',
      from: 'etaFrom',
      to: 'etaTo',
      periods: ['past', 'today', 'week', 'next7', 'next30'],
    },
    filterOf(orderFilter, 'customs', language, {
      label: t('orders.customs'),
      flag: { yes: t('orders.customsYes'), no: t('orders.customsNo') },
    }),
    filterOf(orderFilter, 'transport', language, { label: say(order.fields.transportType.label, language) }),
  ];
}

/** Stands among the filters while the address asks for the orders of one import: nobody writes its id. */
export function importFilter(t: Words['t'], language: Language): FilterSpec {
  return filterOf(orderFilter, 'importId', language, { says: t('orders.ofImport') });
}
