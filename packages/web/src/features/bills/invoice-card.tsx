import { invoiceApi, requestInvoice } from '@loadline/contract/bills/invoice.api';
import { invoiceStatuses } from '@loadline/contract/bills/invoice.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { exceeds } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import type { BillRecord } from '../../shared/bills/bill-record.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { InvoiceDialog } from './invoice-dialog.tsx';
import { InvoiceFile } from './invoice-file.tsx';
import '../../shared/bills/bills.css';

/** What was asked to be invoiced of a bill, and what is left of it. */
export function InvoiceCard({ bill }: Pick<BillRecord, 'bill'>) {
  const { t } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const { billNo, currency, uninvoicedAmount } = bill;
  const requests = useQuery(asking(invoiceApi.list, { billNo, size: 50 }));
  useLive('invoice', undefined, () => requests.refetch());
  const rows = requests.data?.rows ?? [];
  const isLeft = exceeds(uninvoicedAmount, '0');
  if (!isLeft && rows.length === 0) return null;
  return (
    <Card
      title={t('invoices.card')}
      aside={isLeft ? t('invoices.left', { currency, amount: moneyText(uninvoicedAmount) }) : null}
    >
      {rows.length === 0 ? <p className="bill-note">{t('invoices.cardNone')}</p> : null}
      <ul className="invoice-lines">
        {rows.map(({ id, requestNo, status, actualInvoiceAmount, invoiceNo, fileId }) => (
          <li key={id}>
            <PageLink page="invoice" query={{ no: requestNo }}>
              {requestNo}
            </PageLink>
            <CodeChip word={wordOf(invoiceStatuses, status)} />
            <b>
              {currency} {moneyText(actualInvoiceAmount)}
            </b>
            {invoiceNo === null ? null : <span>{invoiceNo}</span>}
            {fileId === null ? null : <InvoiceFile no={requestNo} fileId={fileId} />}
          </li>
        ))}
      </ul>
      {isLeft && permitted(requestInvoice) ? (
        <p className="invoice-ask">
          <Button icon="file" onClick={() => setIsAsking(true)}>
            {t('invoices.ask')}
          </Button>
        </p>
      ) : null}
      {isAsking ? <InvoiceDialog nos={[billNo]} onClose={() => setIsAsking(false)} /> : null}
    </Card>
  );
}
