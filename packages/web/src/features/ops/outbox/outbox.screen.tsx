import { say } from '@loadline/contract/kernel/text';
import { messageTemplates } from '@loadline/contract/messages/message-templates';
import { outboxMessage } from '@loadline/contract/ops/message';
import { countMessages, listMessages, messageFilter } from '@loadline/contract/ops/message.api';
import { pages } from '@loadline/contract/pages';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { messageCells, messageColumns } from './message-columns.tsx';
import { MessagePanel } from './message-panel.tsx';

/** What was sent to whom, and what became of it. */
export function OutboxScreen() {
  const words = useWords();
  const { t, language } = words;
  return (
    <ResourceList
      name="opsOutbox"
      frame="desk"
      title={say(pages.opsOutbox.title, language)}
      search={say(messageFilter.search.label, language)}
      fields={outboxMessage.fields}
      list={listMessages}
      count={countMessages}
      columns={messageColumns}
      cells={messageCells}
      filters={filtersOf(words)}
      unit={{ name: t('outbox.unit.name'), one: t('outbox.unit.one'), many: t('outbox.unit.many') }}
      panel={({ row, close }) => row && <MessagePanel message={row} onClose={close} />}
      empty={{ title: t('outbox.none') }}
    />
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
