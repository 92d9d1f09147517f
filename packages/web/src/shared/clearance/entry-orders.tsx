import { orderStatuses } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import type { EntryRecord } from './entry-record.ts';

/** The orders on an entry. */
export function EntryOrders({ orders }: Pick<EntryRecord, 'orders'>) {
  const { t, language } = useWords();
  return (
    <Card flush title={t('customs.orders.title')} aside={wholeText(orders.length)}>
      <ul className="customs-orders">
        {orders.map(({ orderId, orderNumber, referenceNumber, status }) => {
          const word = wordOf(orderStatuses, status);
          return (
            <li key={orderId}>
              <OrderLink no={orderNumber} />
              <StatusChip family={word.family ?? 'void'}>{say(word, language)}</StatusChip>
              <small>{referenceNumber}</small>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
