import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { type WorkQueue, workQueues } from '@loadline/contract/ops/work';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { CounterStrip } from '../../ui/counter-strip.tsx';
import { pageOfQueue } from './queue-pages.ts';
import { useWork } from './use-work.ts';

/** What waits in each queue this person works on, over the one that is open. */
export function QueueCounters({ current }: { current?: WorkQueue }) {
  const { t, language } = useWords();
  const { data: work } = useWork();
  if (!work || work.queues.length === 0) return null;
  return (
    <CounterStrip
      label={t('desk.queues')}
      current={current}
      counters={work.queues.map(({ queue, waiting, late }) => ({
        key: queue,
        label: say(wordOf(workQueues, queue), language),
        count: wholeText(waiting),
        late: late > 0 ? t('desk.late', { count: wholeText(late) }) : undefined,
      }))}
      link={({ key }, look) => {
        const queue = work.queues.find((one) => one.queue === key)?.queue;
        return queue ? <PageLink {...pageOfQueue(queue)} {...look} /> : null;
      }}
    />
  );
}
