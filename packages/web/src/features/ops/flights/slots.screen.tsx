import { deskPages } from '@loadline/contract/desk-pages';
import { flightSubject } from '@loadline/contract/flights/flight-import';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { usePlace } from '../../../kernel/navigation.ts';
import { useWords } from '../../../kernel/words.ts';
import { importCallsOf } from '../../../resource/import-wizard/import-calls.ts';
import { ImportWizard } from '../../../resource/import-wizard/import-wizard.tsx';
import { wizardSubject } from '../../../resource/import-wizard/wizard-subject.ts';
import { one } from '../../../resource/use-list-address.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { DeskParts } from '../desk-parts.tsx';
import { FlightListPart } from './flight-list.part.tsx';
import { SchedulesPart } from './schedules.part.tsx';
import './flights.css';

/** Its answers carry the wizard's own names already. */
const calls = importCallsOf(flightSubject, { facts: (detail) => detail, entry: (row) => row });

/** What the forwarder has of which flights, and the schedules they are made from; a workbook of them at `?import=1`. */
export function SlotsScreen() {
  const { search: raw } = usePlace();
  const { t, language } = useWords();
  if (one(raw['import']) !== undefined) return <FlightImport />;
  return (
    <DeskParts
      label={say(deskPages.opsSlots.title, language)}
      parts={[
        { key: 'flights', label: t('flightDesk.flights'), screen: FlightListPart },
        { key: 'schedules', label: t('flightDesk.schedules'), screen: SchedulesPart },
      ]}
    />
  );
}

/** The import of flights from an xlsx file, at `/ops/slots?import=1` and `/ops/slots?import=<id>`. */
function FlightImport() {
  return (
    <PanelFrame>
      <ImportWizard subject={useFlightImport()} />
    </PanelFrame>
  );
}

function useFlightImport() {
  const words = useWords();
  const { data: limits } = useQuery(asking(flightSubject.api.limits, {}));
  return useMemo(() => {
    const { t } = words;
    const own = {
      page: 'opsSlots',
      place: {},
      calls,
      recordIs: 'a row',
      title: t('flightDesk.importTitle'),
      listTitle: t('flightDesk.flights'),
      notes: [t('flightDesk.importSame'), t('flightDesk.importTimes'), t('flightDesk.importColumns')],
      counted: (n: number) =>
        t(n === 1 ? 'flightDesk.importOne' : 'flightDesk.importMany', { n: wholeText(n) }),
      imported: () => ({}),
      again: () => t('import.records.again'),
      skipped: t('flightDesk.importSkipped'),
    } as const;
    return wizardSubject(flightSubject, own, words, limits);
  }, [words, limits]);
}
