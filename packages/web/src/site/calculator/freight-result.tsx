import type { Layer } from '@loadline/contract/freight/estimate';
import type { PublicRate } from '@loadline/contract/freight/freight.api';
import type { Price } from '@loadline/contract/freight/offer';
import { weightRuleOf } from '@loadline/contract/freight/product-weight';
import { unitOfBasis } from '@loadline/contract/freight/weight-basis';
import { plain } from '@loadline/contract/kernel/decimal';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { useWords, type Words } from '../../kernel/words.ts';
import { figure, placesFor, weighed } from './figures.ts';
import { ResultDeeds } from './result-deeds.tsx';
import { roundingText, volumeText } from './rule-words.ts';
import './result.css';

interface FreightResultProps {
  card: PublicRate;
  price: Price;
  /** When the cargo is ready. */
  day: string;
  booking: PageName | undefined;
}

/** A price and every layer of it. */
export function FreightResult(props: FreightResultProps) {
  const { card, price, day, booking } = props;
  const words = useWords();
  const { t } = words;
  const rule = weightRuleOf(card);
  return (
    <aside className="calculator__box calculator__result">
      <div className="result-head">
        <p className="result-head__facts">
          <span>{headingOf(card, words)}</span>
        </p>
        <p className="result-head__value" role="status">
          {figure(price.total)} <small>{card.currency}</small>
        </p>
        <dl className="result-facts">
          {factsOf(props, words).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="result-how">
        <h2>{t('calculator.layers')}</h2>
        <ol className="result-layers">
          <li>
            <span>{volumeText(price.weight, rule, words)}</span>
            {weighed(
              price.weight.volumeWeight,
              rule.unit,
              words,
              placesFor(price.weight.volumeWeight, price.weight, rule),
            )}
          </li>
          <li>
            <span>{roundingText(price.weight, rule, words)}</span>
            <b>{weighed(price.weight.chargeable, rule.unit, words)}</b>
          </li>
          {price.layers.map((layer, at) => (
            <li key={`${at} ${layer.kind}`} className={at === 0 ? 'result-layers__sum' : undefined}>
              <span>{layerText(layer, card, words)}</span>
              {figure(layer.amount)}
            </li>
          ))}
          <li className="result-layers__sum">
            <span>{t('calculator.total')}</span>
            <b>
              {card.currency} {figure(price.total)}
            </b>
          </li>
        </ol>
        <p className="result-how__advice">
          {t('calculator.priceNote', { day: card.updatedAt.slice(0, 10) })}
        </p>
      </div>
      <ResultDeeds text={textOf(props, words)} booking={booking} priced={{ rate: card.id, day }} />
    </aside>
  );
}

function headingOf(card: PublicRate, { t, language }: Words): string {
  const isEnglish = language === 'en';
  return t('calculator.totalOf', {
    product: isEnglish ? card.productEn : card.productZh,
    origin: isEnglish ? card.originEn : card.originZh,
    zone: isEnglish ? card.zoneEn : card.zoneZh,
  });
}

function factsOf({ card, price }: FreightResultProps, words: Words): [string, string][] {
  const { t } = words;
  return [
    [t('calculator.weight'), weighed(price.weight.chargeable, unitOfBasis[card.basis], words)],
    [
      t('calculator.transitTitle'),
      t('calculator.transit', { fastest: card.transitFrom, slowest: card.transitTo }),
    ],
    [t('calculator.validTitle'), t('calculator.valid', { first: card.validFrom, last: card.validTo })],
  ];
}

/** `Fuel surcharge 60.5 kg × 2.1`. */
function layerText({ kind, name, quantity, rate }: Layer, card: PublicRate, words: Words): string {
  const { t, language } = words;
  const called = say(name, language);
  if (quantity === undefined || rate === undefined) return called;
  const unit = unitOfBasis[card.basis] === 'RT' ? t('calculator.rt') : unitOfBasis[card.basis];
  const worked =
    kind === 'percent'
      ? t('calculator.per.percent', { quantity: figure(quantity), rate: plain(rate) })
      : t('calculator.per.times', { quantity: figure(quantity), unit, rate: plain(rate) });
  return `${called} ${worked}`;
}

function textOf(props: FreightResultProps, words: Words): string {
  const { card, price } = props;
  return [
    `${headingOf(card, words)}: ${card.currency} ${figure(price.total)}`,
    ...factsOf(props, words).map(([name, value]) => `${name} ${value}`),
    ...price.layers.map((layer) => `${layerText(layer, card, words)} = ${figure(layer.amount)}`),
    words.t('calculator.priceNote', { day: card.updatedAt.slice(0, 10) }),
  ].join('\n');
}
