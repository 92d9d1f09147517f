import { canMove } from '@loadline/contract/kernel/lifecycle';
import { orderLifecycle } from '@loadline/contract/orders/order.lifecycle';
import {
  amendableUntil,
  cancelBar,
  isBefore,
  lockedParts,
  orderPartKeys,
} from '@loadline/contract/orders/order-part';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import type { OrderRecord } from '../../shared/orders/order-record.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuItem } from '../../ui/menu-item.ts';

const deeds = ['edit', 'amend', 'copy', 'cancel'] as const;

export type AskedOfOrder = (typeof deeds)[number];

interface OrderMenuProps {
  record: OrderRecord;
  onAsk: (asked: AskedOfOrder) => void;
}

/** What a person may do with this order at its stage; what is too late says so. */
export function OrderMenu({ record, onAsk }: OrderMenuProps) {
  const { t } = useWords();
  const groups = useItems(record);
  if (groups.length === 0) return null;
  return (
    <Menu
      label={t('orders.deed.title')}
      align="end"
      items={groups}
      onChoose={(key) => {
        const asked = deeds.find((one) => one === key);
        if (asked) onAsk(asked);
      }}
      trigger={(trigger) => (
        <Button icon="more" {...trigger}>
          {t('orders.deed.title')}
        </Button>
      )}
    />
  );
}

function useItems({ order: { status }, bookingNo, requests }: OrderRecord): MenuItem[][] {
  const { t } = useWords();
  const locked = lockedParts(status).length;
  const isOpen = isBefore(status, amendableUntil);
  const asks = requests.some(({ state }) => state === 'PENDING') ? t('orders.deed.asked') : undefined;
  const writes: MenuItem[] = [
    {
      key: 'edit',
      icon: 'edit',
      label: t('orders.deed.edit'),
      refused: locked < orderPartKeys.length ? undefined : t('orders.deed.tooLate'),
    },
    ...(locked > 0
      ? [
          {
            key: 'amend',
            icon: 'comment' as const,
            label: t('orders.deed.amend'),
            refused: isOpen ? asks : t('orders.deed.tooLate'),
          },
        ]
      : []),
    { key: 'copy', icon: 'copy', label: t('orders.deed.copy') },
  ];
  const isOwn = cancelBar({ status, bookingNo }) === undefined;
  const cancel: MenuItem = {
    key: 'cancel',
    icon: 'trash',
    danger: true,
    label: t(isOwn ? 'orders.deed.cancel' : 'orders.deed.askCancel'),
    refused: canMove(orderLifecycle, status, 'CANCELLED') ? asks : t('orders.deed.tooLate'),
  };
  return [may('order:edit') ? writes : [], may('order:cancel') ? [cancel] : []].filter(
    (group) => group.length > 0,
  );
}
