import { codeTable } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { messageTemplates } from '@loadline/contract/messages/message-templates';
import { countMessages, listMessages, messageFilter } from '@loadline/contract/ops/message.api';
import { pages } from '@loadline/contract/pages';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { useList } from '../../../resource/use-list.ts';
import { type ListShape, useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DeskList } from '../desk-list.tsx';
import { messageColumns } from './message-columns.tsx';
import { MessagePanel } from './message-panel.tsx';

const shape = {
  filter: messageFilter,
  sorts: codeTable<never>('message sort', {}),
  spans: { days: ['from', 'to'] },
} as const satisfies ListShape<typeof messageFilter, never>;

/** What was sent to whom, and what became of it. */
export function OutboxScreen() {
  const words = useWords();
  const { t, language } = words;
  const address = useListAddress(shape);
  const list = useList(address, {
    page: (asked) => asking(listMessages, asked),
    count: (filter) => asking(countMessages, filter),
  });
  const columns = useMemo(() => messageColumns(words), [words]);
  const { open, show } = useOpen();
  const message = list.page.data?.rows.find(({ id }) => id === open);
  return (
    <PanelFrame
      look="sheet"
      panel={message ? <MessagePanel message={message} onClose={() => show(undefined)} /> : null}
    >
      <DeskList
        title={say(pages.opsOutbox.title, language)}
        search={say(messageFilter.search.label, language)}
        filters={filtersOf(words)}
        address={address}
        list={list}
        columns={columns}
        current={open}
        onPoint={show}
        unit={{ name: t('outbox.unit.name'), one: t('outbox.unit.one'), many: t('outbox.unit.many') }}
        empty={<EmptyState title={t('outbox.none')} />}
      />
    </PanelFrame>
  );
}

function filtersOf({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(messageFilter, 'state', language),
    filterOf(messageFilter, 'channel', language),
    filterOf(messageFilter, 'template', language, {
      options: Object.entries(messageTemplates).map(([value, { label }]) => ({
        value,
        label: say(label, language),
      })),
    }),
    {
      key: 'days',
      label: t('audit.days'),
      from: 'from',
      to: 'to',
      periods: ['today', 'last7', 'last30'],
    },
  ];
}
