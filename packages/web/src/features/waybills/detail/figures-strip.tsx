import { deskWaybill } from '@loadline/contract/waybills/waybill';
import { decimalText } from '../../../resource/decimal.ts';
import { useFacts } from '../../../resource/resource-detail.tsx';
import { PlainCard } from '../../../ui/card.tsx';
import { FactStrip } from '../../../ui/fact-strip.tsx';
import { TimeAt } from '../waybill-cells.tsx';
import type { DeskWaybill, OwnWaybill } from '../waybill-record.ts';

const keys = [
  'quantity',
  'grossWeight',
  'volume',
  'billingWeight',
  'hawbCount',
  'filled',
  'departureDate',
  'arrivalDate',
];

/** The main figures of a waybill, in one row. */
export function FiguresStrip({ waybill }: Pick<DeskWaybill, 'waybill'> | Pick<OwnWaybill, 'waybill'>) {
  const facts = useFacts({
    fields: deskWaybill.fields,
    keys,
    record: waybill,
    instead: {
      grossWeight: decimalText(waybill.grossWeight, 1),
      departureDate: <TimeAt instant={waybill.departureDate} zone={waybill.originZone} />,
      arrivalDate: <TimeAt instant={waybill.arrivalDate} zone={waybill.destinationZone} />,
    },
  });
  return (
    <PlainCard>
      <FactStrip facts={facts} />
    </PlainCard>
  );
}
