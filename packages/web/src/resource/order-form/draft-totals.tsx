import { useWords } from '../../kernel/words.ts';
import { decimalText } from '../decimal.ts';
import type { OrderDraft } from './order-draft.ts';
import { totalsOf } from './totals.ts';

/** What the typed order adds up to. */
export function DraftTotals({ draft }: { draft: OrderDraft }) {
  const { t } = useWords();
  const { pieces, weight, volume, value } = totalsOf(draft);
  return (
    <output className="order-form__totals">
      {t('orderForm.totals', {
        pieces: decimalText(pieces, 0),
        weight: decimalText(weight, 2),
        volume: decimalText(volume, 3),
        value: decimalText(value, 2),
      })}
    </output>
  );
}
