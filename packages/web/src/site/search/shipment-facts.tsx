import { shownNumber } from '@loadline/contract/checks/tracked-number';
import { stages } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { isOrderNumber } from '@loadline/contract/orders/order-number';
import { useWords } from '../../kernel/words.ts';
import { isEnded, nextOf } from '../../shared/tracking/shipment-stages.ts';
import type { Shipment } from '../../shared/tracking/tracked.ts';
import { type Fact, FactList } from '../../ui/fact-strip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useReaderZone } from '../use-reader-zone.ts';
import { shownTime } from './milestone-words.ts';
import { updatedWords } from './updated-words.ts';

/** Who acts next: the sentence that makes a call to customer service needless. */
export function NextActor({ shipment }: { shipment: Shipment }) {
  const { t } = useWords();
  return (
    <section className="result__next">
      <h3>{t('search.nextTitle')}</h3>
      <p>{t(`search.next.${nextOf(shipment)}`)}</p>
    </section>
  );
}

/** How much it is, and how old this is. */
export function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  const words = useWords();
  const { t } = words;
  const facts = useFacts(shipment);
  const gap = words.language === 'en' ? ' ' : '';
  const isGuessable = facts.length === 0 && !isOrderNumber(shipment.number);
  const rest = t(isGuessable ? 'search.carrierOnly' : 'search.private');
  const said = [updatedWords(shipment, useReaderZone(), words), rest].join(gap);
  return (
    <section className="result__facts">
      {facts.length > 0 ? (
        <>
          <h3>{t('search.cargo')}</h3>
          <FactList facts={facts} />
        </>
      ) : null}
      <Parcels shipment={shipment} />
      <p className="result__source">
        <Icon name="info" />
        <span>
          {said}
          {isEnded(shipment.status) ? null : (
            <span className="result__fresh">
              {gap}
              {t('tracking.fresh')}
            </span>
          )}
        </span>
      </p>
    </section>
  );
}

/** Where each parcel of the last mile is by itself; who asked by the number of one sees that one. */
function Parcels({ shipment }: { shipment: Shipment }) {
  const { t, language } = useWords();
  if (shipment.parcels.length === 0) return null;
  return (
    <>
      <h3 className="result__parcels">{t('search.parcels')}</h3>
      <FactList
        facts={shipment.parcels.map(({ number, stage, occurredAt, zone, dayOnly }) => ({
          key: number,
          label: shownNumber(number),
          value: stage === null ? t('search.parcelUntold') : say(wordOf(stages, stage), language),
          unit:
            occurredAt && zone ? shownTime({ occurredAt, zone, dayOnly: dayOnly ?? false }).short : undefined,
        }))}
      />
    </>
  );
}

function useFacts({ pieces, grossWeight, volume }: Shipment): Fact[] {
  const { t } = useWords();
  const facts: (Fact | undefined)[] = [
    pieces === null ? undefined : { key: 'pieces', label: t('search.pieces'), value: wholeText(pieces) },
    grossWeight === null
      ? undefined
      : { key: 'weight', label: t('search.weight'), value: weightText(grossWeight), unit: 'kg' },
    volume === null
      ? undefined
      : { key: 'volume', label: t('search.volume'), value: volumeText(volume), unit: 'm\u00b3' },
  ];
  return facts.filter((fact) => fact !== undefined);
}
