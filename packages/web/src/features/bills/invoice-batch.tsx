import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import type { BillRow } from '../../shared/bills/bill-record.ts';
import { Button } from '../../ui/button.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';

/** Asks for one invoice of the chosen bills. */
export function InvoiceBatch({ rows }: { rows: readonly BillRow[] }) {
  const { t } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="small" icon="file" onClick={() => setIsAsking(true)}>
        {t('invoices.askFor', { count: rows.length })}
      </Button>
      {isAsking ? (
        <InvoiceDialog nos={rows.map(({ billNo }) => billNo)} onClose={() => setIsAsking(false)} />
      ) : null}
    </>
  );
}
