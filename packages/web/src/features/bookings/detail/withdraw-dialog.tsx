import { withdrawBooking } from '@loadline/contract/bookings/booking-draft.api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import type { BookingRecord } from '../booking-record.ts';

const { reason } = withdrawBooking.body;

/** Takes a booking back for good; its room of the slot is free at once. */
export function WithdrawDialog({ record, onClose }: { record: BookingRecord; onClose: () => void }) {
  const { t } = useWords();
  const client = useQueryClient();
  const { id, version, bookingNo: number } = record.booking;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('booking.deed.withdrawTitle', { number })}
      closeLabel={t('resource.close')}
    >
      <p className="booking-dialog__says">{t('booking.deed.withdrawSays')}</p>
      <ResourceForm
        fields={{ reason }}
        values={{}}
        columns="one"
        submitLabel={t('booking.deed.withdraw')}
        onSubmit={async (asked) => {
          await call(withdrawBooking, { body: { ...asked, id, version }, refusal: 'in place' });
          notify('success', t('booking.deed.withdrawDone', { number }));
          onClose();
          await client.invalidateQueries();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
