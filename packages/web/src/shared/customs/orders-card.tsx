import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { gramsText, wholeText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { Card } from '../../ui/card.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import type { CustomsRecord } from './customs-record.ts';
import './customs.css';

/** The orders on a declaration, whole or a part of each. */
export function OrdersCard({ orders }: Pick<CustomsRecord, 'orders'>) {
  const { t } = useWords();
  return (
    <Card flush title={t('customs.orders.title')} aside={wholeText(orders.length)}>
      <ul className="customs-orders">
        {orders.map(
          ({ orderId, orderNumber, referenceNumber, status, isPart, pieces, grossWeight, houses }) => {
            const by = houses.filter(({ isDeclared }) => isDeclared);
            const word = wordOf(orderStatuses, status);
            return (
              <li key={orderId}>
                <OrderLink no={orderNumber} />
                <CodeChip word={word} />
                <small>
                  {[
                    referenceNumber,
                    t('customs.orders.cargo', { pieces: wholeText(pieces), weight: gramsText(grossWeight) }),
                    isPart ? t('customs.orders.part') : '',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                {by.length > 0 ? (
                  <small>
                    {t('customs.orders.houses', {
                      numbers: by.map(({ number }) => shownNumber(number)).join(', '),
                    })}
                    {by.length < houses.length
                      ? ` · ${t('customs.orders.housesOf', { declared: by.length, all: houses.length })}`
                      : null}
                  </small>
                ) : null}
              </li>
            );
          },
        )}
      </ul>
    </Card>
  );
}
