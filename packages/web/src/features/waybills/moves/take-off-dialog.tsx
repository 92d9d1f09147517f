import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { takeBookingOff } from '@loadline/contract/waybills/waybill-desk.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { flightText } from '../flight-text.ts';
import type { DeskWaybill } from '../waybill-record.ts';
import { useTold } from './use-told.ts';
import './moves.css';

const { id: _id, bookingNo: _no, ...fields } = takeBookingOff.body;

interface TakeOffDialogProps {
  of: DeskWaybill;
  bookingNo: string;
  onClose: () => void;
}

/** Takes a booking with its house waybills off, once it is told what follows for the flight's room and for its orders. */
export function TakeOffDialog({ of: { waybill, houses }, bookingNo, onClose }: TakeOffDialogProps) {
  const { t } = useWords();
  const told = useTold();
  const { id, mawbNo, version } = waybill;
  const leaving = houses.filter((house) => house.bookingNo === bookingNo);
  const orders = [...new Set(leaving.flatMap(({ orderNumber }) => orderNumber ?? []))];
  const says = {
    booking: bookingNo,
    houses: leaving.length,
    pieces: wholeText(leaving.reduce((sum, { booked }) => sum + (booked.pieces ?? 0), 0)),
    weight: weightText(sumOf(leaving.map(({ booked }) => booked.grossWeight))),
    volume: volumeText(sumOf(leaving.map(({ booked }) => booked.volume))),
    flight: flightText(waybill),
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('waybills.takeOff.title', { booking: bookingNo, number: mawbNo })}
      closeLabel={t('resource.close')}
    >
      <ul className="move-says move-says--list">
        <li>{t('waybills.takeOff.leaves', says)}</li>
        {waybill.flightNo === null ? null : <li>{t('waybills.takeOff.room', says)}</li>}
        {orders.length > 0 ? (
          <li>{t('waybills.takeOff.orders', { orders: orders.join(t('waybills.pause')) })}</li>
        ) : null}
        <li>{t('waybills.takeOff.waits')}</li>
      </ul>
      <ResourceForm
        fields={fields}
        values={{ version }}
        columns="one"
        submitLabel={t('waybills.takeOff.button')}
        onSubmit={async (body) => {
          await told(
            call(takeBookingOff, { body: { ...body, id, bookingNo }, refusal: 'in place' }),
            t('waybills.takeOff.done', { booking: bookingNo, number: mawbNo }),
          );
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
