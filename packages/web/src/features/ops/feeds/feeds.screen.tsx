import { countFeeds, feedFilter, listFeeds } from '@loadline/contract/feeds/feed.api';
import { feedMessage } from '@loadline/contract/feeds/feed-message';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useState } from 'react';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { BringDialog } from './bring-dialog.tsx';
import { feedCells, feedColumns } from './feed-columns.tsx';
import { FeedPanel } from './feed-panel.tsx';
import './feeds.css';

/** Carriers' messages, what became of each, and a way to bring more. */
export function FeedsScreen() {
  const words = useWords();
  const { t, language } = words;
  const [brings, setBrings] = useState(false);
  const bring = (
    <Button look="primary" icon="upload" onClick={() => setBrings(true)}>
      {t('feedDesk.bring')}
    </Button>
  );
  return (
    <>
      <ResourceList
        name="opsFeeds"
        frame="desk"
        title={say(pages.opsFeeds.title, language)}
        search={say(feedFilter.search.label, language)}
        actions={bring}
        fields={feedMessage.fields}
        list={listFeeds}
        count={countFeeds}
        columns={feedColumns}
        cells={feedCells}
        filters={filtersOf(words)}
        unit={{ name: t('feedDesk.name'), one: t('feedDesk.one'), many: t('feedDesk.many') }}
        panel={({ row, close }) => row && <FeedPanel key={row.id} message={row} onClose={close} />}
        empty={{ title: t('feedDesk.none'), detail: t('feedDesk.noneDetail'), actions: bring }}
      />
      {brings ? <BringDialog onClose={() => setBrings(false)} /> : null}
    </>
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
