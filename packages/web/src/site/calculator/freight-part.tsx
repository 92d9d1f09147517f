import { readingOf } from '@loadline/contract/freight/cargo-reading';
import { chargeableWeight } from '@loadline/contract/freight/chargeable-weight';
import { usualRules } from '@loadline/contract/freight/weight-rule';
import type { PageName } from '@loadline/contract/pages';
import { useState } from 'react';
import { todayIn } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { CargoTable } from './cargo-table.tsx';
import { FreightResult } from './freight-result.tsx';
import { OfferList, offerText } from './offer-list.tsx';
import type { Cargo } from './use-cargo.ts';
import { bestOf, offersOn, type Rates, ratesZone, useRates } from './use-rates.ts';
import { type ChosenWay, WayChoice } from './way-choice.tsx';

interface FreightPartProps {
  cargo: Cargo;
  way: ChosenWay;
  onWay: (change: ChosenWay) => void;
  booking: PageName | undefined;
}

/** What a cargo costs by the published rates of every product that goes its way. */
export function FreightPart(props: FreightPartProps) {
  const [attempt, setAttempt] = useState(0);
  return <Freight key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function Freight({ cargo, way, onWay, booking, onAgain }: FreightPartProps & { onAgain: () => void }) {
  const words = useWords();
  const { t } = words;
  const rates = useRates();
  const [chosen, choose] = useState<string>();
  const reading = readingOf(cargo.lines, cargo.unit, usualRules.air.name, {});
  const whole = chargeableWeight(reading.right, cargo.unit, usualRules.air.rule);
  const day = way.ready ?? todayIn(ratesZone);
  const offers = offersOn(rates, way, day, cargo);
  const current = offers.find(({ card }) => card.productId === chosen) ?? bestOf(offers);
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
          <div className="calculator__box calculator__empty" role="alert">
            <p>
              {t('calculator.failed')}: {rates.refusal.says}
            </p>
            <Button onClick={onAgain}>{t('calculator.again')}</Button>
          </div>
        ) : null}
        {offers.length > 0 ? (
          <OfferList offers={offers} day={day} chosen={current?.card.productId} onChoose={choose} />
        ) : null}
      </div>
      {current?.says.kind === 'priced' ? (
        <FreightResult card={current.card} price={current.says} day={day} booking={booking} />
      ) : (
        <aside className="calculator__box calculator__empty">
          {current ? offerText(current, day, words) : emptyText(rates, t)}
        </aside>
      )}
    </div>
  );
}

function emptyText(rates: Rates, t: ReturnType<typeof useWords>['t']): string {
  if (rates.state === 'asking') return t('calculator.asking');
  if (rates.state === 'refused') return t('calculator.failed');
  return t(rates.cards.length === 0 ? 'calculator.noneAtAll' : 'calculator.chooseWay');
}
