import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { knownPlaces } from '@loadline/contract/codes/place';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { useInstalledPlaces } from '../../resource/offered.ts';
import { Card } from '../../ui/card.tsx';
import { eventTime } from './event-time.ts';
import type { OrderRecord } from './order-record.ts';
import './papers.css';

type Parcels = OrderRecord['parcels'];

/** The parcels of the last mile, each with where it alone is; the order is signed with the last of them. */
export function ParcelsCard({ parcels }: { parcels: Parcels }) {
  const { t } = useWords();
  if (parcels.length === 0) return null;
  const signed = parcels.filter(({ stage }) => stage === 'SIGNED').length;
  return (
    <Card
      flush
      title={t('orders.detail.parcels')}
      aside={t('orders.detail.parcelsSigned', { signed: String(signed), all: String(parcels.length) })}
    >
      <ul>
        {parcels.map((parcel) => (
          <ParcelLine key={parcel.number} parcel={parcel} />
        ))}
      </ul>
    </Card>
  );
}

function ParcelLine({ parcel }: { parcel: Parcels[number] }) {
  const { t, language } = useWords();
  useInstalledPlaces();
  const { number, stage, occurredAt, zone, dayOnly, place } = parcel;
  const at = occurredAt && zone ? eventTime({ occurredAt, zone, dayOnly: dayOnly ?? false }) : undefined;
  const status = stage === null ? undefined : wordOf(orderStatuses, stage);
  return (
    <li className="order-paper order-parcel">
      <b className="order-paper__name">{shownNumber(number)}</b>
      <span className="order-paper__state">
        {status ? (
          <>
            <CodeChip word={status} />
            {place ? <span>{say(wordOf(knownPlaces, place), language)}</span> : null}
            {at ? (
              <span className="order-parcel__at">{[at.time, at.zone].filter(Boolean).join(' ')}</span>
            ) : null}
          </>
        ) : (
          <span className="order-parcel__at">{t('orders.detail.parcelUntold')}</span>
        )}
      </span>
    </li>
  );
}
