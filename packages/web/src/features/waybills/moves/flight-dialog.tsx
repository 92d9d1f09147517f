import { flightNumber, shownFlightNo } from '@loadline/contract/checks/flight-no';
import { changeFlight } from '@loadline/contract/waybills/waybill-desk.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { flightText } from '../flight-text.ts';
import type { DeskWaybill } from '../waybill-record.ts';
import { useTold } from './use-told.ts';
import './moves.css';

const { id: _id, ...fields } = changeFlight.body;

/** Another flight, or the next one after the airline left the cargo behind; its status stays. */
export function FlightDialog({ of: { waybill }, onClose }: { of: DeskWaybill; onClose: () => void }) {
  const { t } = useWords();
  const told = useTold();
  const { id, mawbNo, version, flightNo, flightDate } = waybill;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('waybills.flight.title', { number: mawbNo })}
      closeLabel={t('resource.close')}
    >
      <div className="move-says">
        <p>{t('waybills.flight.now', { flight: flightText(waybill) })}</p>
        <p>{t('waybills.flight.says')}</p>
      </div>
      <ResourceForm
        fields={fields}
        values={{ version, flightNo, flightDate, offloaded: false }}
        submitLabel={t('waybills.flight.button')}
        onSubmit={async (body) => {
          await told(
            call(changeFlight, { body: { ...body, id }, refusal: 'in place' }),
            t('waybills.flight.done', { number: mawbNo, flight: shownFlightNo(flightNumber(body.flightNo)) }),
          );
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
