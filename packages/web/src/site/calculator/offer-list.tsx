import { say } from '@loadline/contract/kernel/text';
import { useWords, type Words } from '../../kernel/words.ts';
import { transportIcon } from '../../shared/tracking/transport-icon.ts';
import { Icon } from '../../ui/icon.tsx';
import { figure } from './figures.ts';
import type { Offer } from './offers.ts';
import './offer-list.css';

interface OfferListProps {
  offers: readonly Offer[];
  day: string;
  chosen: string | undefined;
  onChoose: (product: string) => void;
}

/** The products that go this way: choosing one shows how its price is made up. */
export function OfferList({ offers, day, chosen, onChoose }: OfferListProps) {
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
export function offerText({ card, says }: Offer, day: string, { t, language }: Words): string {
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
