import { dispositionSubject } from '@loadline/contract/clearance/disposition-import';
import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { importCallsOf } from '../../../resource/import-wizard/import-calls.ts';
import { ImportWizard } from '../../../resource/import-wizard/import-wizard.tsx';
import { wizardSubject } from '../../../resource/import-wizard/wizard-subject.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';

/** Its answers carry the wizard's own names already. */
const calls = importCallsOf(dispositionSubject, { facts: (detail) => detail, entry: (row) => row });

/** The import of what customs said from an xlsx file, at `/ops/coa?import=1` and `/ops/coa?import=<id>`. */
export function DispositionImport() {
  return (
    <PanelFrame>
      <ImportWizard subject={useDispositionImport()} />
    </PanelFrame>
  );
}

function useDispositionImport() {
  const words = useWords();
  const { data: limits } = useQuery(asking(dispositionSubject.api.limits, {}));
  return useMemo(() => {
    const { t } = words;
    const own = {
      page: 'opsCoa',
      place: {},
      calls,
      recordIs: 'a row',
      title: t('clearanceDesk.import.title'),
      listTitle: say(deskPages.opsCoa.title, words.language),
      records: t('clearanceDesk.import.records'),
      notes: [
        t('clearanceDesk.import.row'),
        t('clearanceDesk.import.clock'),
        t('clearanceDesk.import.typed'),
        t('clearanceDesk.import.again'),
      ],
      counted: (n: number) => t('clearanceDesk.import.counted', { count: n }),
      imported: () => ({ tab: 'all' }),
      again: () => t('import.records.again'),
      skipped: t('clearanceDesk.import.skipped'),
    } as const;
    return wizardSubject(dispositionSubject, own, words, limits);
  }, [words, limits]);
}
