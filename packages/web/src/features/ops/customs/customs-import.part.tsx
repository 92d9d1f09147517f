import { customsImportSubject } from '@loadline/contract/customs/customs-import';
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
const calls = importCallsOf(customsImportSubject, { facts: (detail) => detail, entry: (row) => row });

/** The import of declarations from an xlsx file, at `/ops/customs?import=1` and `/ops/customs?import=<id>`. */
export function CustomsImport() {
  return (
    <PanelFrame>
      <ImportWizard subject={useCustomsImport()} />
    </PanelFrame>
  );
}

function useCustomsImport() {
  const words = useWords();
  const { data: limits } = useQuery(asking(customsImportSubject.api.limits, {}));
  return useMemo(() => {
    const { t } = words;
    const own = {
      page: 'opsCustoms',
      place: {},
      calls,
      recordIs: 'a row',
      title: t('customsDesk.import.title'),
      listTitle: say(deskPages.opsCustoms.title, words.language),
      records: t('customsDesk.import.records'),
      notes: [
        t('customsDesk.import.row'),
        t('customsDesk.import.known'),
        t('customsDesk.import.status'),
        t('customsDesk.import.taxes'),
      ],
      counted: (n: number) => t('customsDesk.import.counted', { count: n }),
      imported: () => ({ tab: 'all' }),
      again: () => t('import.records.again'),
      skipped: t('customsDesk.import.skipped'),
    } as const;
    return wizardSubject(customsImportSubject, own, words, limits);
  }, [words, limits]);
}
