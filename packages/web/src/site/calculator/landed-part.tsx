import { readingOf } from '@loadline/contract/freight/cargo-reading';
import { chargeableWeight } from '@loadline/contract/freight/chargeable-weight';
import { landedCost } from '@loadline/contract/freight/landed-cost';
import { usualRules } from '@loadline/contract/freight/weight-rule';
import type { PageName } from '@loadline/contract/pages';
import { useState } from 'react';
import { todayIn } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import { CargoTable } from './cargo-table.tsx';
import { DutyForm } from './duty-form.tsx';
import { partsOf, piecesOf, ratesOf } from './landed.ts';
import { LandedFields } from './landed-fields.tsx';
import { LandedResult } from './landed-result.tsx';
import { OfferList } from './offer-list.tsx';
import type { Cargo } from './use-cargo.ts';
import { useDuty } from './use-duty.ts';
import { bestOf, offersOn, ratesZone, useRates } from './use-rates.ts';
import { type ChosenWay, WayChoice } from './way-choice.tsx';

interface LandedPartProps {
  cargo: Cargo;
  way: ChosenWay;
  onWay: (change: ChosenWay) => void;
  booking: PageName | undefined;
}

/** What goods cost until they are there: freight, duty, fees and delivery, and what that is for one piece. */
export function LandedPart({ cargo, way, onWay, booking }: LandedPartProps) {
  const { t } = useWords();
  const rates = useRates();
  const duty = useDuty();
  const [chosen, choose] = useState<string>();
  const day = way.ready ?? todayIn(ratesZone);
  const offers = offersOn(rates, way, day, cargo);
  const offer = offers.find(({ card }) => card.productId === chosen) ?? bestOf(offers);
  const reading = readingOf(cargo.lines, cargo.unit, usualRules.air.name, {});
  const whole = chargeableWeight(reading.right, cargo.unit, usualRules.air.rule);
  const parts = partsOf(offer, duty);
  const known = landedCost(parts, duty.currency, ratesOf(parts, duty), piecesOf(duty));
  return (
    <div className="calculator__columns">
      <div className="calculator__column">
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
        <DutyForm duty={duty} />
        <LandedFields duty={duty} parts={parts} />
      </div>
      <LandedResult landed={known} duty={duty} offer={offer} day={day} booking={booking} />
    </div>
  );
}
