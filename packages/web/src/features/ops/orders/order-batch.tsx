import { useState } from 'react';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { BatchDialog } from './batch-dialogs.tsx';
import type { AskedOfOrders, DeskOrderRow } from './order.ts';

export function mayActOnOrders(): boolean {
  return (['op:order:edit', 'op:order:hold', 'op:event:add', 'op:for-customer'] as const).some(may);
}

/** What is done with several orders at once: a booking for their customer, events, holds, the day of arrival. */
export function OrderBatch({ rows }: { rows: readonly DeskOrderRow[] }) {
  const { t } = useWords();
  const goTo = useGoTo();
  const [asked, setAsked] = useState<AskedOfOrders>();
  const ids = rows.map(({ id }) => id);
  const held = rows.flatMap(({ holds }) => holds);
  const mayHold = may('op:order:hold');
  return (
    <>
      <BookForCustomer rows={rows} />
      {may('op:event:add') ? (
        <Button
          size="small"
          icon="clock"
          onClick={() =>
            goTo('opsEvents', { open: 'new', numbers: rows.map(({ orderNumber }) => orderNumber).join(' ') })
          }
        >
          {t('orderDesk.deed.event')}
        </Button>
      ) : null}
      {mayHold ? (
        <Button size="small" icon="lock" onClick={() => setAsked('hold')}>
          {t('orderDesk.deed.hold')}
        </Button>
      ) : null}
      {mayHold && held.length > 0 ? (
        <Button size="small" icon="check" onClick={() => setAsked('release')}>
          {t('orderDesk.deed.release')}
        </Button>
      ) : null}
      {may('op:order:edit') ? (
        <Button size="small" icon="calendar" onClick={() => setAsked('eta')}>
          {t('orderDesk.deed.eta')}
        </Button>
      ) : null}
      {asked ? <BatchDialog asked={asked} ids={ids} held={held} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

/** Begins their booking on the customer's own form; a booking is of one customer. */
function BookForCustomer({ rows }: { rows: readonly DeskOrderRow[] }) {
  const { t } = useWords();
  const goTo = useGoTo();
  const [customer, another] = new Set(rows.map(({ customerId }) => customerId));
  if (!may('op:for-customer')) return null;
  return (
    <Button
      size="small"
      icon="plane"
      refused={another === undefined ? undefined : t('entering.oneCustomer')}
      onClick={() =>
        goTo('opsEnterBooking', {
          customer,
          orders: rows.map(({ orderNumber }) => orderNumber).join(','),
        })
      }
    >
      {t('entering.booking')}
    </Button>
  );
}
