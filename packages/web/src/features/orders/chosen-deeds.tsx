import { useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { useFormAddress } from '../../shared/orders/form/use-form-address.ts';
import { TakeFiles } from '../../shared/orders/papers/take-files.tsx';
import { Button } from '../../ui/button.tsx';
import { ownManyFiles } from './many-files.tsx';
import type { OrderRow } from './order-row.ts';

/** What can be done with the orders that are chosen in the list. */
export function ChosenDeeds({ rows }: { rows: readonly OrderRow[] }) {
  return (
    <>
      <TakeFiles calls={ownManyFiles} ids={rows.map(({ id }) => id)} />
      {may('book:add') ? <BookThese rows={rows} /> : null}
      {may('order:edit') && rows.length === 1 ? <OrderAgain of={rows[0]?.orderNumber} /> : null}
    </>
  );
}

/** Begins a booking in which each of the chosen orders is a house waybill. */
function BookThese({ rows }: { rows: readonly OrderRow[] }) {
  const { t } = useWords();
  const goTo = useGoTo();
  return (
    <Button
      size="small"
      icon="plane"
      onClick={() => goTo('createOrder', { orders: rows.map(({ orderNumber }) => orderNumber).join(',') })}
    >
      {t('orders.book')}
    </Button>
  );
}

/** Begins another order like the chosen one. */
function OrderAgain({ of }: { of: string | undefined }) {
  const { t } = useWords();
  const { open } = useFormAddress();
  return (
    <Button size="small" icon="copy" onClick={() => open('copy', of)}>
      {t('orders.deed.copy')}
    </Button>
  );
}
