import { say } from '@loadline/contract/kernel/text';
import { labelImportSubject } from '@loadline/contract/labels/label-import';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { servedCustomer } from '../../../kernel/served-customer.ts';
import { useWords } from '../../../kernel/words.ts';
import { importCallsOf } from '../../../resource/import-wizard/import-calls.ts';
import type { ImportSubject } from '../../../resource/import-wizard/import-subject.ts';
import { ImportWizard } from '../../../resource/import-wizard/import-wizard.tsx';
import { wizardSubject } from '../../../resource/import-wizard/wizard-subject.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { BeginLabelImport } from './begin-label-import.tsx';
import { BesideStyles } from './beside-styles.tsx';
import './label-import.css';

const calls = importCallsOf(labelImportSubject, { facts: (detail) => detail, entry: (row) => row });

/** The import of a style list with its packing list and its artwork, at `/label?import=1` and `…?import=<id>`; staff have it for a customer. */
export function LabelImportScreen() {
  return (
    <PanelFrame>
      <ImportWizard subject={useLabelImport()} />
    </PanelFrame>
  );
}

function useLabelImport(): ImportSubject {
  const words = useWords();
  const { data: limits } = useQuery(asking(labelImportSubject.api.limits, {}));
  return useMemo(() => {
    const { t } = words;
    const own = {
      page: 'label',
      wizard: servedCustomer() === undefined ? undefined : 'opsImportLabels',
      place: {},
      calls,
      recordIs: 'a row',
      title: t('labels.import.title'),
      listTitle: say(pages.label.title, words.language),
      records: t('labels.import.records'),
      notes: [],
      counted: (count: number) => t('labels.import.counted', { count }),
      imported: ({ importedRecords }: { importedRecords: number }) =>
        importedRecords > 0 ? { sort: '-createDate' } : undefined,
      again: () => t('labels.import.again'),
      skipped: t('labels.import.skipped'),
      begin: (open) => <BeginLabelImport subject={subject} onOpen={open} />,
      beside: (open) => <BesideStyles {...open} />,
    } as const satisfies Parameters<typeof wizardSubject>[1];
    const subject: ImportSubject = wizardSubject(labelImportSubject, own, words, limits);
    return subject;
  }, [words, limits]);
}
