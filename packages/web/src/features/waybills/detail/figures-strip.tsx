import { weightText } from '@loadline/contract/kernel/figures';
import { deskWaybill } from '@loadline/contract/waybills/waybill';
import { PlaceTime } from '../../../resource/place-time.tsx';
import { useFacts } from '../../../resource/resource-detail.tsx';
import { chargedShown } from '../../../shared/freight/charged.ts';
import { PlainCard } from '../../../ui/card.tsx';
import { FactStrip } from '../../../ui/fact-strip.tsx';
import { billedOf } from '../waybill-cells.tsx';
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
      grossWeight: weightText(waybill.grossWeight),
      billingWeight: chargedShown(billedOf(waybill)),
      departureDate: (
        <PlaceTime
          instant={waybill.departureDate}
          zone={waybill.originZone}
          beside={waybill.destinationZone}
        />
      ),
      arrivalDate: (
        <PlaceTime
          instant={waybill.arrivalDate}
          zone={waybill.destinationZone}
          beside={waybill.originZone}
          after={waybill.departureDate}
        />
      ),
    },
  });
  return (
    <PlainCard>
      {/* What is charged says its unit itself. */}
      <FactStrip
        facts={facts.map((fact) => (fact.key === 'billingWeight' ? { ...fact, unit: undefined } : fact))}
      />
    </PlainCard>
  );
}
