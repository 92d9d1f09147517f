import { countFeeds, feedFilter, listFeeds } from '@loadline/contract/feeds/feed.api';
import { codeTable } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useMemo, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { useList } from '../../../resource/use-list.ts';
import { type ListShape, useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DeskList } from '../desk-list.tsx';
import { BringDialog } from './bring-dialog.tsx';
import { feedColumns } from './feed-columns.tsx';
import { FeedPanel } from './feed-panel.tsx';
import './feeds.css';

const shape = {
  filter: feedFilter,
  sorts: codeTable<never>('feed sort', {}),
  spans: { days: ['from', 'to'] },
} as const satisfies ListShape<typeof feedFilter, never>;

/** Carriers' messages, what became of each, and a way to bring more. */
export function FeedsScreen() {
  const words = useWords();
  const { t, language } = words;
  const address = useListAddress(shape);
  const list = useList(address, {
    page: (asked) => asking(listFeeds, asked),
    count: (filter) => asking(countFeeds, filter),
  });
  const columns = useMemo(() => feedColumns(words), [words]);
  const { open, show } = useOpen();
  const [brings, setBrings] = useState(false);
  const message = list.page.data?.rows.find(({ id }) => id === open);
  const bring = (
    <Button look="primary" icon="upload" onClick={() => setBrings(true)}>
      {t('feedDesk.bring')}
    </Button>
  );
  return (
    <PanelFrame
      look="sheet"
      panel={
        message ? <FeedPanel key={message.id} message={message} onClose={() => show(undefined)} /> : null
      }
    >
      <DeskList
        title={say(pages.opsFeeds.title, language)}
        search={say(feedFilter.search.label, language)}
        actions={bring}
        filters={filtersOf(words)}
        address={address}
        list={list}
        columns={columns}
        current={open}
        onPoint={show}
        unit={{ name: t('feedDesk.name'), one: t('feedDesk.one'), many: t('feedDesk.many') }}
        empty={<EmptyState title={t('feedDesk.none')} detail={t('feedDesk.noneDetail')} actions={bring} />}
      />
      {brings ? <BringDialog onClose={() => setBrings(false)} /> : null}
    </PanelFrame>
  );
}

function filtersOf({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(feedFilter, 'state', language),
    filterOf(feedFilter, 'kind', language),
    filterOf(feedFilter, 'way', language),
    {
      key: 'days',
      label: t('audit.days'),
      from: 'from',
      to: 'to',
      periods: ['today', 'last7', 'last30'],
    },
  ];
}
