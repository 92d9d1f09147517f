import { moneyText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../kernel/words.ts';
import type { BillSums } from './bill-record.ts';

/** What everything found comes to, each currency by itself. */
export function BillTotals({ sums }: { sums: BillSums }) {
  const { t } = useWords();
  return sums.map(({ currency, billAmount, unpaidAmount }) => (
    <span key={currency}>
      {currency} <b>{moneyText(billAmount)}</b> {t('bills.ofUnpaid')} <b>{moneyText(unpaidAmount)}</b>
    </span>
  ));
}
