import { confirmReasons, findingsOfMawbNo } from '@loadline/contract/bookings/booking.confirm';
import { acceptedFields } from '@loadline/contract/bookings/booking-desk.api';
import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { BookableFlight } from '@loadline/contract/flights/flight';
import { viaText } from '@loadline/contract/flights/flight.legs';
import { wordOf } from '@loadline/contract/kernel/code';
import { cargoText, weightText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { may } from '../../../kernel/session.ts';
import { localTime } from '../../../kernel/time.ts';
import { useWords } from '../../../kernel/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { NumericInput } from '../../../ui/numeric-input.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea, TextInput } from '../../../ui/text-input.tsx';
import { useRightNeeded } from '../right-needed.tsx';
import type { DeskBooking } from './desk-booking.ts';
import { StockNote } from './stock-note.tsx';
import { type Confirming, flying, useConfirming } from './use-confirming.ts';

/** The decision to book: what is taken on, on which flight, under which number. */
export function ConfirmCard({ record }: { record: DeskBooking }) {
  const { t } = useWords();
  const confirming = useConfirming(record);
  const right = useRightNeeded('op:booking:confirm');
  if (record.booking.status !== '29') return null;
  return (
    <Card title={t('bookings.confirm.title')} aside={t('bookings.confirm.says')}>
      <div className="confirming">
        <ConfirmFlight record={record} confirming={confirming} />
        <Figures confirming={confirming} />
        <Number record={record} confirming={confirming} />
        <Reasons confirming={confirming} />
        {confirming.said ? <Alert family="stop">{confirming.said}</Alert> : null}
        <div className="confirming__foot">
          <Button
            look="primary"
            icon="check"
            busy={confirming.busy}
            refused={right ?? confirming.refused}
            onClick={() => void confirming.send()}
          >
            {t('bookings.confirm.go')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Figures({ confirming: { accepted, booked, accept } }: { confirming: Confirming }) {
  const { t, language } = useWords();
  return (
    <div className="confirming__figures">
      {(['pieces', 'grossWeight', 'volume'] as const).map((key) => {
        const field = acceptedFields[key];
        const scale = field.kind === 'decimal' ? field.scale : 0;
        return (
          <Field
            key={key}
            required
            label={say(field.label, language)}
            hint={t('bookings.confirm.booked', {
              figure: cargoText(key, booked[key]),
            })}
          >
            <NumericInput
              value={accepted[key]}
              onChange={(value) => accept(key, value)}
              min={0}
              decimals={scale}
              unit={field.unit}
            />
          </Field>
        );
      })}
    </div>
  );
}

/** The flight that is chosen. */
function flownBy(record: DeskBooking, flightId: string | undefined): string | undefined {
  return [record.flight, ...record.next].find((one) => one?.id === flightId)?.flightNo;
}

function Number({ record, confirming }: { record: DeskBooking; confirming: Confirming }) {
  const { t, language } = useWords();
  const { from, setFrom, mawbNo, setMawbNo } = confirming;
  const [fault] = mawbNo === '' ? [] : findingsOfMawbNo(mawbNo);
  return (
    <>
      <SegmentedControl
        look="box"
        label={t('bookings.number.title')}
        value={from}
        onChange={(value) => setFrom(value)}
        options={(['stock', 'typed', 'waybill'] as const).map((value) => ({
          value,
          label: t(`bookings.number.${value}`),
        }))}
      />
      {from === 'stock' ? (
        <p className="confirming__note">
          <StockNote flightNo={flownBy(record, confirming.flightId)} />
        </p>
      ) : null}
      {from === 'typed' ? (
        <Field
          required
          label={t('bookings.number.mawbNo')}
          error={fault ? say(fault.says, language) : undefined}
          remark={mawbNo !== '' && !fault ? { family: 'done', text: t('bookings.number.right') } : undefined}
        >
          <TextInput maxLength={20} placeholder="784-12345675" value={mawbNo} onChange={setMawbNo} />
        </Field>
      ) : null}
      {from === 'waybill' ? <WaybillChoice record={record} confirming={confirming} /> : null}
    </>
  );
}

function Reasons({ confirming: { reasons, reason, setReason } }: { confirming: Confirming }) {
  const { t, language } = useWords();
  if (reasons.length === 0) return null;
  const words = reasons.map((code) => say(wordOf(confirmReasons, code), language));
  return (
    <Field
      required
      label={t('bookings.confirm.reason')}
      hint={t('bookings.confirm.because', { reasons: words.join(language === 'en' ? ', ' : '\u3001') })}
    >
      <Textarea rows={2} maxLength={500} value={reason} onChange={setReason} />
    </Field>
  );
}

interface ConfirmFlightProps {
  record: DeskBooking;
  confirming: Confirming;
}

/** On which flight: the reserved one, or another of the route with room for it. */
function ConfirmFlight({ record, confirming }: ConfirmFlightProps) {
  const { t, language } = useWords();
  const { next } = record;
  const flight = flying(record);
  const flights = [...(flight ? [flight] : []), ...next.filter(({ id }) => id !== flight?.id)];
  // What this booking holds of its own flight is free for it.
  const roomOf = (one: BookableFlight) => (one.id === flight?.id ? record.room : one.room);
  const viaOf = (one: BookableFlight) => {
    const via = viaText(one);
    return via ? ` · ${say(via, language)}` : '';
  };
  const optionOf = (one: BookableFlight) => ({
    value: one.id,
    label:
      t('bookings.confirm.flightOption', {
        flight: shownFlightNo(one.flightNo),
        etd: localTime(one.etd, one.originZone).short,
        kg: weightText(roomOf(one)?.remainingKg ?? '0'),
      }) + viaOf(one),
  });
  const hint = record.booking.unverified
    ? t('bookings.confirm.unverified', {
        flight: shownFlightNo(record.content.flight.reservedFlight ?? ''),
        date: record.content.flight.flightDate ?? '',
      })
    : undefined;
  return (
    <Field required label={t('booking.flight')} hint={hint}>
      <Select
        options={flights.map(optionOf)}
        value={confirming.flightId ?? ''}
        {...(!flight && { placeholder: t('drafting.choose') })}
        onChange={(value) => confirming.setFlightId(value || undefined)}
      />
    </Field>
  );
}

interface WaybillChoiceProps {
  record: DeskBooking;
  confirming: Confirming;
}

/** The waybills of the flight that still take bookings, to hang this one on. */
function WaybillChoice({ record, confirming }: WaybillChoiceProps) {
  const { t } = useWords();
  const right = useRightNeeded('op:mawb:view');
  const flight = [record.flight, ...record.next].find((one) => one?.id === confirming.flightId);
  const { data } = useQuery({
    ...asking(deskWaybillApi.list, {
      status: ['31'],
      flightNo: flight?.flightNo,
      flightFrom: flight?.flightDate,
      flightTo: flight?.flightDate,
      size: 100,
    }),
    enabled: may('op:mawb:view') && flight !== undefined,
  });
  if (right) return <p className="confirming__note">{right}</p>;
  const options = (data?.rows ?? []).map(({ id, mawbNo, flightNo, grossWeight }) => ({
    value: id,
    label: t('bookings.number.option', {
      number: mawbNo ?? '',
      flight: shownFlightNo(flightNo ?? ''),
      kg: weightText(grossWeight ?? '0'),
    }),
  }));
  return (
    <Field
      required
      label={t('bookings.number.waybillOf')}
      hint={data && options.length === 0 ? t('bookings.number.none') : undefined}
    >
      <Select
        options={options}
        value={confirming.mawbId ?? ''}
        placeholder={t('drafting.choose')}
        onChange={(value) => confirming.setMawbId(value || undefined)}
      />
    </Field>
  );
}
