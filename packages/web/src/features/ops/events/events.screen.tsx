import { deskPages } from '@loadline/contract/desk-pages';
import { deskEvent } from '@loadline/contract/events/desk-event';
import { deskEventFilter, eventApi } from '@loadline/contract/events/event-desk.api';
import { eventSubject } from '@loadline/contract/events/event-import';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { usePlace } from '../../../kernel/navigation.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { bareDays, daysFilter, type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { importCallsOf } from '../../../resource/import-wizard/import-calls.ts';
import { ImportWizard } from '../../../resource/import-wizard/import-wizard.tsx';
import { wizardSubject } from '../../../resource/import-wizard/wizard-subject.ts';
import { useInstalledPlaces } from '../../../resource/offered.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { one } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EntryPanel } from './entry-panel.tsx';
import { EventBatch } from './event-batch.tsx';
import { eventCells, eventColumns } from './event-columns.tsx';
import { EventPanel } from './event-panel.tsx';
import './events.css';

/** Its answers carry the wizard's own names already. */
const calls = importCallsOf(eventSubject, { facts: (detail) => detail, entry: (row) => row });

/** What happened to the orders of one's customers; one is entered, or a sheet of them, at `?entry=1` and `?import=1`. */
export function EventsScreen() {
  const { search: raw } = usePlace();
  return one(raw['import']) === undefined ? <EventList /> : <EventImport />;
}

function EventList() {
  const words = useWords();
  useInstalledPlaces();
  const { t, language } = words;
  const goTo = useGoTo();
  const { show } = useOpen();
  const enter = (
    <Button look="primary" icon="plus" onClick={() => show('new')}>
      {t('eventDesk.enter')}
    </Button>
  );
  return (
    <ResourceList
      name="opsEvents"
      frame="desk"
      title={say(deskPages.opsEvents.title, language)}
      search={say(deskEventFilter.search.label, language)}
      actions={
        <>
          <Button icon="upload" onClick={() => goTo('opsEvents', { import: '1' })}>
            {t('eventDesk.import')}
          </Button>
          {enter}
        </>
      }
      fields={deskEvent.fields}
      calls={eventApi}
      columns={eventColumns}
      cells={eventCells}
      filters={filtersOf(words)}
      unit={{ name: t('eventDesk.name'), one: t('eventDesk.one'), many: t('eventDesk.many') }}
      keys={{ i: () => goTo('opsEvents', { import: '1' }) }}
      withChosen={
        may('op:event:void') ? (rows, clear) => <EventBatch rows={rows} onDone={clear} /> : undefined
      }
      panel={({ key, row, close }) => {
        if (key === 'new') return <EntryPanel onClose={close} />;
        return row && <EventPanel key={row.id} event={row} onClose={close} />;
      }}
      empty={{ title: t('eventDesk.none'), detail: t('eventDesk.noneDetail'), actions: enter }}
    />
  );
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
    daysFilter('days', t('eventDesk.recordedPart'), { ...bareDays, periods: ['today', 'last7', 'last30'] }),
  ];
}

/** The import of events from an xlsx file, at `/ops/events?import=1` and `/ops/events?import=<id>`. */
function EventImport() {
  return (
    <PanelFrame>
      <ImportWizard subject={useEventImport()} />
    </PanelFrame>
  );
}

function useEventImport() {
  const words = useWords();
  const { data: limits } = useQuery(asking(eventSubject.api.limits, {}));
  return useMemo(() => {
    const { t } = words;
    const own = {
      page: 'opsEvents',
      place: {},
      calls,
      recordIs: 'a row',
      title: t('eventDesk.importTitle'),
      listTitle: say(deskPages.opsEvents.title, words.language),
      notes: [t('eventDesk.importSame'), t('eventDesk.importColumns')],
      counted: (n: number) =>
        t(n === 1 ? 'eventDesk.importOne' : 'eventDesk.importMany', { n: wholeText(n) }),
      imported: () => ({ source: 'import' }),
      again: () => t('import.records.again'),
      skipped: t('eventDesk.importSkipped'),
    } as const;
    return wizardSubject(eventSubject, own, words, limits);
  }, [words, limits]);
}
