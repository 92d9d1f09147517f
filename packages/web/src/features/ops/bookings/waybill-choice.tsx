import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { decimalText } from '../../../resource/decimal.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { useRightNeeded } from '../right-needed.tsx';
import type { DeskBooking } from './desk-booking.ts';
import type { Confirming } from './use-confirming.ts';

interface WaybillChoiceProps {
  record: DeskBooking;
  confirming: Confirming;
}

/** The waybills of the flight that still take bookings, to hang this one on. */
export function WaybillChoice({ record, confirming }: WaybillChoiceProps) {
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
      kg: decimalText(grossWeight ?? '0', 0),
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
