import { flightSubject } from '@loadline/contract/flights/flight-import';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { importCallsOf } from '../../../resource/import-wizard/import-calls.ts';
import { ImportWizard } from '../../../resource/import-wizard/import-wizard.tsx';
import { wizardSubject } from '../../../resource/import-wizard/wizard-subject.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';

/** The import of flights from an xlsx file, at `/ops/slots?import=1` and `/ops/slots?import=<id>`. */
export function FlightImport() {
  return (
    <PanelFrame>
      <ImportWizard subject={useFlightImport()} />
    </PanelFrame>
  );
}

/** Its answers carry the wizard's own names already. */
const calls = importCallsOf(flightSubject, { facts: (detail) => detail, entry: (row) => row });

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
