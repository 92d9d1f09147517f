import { countEvents, deskEventFilter, listEvents } from '@loadline/contract/events/event-desk.api';
import { codeTable } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { useList } from '../../../resource/use-list.ts';
import { type ListShape, one, type Raw, useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DeskList } from '../desk-list.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { type DeskEvent, eventColumns } from './event-columns.tsx';
import { EventImport } from './event-import.tsx';
import { EventPanel } from './event-panel.tsx';
import './events.css';

const shape = {
  filter: deskEventFilter,
  sorts: codeTable<never>('event sort', {}),
  spans: { days: ['from', 'to'] },
} as const satisfies ListShape<typeof deskEventFilter, never>;

/** What happened to the orders of one's customers; one is entered, or a sheet of them, at `?entry=1` and `?import=1`. */
export function EventsScreen() {
  const raw: Raw = useSearch({ strict: false });
  return one(raw['import']) === undefined ? <EventList /> : <EventImport />;
}

function EventList() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const address = useListAddress(shape);
  const list = useList(address, {
    page: (asked) => asking(listEvents, asked),
    count: (filter) => asking(countEvents, filter),
  });
  const columns = useMemo(() => eventColumns(words), [words]);
  const { open, show } = useOpen();
  const event = list.page.data?.rows.find(({ id }) => id === open);
  const enter = (
    <Button look="primary" icon="plus" onClick={() => show('new')}>
      {t('eventDesk.enter')}
    </Button>
  );
  return (
    <PanelFrame look="sheet" panel={<Panel open={open} event={event} onClose={() => show(undefined)} />}>
      <DeskList
        title={say(pages.opsEvents.title, language)}
        search={say(deskEventFilter.search.label, language)}
        actions={
          <>
            <Button icon="upload" onClick={() => goTo('opsEvents', { import: '1' })}>
              {t('eventDesk.import')}
            </Button>
            {enter}
          </>
        }
        filters={filtersOf(words)}
        address={address}
        list={list}
        columns={columns}
        current={open}
        onPoint={show}
        unit={{ name: t('eventDesk.name'), one: t('eventDesk.one'), many: t('eventDesk.many') }}
        empty={<EmptyState title={t('eventDesk.none')} detail={t('eventDesk.noneDetail')} actions={enter} />}
      />
    </PanelFrame>
  );
}

function Panel(props: {
  open: string | undefined;
  event: DeskEvent | undefined;
  onClose: () => void;
}): ReactNode {
  if (props.open === 'new') return <EntryPanel onClose={props.onClose} />;
  return props.event ? <EventPanel key={props.event.id} event={props.event} onClose={props.onClose} /> : null;
}

function filtersOf({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(deskEventFilter, 'stage', language),
    filterOf(deskEventFilter, 'source', language),
    filterOf(deskEventFilter, 'classifier', language),
    filterOf(deskEventFilter, 'outOfSequence', language, {
      label: t('eventDesk.sequence'),
      flag: { yes: t('eventDesk.outOfSequence'), no: t('eventDesk.inSequence') },
    }),
    filterOf(deskEventFilter, 'isVoid', language, {
      label: t('eventDesk.standing'),
      flag: { yes: t('eventDesk.voided'), no: t('eventDesk.valid') },
    }),
    {
      key: 'days',
      label: t('eventDesk.recordedPart'),
      from: 'from',
      to: 'to',
      periods: ['today', 'last7', 'last30'],
    },
  ];
}
