import { readingOf } from '@loadline/contract/freight/cargo-reading';
import { chargeableWeight } from '@loadline/contract/freight/chargeable-weight';
import { type PublicRate, publicFreight } from '@loadline/contract/freight/freight.api';
import { usualRules } from '@loadline/contract/freight/weight-rule';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { useEffect, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { todayIn } from '../../kernel/time.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { transportIcon } from '../../shared/tracking/transport-icon.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CargoTable } from './cargo-table.tsx';
import { figure } from './figures.ts';
import { FreightResult } from './freight-result.tsx';
import { type Offer, offersFor } from './offers.ts';
import type { Cargo } from './use-cargo.ts';
import { type ChosenWay, WayChoice } from './way-choice.tsx';
import './offer-list.css';

interface FreightPartProps {
  cargo: Cargo;
  way: ChosenWay;
  onWay: (change: ChosenWay) => void;
  booking: PageName | undefined;
}

/** A rate's days are those of where it is made, wherever its reader is. */
const ratesZone = 'Asia/Shanghai';

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

function offersOn(rates: Rates, { origin, zone }: ChosenWay, day: string, cargo: Cargo): Offer[] {
  if (rates.state !== 'found' || !origin || !zone) return [];
  return offersFor(rates.cards, { origin, zone, day }, cargo);
}

/** The first that has a price, so that there is something to read at once. */
function bestOf(offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ says }) => says.kind === 'priced') ?? offers[0];
}

function emptyText(rates: Rates, t: ReturnType<typeof useWords>['t']): string {
  if (rates.state === 'asking') return t('calculator.asking');
  if (rates.state === 'refused') return t('calculator.failed');
  return t(rates.cards.length === 0 ? 'calculator.noneAtAll' : 'calculator.chooseWay');
}

interface OfferListProps {
  offers: readonly Offer[];
  day: string;
  chosen: string | undefined;
  onChoose: (product: string) => void;
}

/** The products that go this way: choosing one shows how its price is made up. */
function OfferList({ offers, day, chosen, onChoose }: OfferListProps) {
  const words = useWords();
  const { t } = words;
  return (
    <fieldset className="calculator__box offers">
      <legend className="visually-hidden">{t('calculator.rates')}</legend>
      <div className="comparison-head" aria-hidden="true">
        <b>{t('calculator.rates')}</b>
        <span>{t('calculator.ratesOf', { day })}</span>
      </div>
      {offers.map((offer) => (
        <label key={offer.card.productId} className="offer">
          <input
            type="radio"
            name="offer"
            checked={offer.card.productId === chosen}
            onChange={() => onChoose(offer.card.productId)}
          />
          <span className="offer__product">
            <Icon name={transportIcon(offer.card.transport)} size={17} />
            <b>{words.language === 'en' ? offer.card.productEn : offer.card.productZh}</b>
          </span>
          <span className="offer__transit">
            {t('calculator.transit', { fastest: offer.card.transitFrom, slowest: offer.card.transitTo })}
          </span>
          <span className={offer.says.kind === 'priced' ? 'offer__price' : 'offer__reason'}>
            {offerText(offer, day, words)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What a product asks for the cargo, or why it has no price. */
function offerText({ card, says }: Offer, day: string, { t, language }: Words): string {
  switch (says.kind) {
    case 'priced':
      return `${card.currency} ${figure(says.total)}`;
    case 'noRate':
      return t('calculator.noRate', { day, first: card.validFrom, last: card.validTo });
    case 'noCargo':
      return t('calculator.cargoMissing');
    case 'refused':
      return say(says.why, language);
  }
}

type Rates =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly cards: readonly PublicRate[] }
  | { readonly state: 'refused'; readonly refusal: Refusal };

/** The published rates, asked for once. To ask again is another component. */
function useRates(): Rates {
  const [rates, setRates] = useState<Rates>({ state: 'asking' });
  useEffect(() => {
    const left = new AbortController();
    const show = async () => {
      const answer = await ask(left.signal);
      if (answer) setRates(answer);
    };
    void show();
    return () => left.abort();
  }, []);
  return rates;
}

/** The answer, or why there is none; undefined when the page was left before. */
async function ask(signal: AbortSignal): Promise<Rates | undefined> {
  try {
    return { state: 'found', cards: await call(publicFreight, { signal, refusal: 'in place' }) };
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', refusal: error };
    if (signal.aborted) return undefined;
    throw error;
  }
}
