import { localTime } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import { type Fact, FactList } from '../../ui/fact-strip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { stagesOf } from './shipment-stages.ts';
import type { Shipment } from './use-tracking.ts';

/** Who acts next: the sentence that makes a call to customer service needless. */
export function NextActor({ shipment }: { shipment: Shipment }) {
  const { t } = useWords();
  return (
    <section className="result__next">
      <h3>{t('search.nextTitle')}</h3>
      <p>{t(`search.next.${shipment.onHold ? 'HOLD' : shipment.status}`)}</p>
    </section>
  );
}

/** How much it is, and how old this is. */
export function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  const { t } = useWords();
  const facts = useFacts(shipment);
  return (
    <section className="result__facts">
      {facts.length > 0 ? (
        <>
          <h3>{t('search.cargo')}</h3>
          <FactList facts={facts} />
        </>
      ) : null}
      <p className="result__source">
        <Icon name="info" />
        <span>
          {t('search.updated', updatedAt(shipment))}{' '}
          {t(facts.length > 0 ? 'search.private' : 'search.carrierOnly')}
        </span>
      </p>
    </section>
  );
}

function useFacts({ pieces, grossWeight, volume }: Shipment): Fact[] {
  const { t } = useWords();
  const figure = (value: string) => Number(value).toLocaleString('en', { maximumFractionDigits: 3 });
  const facts: (Fact | undefined)[] = [
    pieces === null
      ? undefined
      : { key: 'pieces', label: t('search.pieces'), value: pieces.toLocaleString('en') },
    grossWeight === null
      ? undefined
      : { key: 'weight', label: t('search.weight'), value: figure(grossWeight), unit: 'kg' },
    volume === null
      ? undefined
      : { key: 'volume', label: t('search.volume'), value: figure(volume), unit: 'm\u00b3' },
  ];
  return facts.filter((fact) => fact !== undefined);
}

/** In the zone of the place where the cargo is; in the reader's own while nothing has happened yet. */
function updatedAt(shipment: Shipment): { time: string } {
  const here = stagesOf(shipment).findLast(({ state, event }) => state !== 'coming' && event)?.event;
  const zone = here?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { short, offset } = localTime(shipment.updatedAt, zone);
  return { time: `${short} ${offset}` };
}
