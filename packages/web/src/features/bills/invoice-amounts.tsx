import { moneyText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../kernel/words.ts';
import type { InvoiceOffer } from '../../shared/bills/invoice-record.ts';
import { NumericInput } from '../../ui/numeric-input.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import '../../shared/bills/bills.css';

interface InvoiceAmountsProps {
  bills: InvoiceOffer['bills'];
  typed: Readonly<Record<string, string>>;
  onType: (billId: string, amount: string) => void;
}

/** How much of each bill is to be invoiced: all that is left of it unless told. */
export function InvoiceAmounts({ bills, typed, onType }: InvoiceAmountsProps) {
  const { t } = useWords();
  return (
    <ScrollRegion label={t('invoices.takes')} className="invoice-parts-box">
      <table className="invoice-parts">
        <thead>
          <tr>
            <th scope="col">{t('invoices.bill')}</th>
            <th scope="col">{t('invoices.billed')}</th>
            <th scope="col">{t('invoices.uninvoiced')}</th>
            <th scope="col">{t('invoices.takes')}</th>
          </tr>
        </thead>
        <tbody>
          {bills.map(({ id, billNo, billDate, billAmount, uninvoicedAmount }) => (
            <tr key={id}>
              <th scope="row">
                {billNo}
                <small>{billDate}</small>
              </th>
              <td>{moneyText(billAmount)}</td>
              <td>{moneyText(uninvoicedAmount)}</td>
              <td>
                <NumericInput
                  aria-label={`${t('invoices.takes')} ${billNo}`}
                  value={typed[id] ?? ''}
                  min="0"
                  max={uninvoicedAmount}
                  decimals={2}
                  onChange={(amount) => onType(id, amount)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
