import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { numberKinds } from '@loadline/contract/codes/number-kind';
import { orderStatuses } from '@loadline/contract/codes/stage';
import type { findEventOrders } from '@loadline/contract/events/event-desk.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { OrderLink } from '../../../shared/orders/order-link.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { inLanguage } from '../named.ts';

export type NamedOrder = AnswerOf<typeof findEventOrders>['orders'][number];

/** The orders under numbers: those that were named themselves, then under each other number those that it stands for. */
export function NamedOrders({ orders }: { orders: readonly NamedOrder[] }) {
  const { t, language } = useWords();
  const own = orders.filter(({ kind }) => kind === 'order');
  const others = Map.groupBy(
    orders.filter(({ kind }) => kind !== 'order'),
    ({ number }) => number,
  );
  return (
    <div className="entry-orders">
      {own.length > 0 ? <OrderRows label={t('eventDesk.ordersOf')} orders={own} /> : null}
      {[...others].map(([number, under]) => {
        const called = `${say(wordOf(numberKinds, under[0]?.kind ?? 'order'), language)} ${shownNumber(number)}`;
        return (
          <section key={number}>
            <p className="entry-orders__number">
              <b>{called}</b>
              <span>{t('eventDesk.standsFor', { count: under.length })}</span>
            </p>
            <OrderRows label={called} orders={under} />
          </section>
        );
      })}
    </div>
  );
}

function OrderRows({ label, orders }: { label: string; orders: readonly NamedOrder[] }) {
  const { language } = useWords();
  return (
    <ul aria-label={label}>
      {orders.map(({ orderId, orderNumber, customer, customerEn, status }) => {
        const word = wordOf(orderStatuses, status);
        return (
          <li key={orderId}>
            <span className="number">
              <OrderLink no={orderNumber} />
            </span>
            <span className="entry-orders__customer">{inLanguage(language, customer, customerEn)}</span>
            <StateDot family={word.family ?? 'void'}>{say(word, language)}</StateDot>
          </li>
        );
      })}
    </ul>
  );
}
