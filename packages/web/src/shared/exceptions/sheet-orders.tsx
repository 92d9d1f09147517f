import { sheetOrders } from '@loadline/contract/exceptions/sheet.api';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { OrderLink } from '../orders/order-link.tsx';

/** The orders that a sheet of a waybill is about, each with the way to it; nothing of a sheet of one order. */
export function SheetOrders({ orders }: { orders: readonly string[] }) {
  const { language } = useWords();
  if (orders.length === 0) return null;
  return (
    <Card title={say(sheetOrders.label, language)} aside={orders.length}>
      <ul className="sheet-orders">
        {orders.map((no) => (
          <li key={no}>
            <OrderLink no={no} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
