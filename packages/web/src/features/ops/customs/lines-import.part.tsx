import { customsLinesImportSubject } from '@loadline/contract/customs/customs-lines-import';
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

const calls = importCallsOf(customsLinesImportSubject, { facts: (detail) => detail, entry: (row) => row });

/** The import of lines of declarations from an xlsx file, at `/ops/customs?part=lines&import=1` and `…&import=<id>`. */
export function LinesImport() {
  return (
    <PanelFrame>
      <ImportWizard subject={useLinesImport()} />
    </PanelFrame>
  );
}

function useLinesImport() {
  const words = useWords();
  const { data: limits } = useQuery(asking(customsLinesImportSubject.api.limits, {}));
  return useMemo(() => {
    const { t } = words;
    const own = {
      page: 'opsCustoms',
      place: { part: 'lines' },
      calls,
      recordIs: 'a row',
      title: t('customsDesk.linesImport.title'),
      listTitle: say(deskPages.opsCustoms.title, words.language),
      records: t('customsDesk.linesImport.records'),
      notes: [
        t('customsDesk.linesImport.row'),
        t('customsDesk.linesImport.exported'),
        t('customsDesk.linesImport.blank'),
        t('customsDesk.linesImport.more'),
      ],
      counted: (n: number) => t('customsDesk.linesImport.counted', { count: n }),
      imported: () => ({ tab: 'all' }),
      again: () => t('import.records.again'),
      skipped: t('import.records.unchanged'),
    } as const;
    return wizardSubject(customsLinesImportSubject, own, words, limits);
  }, [words, limits]);
}
