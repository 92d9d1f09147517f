import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { gramsText, tenthText, wholeText } from '@loadline/contract/kernel/figures';
import type { receiptsOfOrder } from '@loadline/contract/receipts/receipt.api';
import { useWords } from '../../kernel/words.ts';

/** The groups of pieces of one size, as the warehouse measured them. */
export function MeasuredLines({ lines }: Pick<AnswerOf<typeof receiptsOfOrder>[number], 'lines'>) {
  const { t } = useWords();
  return (
    <ul>
      {lines.map((line) => (
        <li key={Object.values(line).join()}>
          {t('orders.receipts.line', {
            pieces: wholeText(line.pieces),
            size: [line.length, line.width, line.height].map((side) => tenthText(side)).join(' × '),
            weight: gramsText(line.weight),
          })}
        </li>
      ))}
    </ul>
  );
}
