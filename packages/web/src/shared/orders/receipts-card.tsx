import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import type { receiptsOfOrder } from '@loadline/contract/receipts/receipt.api';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Card } from '../../ui/card.tsx';
import { MeasuredLines } from './measured-lines.tsx';
import './papers.css';

type Receipt = Omit<AnswerOf<typeof receiptsOfOrder>[number], 'receivedAt'> & {
  readonly receivedAt: string | null;
};

/** What the warehouse measured, delivery by delivery; the sizes of the pieces are folded. */
export function ReceiptsCard({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useWords();
  if (receipts.length === 0) return null;
  return (
    <Card
      flush
      title={t('orders.receipts.title')}
      aside={t('orders.receipts.count', { count: receipts.length })}
    >
      <ul>
        {receipts.map((receipt) => (
          <li key={receipt.id} className="order-receipt">
            <ReceiptText receipt={receipt} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ReceiptText({ receipt }: { receipt: Receipt }) {
  const { t } = useWords();
  const { receiptNo, warehouse, receivedAt, pieces, grossWeight, volume, lines } = receipt;
  return (
    <details>
      <summary>
        <b>{receiptNo}</b>
        <span>{warehouse}</span>
        {receivedAt === null ? null : <time dateTime={receivedAt}>{officeTime(receivedAt).short}</time>}
        <span className="order-receipt__figures">
          {t('orders.sums', {
            pieces: wholeText(pieces),
            volume: volumeText(volume),
            weight: weightText(grossWeight),
          })}
        </span>
      </summary>
      <MeasuredLines lines={lines} />
    </details>
  );
}
