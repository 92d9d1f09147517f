import { eventSubject } from '@loadline/contract/events/event-import';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { importCallsOf } from '../../../resource/import-wizard/import-calls.ts';
import { ImportWizard } from '../../../resource/import-wizard/import-wizard.tsx';
import { wizardSubject } from '../../../resource/import-wizard/wizard-subject.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';

/** The import of events from an xlsx file, at `/ops/events?import=1` and `/ops/events?import=<id>`. */
export function EventImport() {
  return (
    <PanelFrame>
      <ImportWizard subject={useEventImport()} />
    </PanelFrame>
  );
}

/** Its answers carry the wizard's own names already. */
const calls = importCallsOf(eventSubject, { facts: (detail) => detail, entry: (row) => row });

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
      listTitle: say(pages.opsEvents.title, words.language),
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
