import { askCancel } from '@loadline/contract/orders/order-edit.api';
import { cancelBar } from '@loadline/contract/orders/order-part';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import type { OrderRecord } from '../../shared/orders/order-record.ts';
import { Modal } from '../../ui/dialog.tsx';

const { reason } = askCancel.body;

/** Cancels an order that was neither received nor booked yet; otherwise asks the forwarder to, and says why. */
export function CancelDialog({ record, onClose }: { record: OrderRecord; onClose: () => void }) {
  const { t } = useWords();
  const client = useQueryClient();
  const { orderNumber: no, status } = record.order;
  const bookingNo = record.bookingNo ?? '';
  const bar = cancelBar({ status, bookingNo: record.bookingNo });
  const isOwn = bar === undefined;
  return (
    <Modal
      open
      onClose={onClose}
      title={t(isOwn ? 'orders.cancel.title' : 'orders.cancel.askTitle', { number: no })}
      closeLabel={t('resource.close')}
    >
      <p className="order-asks">{t(`orders.cancel.${bar ?? 'says'}`, { no: bookingNo })}</p>
      <ResourceForm
        fields={{ reason }}
        values={{}}
        columns="one"
        submitLabel={t(isOwn ? 'orders.deed.cancel' : 'orders.deed.askCancel')}
        deed="cancelling"
        onSubmit={async (asked) => {
          const { cancelled } = await call(askCancel, { body: { ...asked, no }, refusal: 'in place' });
          notify('success', t(cancelled ? 'orders.cancel.done' : 'orders.cancel.asked', { number: no }));
          await client.invalidateQueries();
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
