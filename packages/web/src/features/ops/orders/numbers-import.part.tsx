import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { orderNumbersSubject } from '@loadline/contract/orders/order-numbers-import';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import { importCallsOf } from '../../../resource/import-wizard/import-calls.ts';
import { ImportWizard } from '../../../resource/import-wizard/import-wizard.tsx';
import { wizardSubject } from '../../../resource/import-wizard/wizard-subject.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';

/** Its answers carry the wizard's own names already. */
const calls = importCallsOf(orderNumbersSubject, { facts: (detail) => detail, entry: (row) => row });

/** The import of carriers' numbers from an xlsx file, at `/ops/orders?import=1` and `/ops/orders?import=<id>`. */
export function NumbersImport() {
  return (
    <PanelFrame>
      <ImportWizard subject={useNumbersImport()} />
    </PanelFrame>
  );
}

function useNumbersImport() {
  const words = useWords();
  const { data: limits } = useQuery(asking(orderNumbersSubject.api.limits, {}));
  return useMemo(() => {
    const { t } = words;
    const own = {
      page: 'opsOrders',
      place: {},
      calls,
      recordIs: 'a row',
      title: t('orderDesk.numbers.title'),
      listTitle: say(deskPages.opsOrders.title, words.language),
      notes: [t('orderDesk.numbers.row'), t('orderDesk.numbers.added'), t('orderDesk.numbers.columns')],
      counted: (n: number) => t('orderDesk.numbers.counted', { count: n }),
      imported: () => ({}),
      again: () => t('import.records.again'),
      skipped: t('orderDesk.numbers.skipped'),
    } as const;
    return wizardSubject(orderNumbersSubject, own, words, limits);
  }, [words, limits]);
}
