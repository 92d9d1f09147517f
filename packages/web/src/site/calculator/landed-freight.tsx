import { readingOf } from '@loadline/contract/freight/cargo-reading';
import { chargeableWeight } from '@loadline/contract/freight/chargeable-weight';
import { usualRules } from '@loadline/contract/freight/weight-rule';
import { useEffect, useMemo, useState } from 'react';
import { todayIn } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import { CargoTable } from './cargo-table.tsx';
import { OfferList } from './offer-list.tsx';
import type { Offer } from './offers.ts';
import type { Cargo } from './use-cargo.ts';
import { bestOf, offersOn, ratesZone, useRates } from './use-rates.ts';
import { type ChosenWay, WayChoice } from './way-choice.tsx';

interface LandedFreightProps {
  cargo: Cargo;
  way: ChosenWay;
  onWay: (change: ChosenWay) => void;
  /** Hears of the offer that is chosen, whenever it changes. */
  onOffer: (offer: Offer | undefined) => void;
}

/** The freight of a landed cost: cargo, way, and which of the offers. */
export function LandedFreight({ cargo, way, onWay, onOffer }: LandedFreightProps) {
  const { t } = useWords();
  const rates = useRates();
  const [chosen, choose] = useState<string>();
  const day = way.ready ?? todayIn(ratesZone);
  const { unit, lines } = cargo;
  const { origin, zone } = way;
  const offers = useMemo(
    () => offersOn(rates, { origin, zone }, day, { unit, lines }),
    [rates, origin, zone, day, unit, lines],
  );
  const offer = offers.find(({ card }) => card.productId === chosen) ?? bestOf(offers);
  useEffect(() => onOffer(offer), [offer, onOffer]);
  const reading = readingOf(lines, unit, usualRules.air.name, {});
  const whole = chargeableWeight(reading.right, unit, usualRules.air.rule);
  return (
    <>
      <CargoTable
        cargo={cargo}
        reading={reading}
        parts={whole.parts}
        whole={whole}
        head={
          <WayChoice
            cards={rates.state === 'found' ? rates.cards : []}
            way={way}
            day={day}
            onWay={onWay}
            cargo={cargo}
          />
        }
      />
      {rates.state === 'refused' ? (
        <p className="calculator__box calculator__empty" role="alert">
          {t('calculator.failed')}: {rates.refusal.says}
        </p>
      ) : null}
      {offers.length > 0 ? (
        <OfferList offers={offers} day={day} chosen={offer?.card.productId} onChoose={choose} />
      ) : null}
    </>
  );
}
