import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeClock } from '../../../resource/office-time.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { QueueCounters } from '../queue-counters.tsx';
import { useWork } from '../use-work.ts';
import { WaitingEntries } from './waiting-entries.tsx';
import '../desk.css';

/** What waits for this person: a counter per queue, then everything that waits, the longest first. */
export function WorkScreen() {
  const { t, language } = useWords();
  const work = useWork();
  const title = say(pages.ops.title, language);
  const queues = work.data?.queues ?? [];
  const total = (key: 'waiting' | 'late') => queues.reduce((sum, queue) => sum + queue[key], 0);
  const facts = work.data
    ? t('desk.counts', {
        waiting: wholeText(total('waiting')),
        late: wholeText(total('late')),
        at: officeClock(work.dataUpdatedAt),
      })
    : null;
  return (
    <PanelFrame look="sheet">
      <div className="edge-list">
        <PageTitle title={title} facts={facts} />
        {work.isError ? (
          <NotLoaded what={title} error={work.error} onRetry={() => void work.refetch()} />
        ) : null}
        {work.data && queues.length === 0 ? (
          <EmptyState title={t('desk.noQueue')} detail={t('desk.noQueueDetail')} />
        ) : null}
        <QueueCounters />
        {queues.length > 0 ? <WaitingEntries /> : null}
      </div>
    </PanelFrame>
  );
}
