import { bankLineSubject } from '@loadline/contract/bills/bank-line-import';
import { wholeText } from '@loadline/contract/kernel/figures';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { importCallsOf } from '../../../resource/import-wizard/import-calls.ts';
import { ImportWizard } from '../../../resource/import-wizard/import-wizard.tsx';
import { wizardSubject } from '../../../resource/import-wizard/wizard-subject.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';

/** Its answers carry the wizard's own names already. */
const calls = importCallsOf(bankLineSubject, { facts: (detail) => detail, entry: (row) => row });

/** The import of a bank's statement, at `/ops/money?import=1` and `/ops/money?import=<id>`. */
export function BankImport() {
  return (
    <PanelFrame>
      <ImportWizard subject={useBankImport()} />
    </PanelFrame>
  );
}

function useBankImport() {
  const words = useWords();
  const { data: limits } = useQuery(asking(bankLineSubject.api.limits, {}));
  return useMemo(() => {
    const { t } = words;
    const own = {
      page: 'opsMoney',
      place: { part: 'bank' },
      calls,
      recordIs: 'a row',
      title: t('money.bank.importTitle'),
      listTitle: t('money.part.bank'),
      notes: [t('money.bank.importAccount'), t('money.bank.importOnce'), t('money.bank.importColumns')],
      counted: (n: number) =>
        t(n === 1 ? 'money.bank.importOne' : 'money.bank.importMany', { n: wholeText(n) }),
      imported: () => ({}),
      again: () => t('money.bank.importAgain'),
      skipped: t('money.bank.importSkipped'),
    } as const;
    return wizardSubject(bankLineSubject, own, words, limits);
  }, [words, limits]);
}
