import { arrivingOrder } from '@loadline/contract/receipts/receipt';
import { useWords } from '../../../kernel/words.ts';
import { Value } from '../../../resource/value.tsx';
import { inLanguage } from '../named.ts';
import type { Arriving } from './arriving.ts';

interface ArrivingChoiceProps {
  no: string;
  orders: readonly Arriving[];
  onChoose: (order: Arriving) => void;
}

/** A carrier's number may be that of several orders: which of them has come. */
export function ArrivingChoice({ no, orders, onChoose }: ArrivingChoiceProps) {
  const { t, language } = useWords();
  return (
    <section className="receipt__block" aria-label={t('receipt.several', { no, count: orders.length })}>
      <h2>{t('receipt.several', { no, count: orders.length })}</h2>
      <ul className="receipt__choice">
        {orders.map((order) => (
          <li key={order.orderId}>
            <button type="button" onClick={() => onChoose(order)}>
              <b>{order.orderNumber}</b>
              <Value field={arrivingOrder.fields.status} value={order.status} />
              <span>{inLanguage(language, order.customerZh, order.customerEn)}</span>
              <span>{t('receipt.pieces', { count: order.booked.pieces })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
