import { orderStatuses, stageOrder } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { deskOrderFilter } from '@loadline/contract/orders/order-desk.api';
import { deskOrderOverview } from '@loadline/contract/orders/order-desk.api';
import { deskQueues } from '@loadline/contract/orders/order-desk.queue';
import { useQuery } from '@tanstack/react-query';
import type { Found } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import type { Changes } from '../../../resource/use-list-address.ts';
import { CounterStrip } from '../../../ui/counter-strip.tsx';
import { Tabs } from '../../../ui/tabs.tsx';

interface OrderCountersProps {
  filter: Found<typeof deskOrderFilter>;
  onChoose: (changes: Changes) => void;
}

/** What waits for us, and how many orders stand at each stage; each narrows the list to what it counts. */
export function OrderCounters({ filter, onChoose }: OrderCountersProps) {
  const { t, language } = useWords();
  const { data } = useQuery(asking(deskOrderOverview, {}));
  if (!data) return null;
  const count = (status: string) => data.byStatus.find((one) => one.status === status)?.count ?? 0;
  const stage = filter.status?.length === 1 ? filter.status[0] : undefined;
  return (
    <>
      <CounterStrip
        label={t('desk.queues')}
        current={filter.queue}
        counters={data.queues.map(({ queue, count: waiting }) => ({
          key: queue,
          label: say(wordOf(deskQueues, queue), language),
          count: wholeText(waiting),
        }))}
        link={({ key }, look) => (
          <PageLink page="opsOrders" query={key === filter.queue ? {} : { queue: key }} {...look} />
        )}
      />
      <Tabs
        label={t('orderDesk.stages')}
        current={stage ?? 'all'}
        onChoose={(chosen) => onChoose({ status: chosen === 'all' ? undefined : [chosen] })}
        tabs={[
          { key: 'all', label: t('orders.view.all'), count: wholeText(data.total) },
          ...stageOrder.map((key) => ({
            key,
            label: say(wordOf(orderStatuses, key), language),
            count: wholeText(count(key)),
          })),
        ]}
      />
    </>
  );
}
