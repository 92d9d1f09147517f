import { useGoTo } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import type { OrderRow } from './order-row.ts';

/** Begins a booking in which each of the chosen orders is a house waybill. */
export function BookThese({ rows }: { rows: readonly OrderRow[] }) {
  const { t } = useWords();
  const goTo = useGoTo();
  return (
    <Button
      size="small"
      icon="plane"
      onClick={() => goTo('createOrder', { orders: rows.map(({ orderNumber }) => orderNumber).join(',') })}
    >
      {t('booking.from.orders')}
    </Button>
  );
}
