import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useSearch } from '@tanstack/react-router';
import { useWords } from '../../../kernel/words.ts';
import { one, type Raw } from '../../../resource/use-list-address.ts';
import { DeskParts } from '../desk-parts.tsx';
import { FlightImport } from './flight-import.tsx';
import { FlightListPart } from './flight-list.part.tsx';
import { SchedulesPart } from './schedules.part.tsx';
import './flights.css';

/** What the forwarder has of which flights, and the schedules they are made from; a workbook of them at `?import=1`. */
export function SlotsScreen() {
  const raw: Raw = useSearch({ strict: false });
  const { t, language } = useWords();
  if (one(raw['import']) !== undefined) return <FlightImport />;
  return (
    <DeskParts
      label={say(pages.opsSlots.title, language)}
      parts={[
        { key: 'flights', label: t('flightDesk.flights'), screen: FlightListPart },
        { key: 'schedules', label: t('flightDesk.schedules'), screen: SchedulesPart },
      ]}
    />
  );
}
