import { customerImportSubject } from '@loadline/contract/ops/customer-import';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { importCallsOf } from '../../../resource/import-wizard/import-calls.ts';
import { ImportWizard } from '../../../resource/import-wizard/import-wizard.tsx';
import { wizardSubject } from '../../../resource/import-wizard/wizard-subject.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';

/** Its answers carry the wizard's own names already. */
const calls = importCallsOf(customerImportSubject, { facts: (detail) => detail, entry: (row) => row });

/** The import of customers from an xlsx file, at `/ops/customers?import=1` and `/ops/customers?import=<id>`. */
export function CustomerImport() {
  return (
    <PanelFrame>
      <ImportWizard subject={useCustomerImport()} />
    </PanelFrame>
  );
}

function useCustomerImport() {
  const words = useWords();
  const { data: limits } = useQuery(asking(customerImportSubject.api.limits, {}));
  return useMemo(() => {
    const { t } = words;
    const own = {
      page: 'opsCustomers',
      place: {},
      calls,
      recordIs: 'a row',
      title: t('customers.import.title'),
      listTitle: t('customers.title'),
      notes: [t('customers.import.row'), t('customers.import.links'), t('customers.import.columns')],
      counted: (n: number) => t('customers.import.counted', { count: n }),
      imported: () => ({}),
      again: () => t('customers.import.again'),
      skipped: t('customers.import.skipped'),
    } as const;
    return wizardSubject(customerImportSubject, own, words, limits);
  }, [words, limits]);
}
