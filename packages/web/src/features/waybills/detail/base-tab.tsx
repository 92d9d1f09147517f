import { deskWaybill, waybill as ownWaybill } from '@loadline/contract/waybills/waybill';
import { detailParts, waybillBase } from '@loadline/contract/waybills/waybill-detail';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { PlaceTime } from '../../../resource/place-time.tsx';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { isMissing } from '../../../resource/value-text.ts';
import { FlightStops } from '../../../shared/flights/flight-stops.tsx';
import { GoesWithCard } from '../../../shared/goes-with/goes-with-card.tsx';
import { Card } from '../../../ui/card.tsx';
import { customerNames } from '../waybill-cells.tsx';
import type { DeskWaybill, OwnWaybill } from '../waybill-record.ts';
import { WaybillWay } from '../waybill-way.tsx';

const fields = { ...ownWaybill.fields, ...deskWaybill.fields, stops: detailParts.stops };
const flight = [
  'flightNo',
  'flightDate',
  'origin',
  'stops',
  'destination',
  'etd',
  'departureDate',
  'eta',
  'arrivalDate',
];
const cargo = ['customers', 'bookingNos', 'isCustoms', 'selfDelivery', 'remark'];
const said = ['terminal', 'party', 'deadline', 'receiver', 'pickedUpAt', 'pickedUpPieces'] as const;

/** Where a waybill flies, what it carries, and what was said of it at its steps. */
export function BaseTab({ of }: { of: DeskWaybill | OwnWaybill }) {
  const words = useWords();
  const { t } = words;
  const { waybill, base, stops } = of;
  const { originZone: here, destinationZone: there } = waybill;
  const planned = 'etd' in waybill ? waybill : { etd: null, eta: null };
  const told = said.filter((key) => !isMissing(base[key]) && base[key] !== 0);
  return (
    <div className="mawb-columns">
      <Card
        title={t('waybills.way.title')}
        aside={may('op:mawb:view') ? t('waybills.way.current', { status: waybill.status }) : undefined}
      >
        <WaybillWay of={of} />
      </Card>
      <Card title={t('waybills.panel.flight')}>
        <ResourceDetail
          fields={fields}
          keys={flight.filter((key) => (key === 'stops' ? stops.length > 0 : key in waybill))}
          record={waybill}
          instead={{
            stops: <FlightStops stops={stops} beside={here} />,
            etd: <PlaceTime instant={planned.etd} zone={here} beside={there} />,
            eta: <PlaceTime instant={planned.eta} zone={there} beside={here} after={planned.etd} />,
            departureDate: <PlaceTime instant={waybill.departureDate} zone={here} beside={there} />,
            arrivalDate: (
              <PlaceTime
                instant={waybill.arrivalDate}
                zone={there}
                beside={here}
                after={waybill.departureDate}
              />
            ),
          }}
        />
      </Card>
      <div className="mawb-column">
        <Card
          title={t('waybills.panel.cargo')}
          aside={'customers' in waybill ? undefined : t('waybills.panel.ownShare')}
        >
          <ResourceDetail
            fields={fields}
            keys={cargo.filter((key) => key in waybill)}
            record={waybill}
            instead={{
              ...('customers' in waybill && {
                customers: customerNames(waybill, words),
              }),
            }}
          />
          {told.length > 0 ? (
            <>
              <h3 className="mawb-said">{t('waybills.base.said')}</h3>
              <ResourceDetail
                fields={waybillBase}
                keys={told}
                record={base}
                instead={{
                  ...(base.deadline && {
                    deadline: <PlaceTime instant={base.deadline} zone={there} beside={here} />,
                  }),
                  ...(base.pickedUpAt && {
                    pickedUpAt: <PlaceTime instant={base.pickedUpAt} zone={there} beside={here} />,
                  }),
                }}
              />
            </>
          ) : null}
        </Card>
        <GoesWithCard
          side={'customers' in waybill ? 'desk' : 'own'}
          kind="mawb"
          no={('customers' in waybill ? waybill.mawbNo : waybill.airlineBill) ?? ''}
          without={['house']}
        />
      </div>
    </div>
  );
}
