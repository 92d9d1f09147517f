import { flightNumber, shownFlightNo } from '@loadline/contract/checks/flight-no';
import { airports } from '@loadline/contract/codes/place';
import type { BookableFlight } from '@loadline/contract/flights/flight';
import { listFlightChoices } from '@loadline/contract/flights/flight.api';
import { isCode } from '@loadline/contract/kernel/code';
import { weightText } from '@loadline/contract/kernel/figures';
import { changeFlight } from '@loadline/contract/waybills/waybill-desk.api';
import { type ComponentProps, useRef, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { permitted } from '../../../kernel/permitted.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { typedText } from '../../../resource/typed-text.ts';
import { FlightPicker } from '../../../shared/flights/flight-picker.tsx';
import { flightTimes } from '../../../shared/flights/flight-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { flightText } from '../flight-text.ts';
import type { DeskWaybill } from '../waybill-record.ts';
import { useTold } from './use-told.ts';
import './moves.css';

const { id: _id, ...fields } = changeFlight.body;

interface FlightDialogProps {
  of: DeskWaybill;
  onClose: () => void;
}

/** Another flight, or the next one after the airline left the cargo behind; its status stays. */
export function FlightDialog({ of: { waybill }, onClose }: FlightDialogProps) {
  const words = useWords();
  const { t } = words;
  const told = useTold();
  const picked = useRef<BookableFlight>(null);
  const { id, mawbNo, version, flightNo, flightDate } = waybill;
  const chosen = (no: unknown) => (picked.current?.flightNo === no ? picked.current : null);
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
        inputs={{
          flightNo: {
            span: 'whole',
            input: (control) => (
              <FlightInput of={waybill} control={control} onPick={(flight) => (picked.current = flight)} />
            ),
            along: (no) => ({ ...(chosen(no) && { flightDate: chosen(no)?.flightDate }) }),
            remark: (no, { flightDate: day }) => {
              const flight = chosen(no);
              return flight?.flightDate === day && flight ? timesOf(flight, words) : undefined;
            },
          },
        }}
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

/** When the flight that was chosen leaves, arrives and closes, and the room that it has left. */
function timesOf(flight: BookableFlight, { t }: Words): string {
  const { room } = flight;
  const times = t('waybills.flight.times', flightTimes(flight, { t }));
  return room ? `${times} \u00b7 ${t('booking.slot.left', { kg: weightText(room.remainingKg) })}` : times;
}

interface FlightInputProps {
  of: Pick<DeskWaybill['waybill'], 'origin' | 'destination' | 'flightDate'>;
  control: Control;
  onPick: (flight: BookableFlight) => void;
}

/** A flight of the route that is chosen with its room and times, or typed where the schedule does not know it. */
function FlightInput({ of, control: { value, onChange, onLeave }, onPick }: FlightInputProps) {
  const { t } = useWords();
  const [picks, setPicks] = useState(false);
  const { origin, destination, flightDate } = of;
  const mayPick = isCode(airports, origin) && permitted(listFlightChoices) !== undefined;
  return (
    <span className="move-flight">
      <TextInput
        autoComplete="off"
        maxLength={10}
        value={typedText(value)}
        onChange={(typed) => onChange(typed.toUpperCase())}
        onBlur={onLeave}
      />
      {mayPick ? (
        <Button icon="plane" onClick={() => setPicks(true)}>
          {t('booking.flights.pick')}
        </Button>
      ) : null}
      {picks && isCode(airports, origin) ? (
        <FlightPicker
          origin={origin}
          destination={isCode(airports, destination) ? destination : null}
          flightDate={flightDate}
          flights={flightChoices}
          onPick={(flight) => {
            onPick(flight);
            onChange(flight.flightNo);
          }}
          onClose={() => setPicks(false)}
        />
      ) : null}
    </span>
  );
}

function flightChoices(asked: Parameters<ComponentProps<typeof FlightPicker>['flights']>[0]) {
  return asking(listFlightChoices, asked);
}
