import { moneyText } from '@loadline/contract/kernel/figures';
import { missing } from '../../../resource/value-text.ts';

/** Who paid, over the text of the payment; both whole under the pointer. */
export function PayerCell({ payer, note }: { payer: string | null; note: string | null }) {
  return (
    <>
      <span title={payer ?? undefined}>{payer ?? missing}</span>
      <span className="data-table__second" title={note ?? undefined}>
        {note}
      </span>
    </>
  );
}

/** What came, over its currency. */
export function AmountCell({ amount, currency }: { amount: string; currency: string }) {
  return (
    <>
      <span>{moneyText(amount)}</span>
      <span className="data-table__second">{currency}</span>
    </>
  );
}
