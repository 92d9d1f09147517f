import { invoice as invoiceOf } from '@loadline/contract/bills/invoice';
import { moneyText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../kernel/words.ts';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { PanelBlock } from '../../ui/side-panel.tsx';
import type { InvoiceRecord } from './invoice-record.ts';
import './bills.css';

const sums = ['invoiceType', 'taxPoint', 'taxWay', 'netAmount', 'taxAmount', 'actualInvoiceAmount'] as const;
const heading = [
  'invoiceHeader',
  'taxNumber',
  'bank',
  'bankAccount',
  'address',
  'phone',
  'mailTo',
  'note',
] as const;
const issued = ['invoiceNo', 'invoiceDate'] as const;
const rest = ['requester', 'requestTime'] as const;

/** What is asked for: of which bills how much, what it comes to, and to whom it is made out. */
export function InvoiceBody({ of: { invoice, parts } }: { of: InvoiceRecord }) {
  const { t } = useWords();
  return (
    <>
      {invoice.rejectedBecause === null ? null : (
        <Alert family="stop">{t('invoices.rejected', { reason: invoice.rejectedBecause })}</Alert>
      )}
      <PanelBlock title={t('invoices.bill')}>
        <ScrollRegion label={t('invoices.bill')} className="invoice-parts-box">
          <table className="invoice-parts">
            <thead>
              <tr>
                <th scope="col">{t('invoices.bill')}</th>
                <th scope="col">{t('invoices.billed')}</th>
                <th scope="col">{t('invoices.takes')}</th>
              </tr>
            </thead>
            <tbody>
              {parts.map(({ billId, billNo, billDate, billAmount, amount }) => (
                <tr key={billId}>
                  <th scope="row">
                    {billNo}
                    <small>{billDate}</small>
                  </th>
                  <td>{moneyText(billAmount)}</td>
                  <td>{moneyText(amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </PanelBlock>
      <PanelBlock
        title={t('invoices.unit.name')}
        aside={`${invoice.currency} ${moneyText(invoice.actualInvoiceAmount)}`}
      >
        <ResourceDetail
          fields={invoiceOf.fields}
          keys={[...sums, ...heading, ...(invoice.invoiceNo === null ? [] : issued), ...rest]}
          record={invoice}
        />
      </PanelBlock>
    </>
  );
}
