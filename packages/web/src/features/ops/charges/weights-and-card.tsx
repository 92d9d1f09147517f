import { weightsToCharge } from '@loadline/contract/bills/charge-desk';
import { exact, fixed, isZero, minus, over, times } from '@loadline/contract/kernel/decimal';
import {
  chargedWithUnit,
  limitText,
  moneyText,
  priceText,
  tenthText,
  volumeText,
  weightText,
} from '@loadline/contract/kernel/figures';
import { placesOfPrices } from '@loadline/contract/kernel/price-places';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { missing } from '../../../resource/value-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { inLanguage } from '../named.ts';
import type { OrderCharges } from './charges-record.ts';

/** What stands where there is nothing to compare. */
const blank = '';

/** The weights side by side with the one that is charged, and the breaks of the card with the one that is paid. */
export function WeightsAndCard({ of }: { of: OrderCharges }) {
  const { t, language } = useWords();
  const { card } = of;
  const title = t('charges.weightsAndCard');
  return (
    <Card
      flush
      title={title}
      aside={
        card
          ? t('charges.card', {
              zone: inLanguage(language, card.zoneZh, card.zoneEn),
              version: card.version,
              from: card.validFrom,
              to: card.validTo,
            })
          : null
      }
    >
      <div className="charge-basis">
        <Weights of={of} />
        {card ? <Breaks card={card} /> : <NoCard of={of} />}
      </div>
    </Card>
  );
}

function Weights({ of: { weights } }: { of: OrderCharges }) {
  const { t, language } = useWords();
  const { declared, cubicMetres, isMeasured, charged, billed, unit } = weights;
  const rows = (['declared', 'booked', 'measured', 'weighed'] as const).map((key) => ({
    key,
    weight: weights[key],
    apart: key === 'declared' ? undefined : percentApart(weights[key], declared),
  }));
  return (
    <section className="charge-basis__part">
      <h3>{t('charges.weights')}</h3>
      <table className="charge-figures">
        <tbody>
          {rows.map(({ key, weight, apart }) => (
            <tr key={key}>
              <th scope="row">{say(weightsToCharge[key].label, language)}</th>
              <td>{weight === null ? missing : `${weightText(weight)} kg`}</td>
              <td className="charge-figures__apart">{apart}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t(isMeasured ? 'charges.volumeMeasured' : 'charges.volumeDeclared')}</th>
            <td>{cubicMetres === null ? missing : `${volumeText(cubicMetres)} m\u00b3`}</td>
            <td>{blank}</td>
          </tr>
          <tr className="charge-figures__taken">
            <th scope="row">{say(weightsToCharge.charged.label, language)}</th>
            <td>{chargedWithUnit(charged, unit) ?? missing}</td>
            <td>{blank}</td>
          </tr>
          {billed === null ? null : (
            <tr>
              <th scope="row">{say(weightsToCharge.billed.label, language)}</th>
              <td>{chargedWithUnit(billed, unit)}</td>
              <td>{blank}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

/** `+3.5%` */
function percentApart(weight: string | null, from: string | null): string | undefined {
  if (weight === null || from === null || isZero(exact(from))) return undefined;
  const percent = fixed(over(times(minus(exact(weight), exact(from)), exact('100')), exact(from)), 1);
  return `${percent.startsWith('-') ? '' : '+'}${tenthText(percent)}%`;
}

function Breaks({ card }: { card: NonNullable<OrderCharges['card']> }) {
  const { t } = useWords();
  const { breaks, unit, currency, saves } = card;
  const places = placesOfPrices(breaks.map(({ price }) => price));
  const chosen = breaks.find(({ is }) => is === 'chosen');
  return (
    <section className="charge-basis__part">
      <h3>{t('charges.breaks', { currency })}</h3>
      <table className="charge-figures charge-breaks">
        <thead>
          <tr>
            <th scope="col">{t('charges.from')}</th>
            <th scope="col">{t('charges.price')}</th>
            <th scope="col">{t('charges.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {breaks.map(({ from, price, amount, is }) => (
            <tr key={from} className={rowClass[is]}>
              <th scope="row">
                ≥ {limitText(from)} {unit}
                {is === 'chosen' ? <span className="visually-hidden"> {t('charges.chosen')}</span> : null}
              </th>
              <td>{priceText(price, places)}</td>
              <td>{moneyText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {saves !== null && chosen ? (
        <p className="charge-basis__saves state-done">
          <StateGlyph family="done" />{' '}
          {t('charges.saves', { from: limitText(chosen.from), unit, saves: moneyText(saves) })}
        </p>
      ) : null}
    </section>
  );
}

const rowClass = { chosen: 'charge-figures__taken', own: 'charge-breaks__passed', other: undefined } as const;

function NoCard({ of: { order, cards } }: { of: OrderCharges }) {
  const { t } = useWords();
  return (
    <section className="charge-basis__part">
      <Alert family="act">
        {cards.length > 1 ? t('charges.chooseCard') : t('charges.noCard', { day: order.feeDate })}
      </Alert>
    </section>
  );
}
