import { canMove } from '@loadline/contract/kernel/lifecycle';
import { orderLifecycle } from '@loadline/contract/orders/order.lifecycle';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { ChannelMark, OrderState } from '../../../shared/orders/order-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { MenuItem } from '../../../ui/menu-item.ts';
import { inLanguage } from '../named.ts';
import type { AskedOfOne, DeskOrder } from './order.ts';

interface OrderHeadProps {
  of: DeskOrder;
  onAsk: (asked: AskedOfOne) => void;
}

/** Number, state, customer and service; what can be done with the order from here. */
export function OrderHead({ of, onAsk }: OrderHeadProps) {
  const { language } = useWords();
  const { order, customer } = of;
  const name = inLanguage(language, customer.customerName, customer.customerNameEn);
  return (
    <RecordTitle
      list={{ page: 'opsOrders' }}
      title={order.orderNumber}
      number={order.orderNumber}
      beside={
        <>
          <OrderState {...order} />
        </>
      }
      facts={
        <>
          {may('op:customer:view') ? (
            <PageLink page="opsCustomer" query={{ no: customer.customerId }} className="order-desk__whose">
              {name}
            </PageLink>
          ) : (
            <span className="order-desk__whose">{name}</span>
          )}
          <ChannelMark of={order} />
        </>
      }
      actions={<Actions of={of} onAsk={onAsk} />}
    />
  );
}

function Actions({ of: { order, customer }, onAsk }: OrderHeadProps) {
  const { t } = useWords();
  const goTo = useGoTo();
  const { orderNumber, status } = order;
  const isOver = status === 'CANCELLED' || status === 'CLOSED';
  const item = (key: AskedOfOne, more: Partial<MenuItem> = {}): MenuItem => ({
    key,
    label: t(`orderDesk.deed.${key}`),
    ...more,
  });
  const refusedTo = (to: 'CANCELLED' | 'CLOSED') =>
    canMove(orderLifecycle, status, to) ? undefined : t('orders.deed.tooLate');
  const items: MenuItem[][] = [
    [item('facts', { icon: 'truck' }), item('eta', { icon: 'calendar' }), item('note', { icon: 'comment' })],
    may('op:event:add') ? [{ key: 'events', label: t('orderDesk.events'), icon: 'list' }] : [],
    may('op:for-customer') && !isOver ? [{ key: 'book', label: t('entering.booking'), icon: 'plane' }] : [],
    [
      item('close', { icon: 'check', refused: refusedTo('CLOSED') }),
      item('cancel', { icon: 'trash', danger: true, refused: refusedTo('CANCELLED') }),
    ],
  ];
  const mayEdit = may('op:order:edit');
  return (
    <>
      {may('op:event:add') ? (
        <Button icon="plus" onClick={() => goTo('opsEvents', { open: 'new', numbers: orderNumber })}>
          {t('orderDesk.deed.event')}
        </Button>
      ) : null}
      {mayEdit ? (
        <Menu
          label={t('orders.deed.title')}
          align="end"
          items={items.filter((group) => group.length > 0)}
          onChoose={(key) => {
            if (key === 'events') goTo('opsEvents', { search: orderNumber });
            if (key === 'book')
              goTo('opsEnterBooking', { customer: customer.customerId, orders: orderNumber });
            const asked = deeds.find((deed) => deed === key);
            if (asked) onAsk(asked);
          }}
          trigger={(trigger) => (
            <Button icon="more" {...trigger}>
              {t('orders.deed.title')}
            </Button>
          )}
        />
      ) : null}
      {mayEdit && !isOver ? (
        <Button look="primary" icon="edit" onClick={() => onAsk('edit')}>
          {t('orderDesk.deed.edit')}
        </Button>
      ) : null}
    </>
  );
}

const deeds: readonly AskedOfOne[] = ['facts', 'eta', 'note', 'close', 'cancel'];
