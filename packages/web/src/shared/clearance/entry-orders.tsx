import { orderStatuses } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { Card } from '../../ui/card.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import type { EntryRecord } from './entry-record.ts';

/** The orders on an entry. */
export function EntryOrders({ orders }: Pick<EntryRecord, 'orders'>) {
  const { t } = useWords();
  return (
    <Card flush title={t('customs.orders.title')} aside={wholeText(orders.length)}>
      <ul className="customs-orders">
        {orders.map(({ orderId, orderNumber, referenceNumber, status }) => {
          const word = wordOf(orderStatuses, status);
          return (
            <li key={orderId}>
              <OrderLink no={orderNumber} />
              <CodeChip word={word} />
              <small>{referenceNumber}</small>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
