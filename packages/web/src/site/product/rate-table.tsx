import type { PublicRate } from '@loadline/contract/freight/freight.api';
import { unitOfBasis } from '@loadline/contract/freight/weight-basis';
import { saidIn } from '@loadline/contract/kernel/both';
import { useWords } from '../../kernel/words.ts';
import { ScrollRegion } from '../scroll-region.tsx';

interface RateTableProps {
  /** Those that hold today. */
  rates: readonly PublicRate[];
}

/** What the product costs today, way by way, as the calculator counts. */
export function RateTable({ rates }: RateTableProps) {
  const { t } = useWords();
  if (rates.length === 0) return null;
  return (
    <section>
      <h2>
        {t('line.rates')}
        <small>{t('line.ratesNote')}</small>
      </h2>
      <ScrollRegion className="product__scroll" label={t('line.rates')}>
        <table className="product__table">
          <thead>
            <tr>
              <th scope="col">{t('line.way')}</th>
              <th scope="col">{t('line.transit')}</th>
              <th scope="col">{t('line.breaks')}</th>
              <th scope="col">{t('line.leastWeight')}</th>
              <th scope="col">{t('line.leastCharge')}</th>
              <th scope="col">{t('line.validTo')}</th>
            </tr>
          </thead>
          <tbody>
            {rates.map((rate) => (
              <RateRow key={rate.id} rate={rate} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function RateRow({ rate }: { rate: PublicRate }) {
  const { t, language } = useWords();
  const { breaks, currency, leastWeight, minimumCharge, transitFrom: from, transitTo: to } = rate;
  const unit = unitOfBasis[rate.basis];
  return (
    <tr>
      <th scope="row">
        {saidIn(rate, 'origin', language)} → {saidIn(rate, 'zone', language)}
        <small>{saidIn(rate, 'product', language)}</small>
      </th>
      <td>{t('line.days', { from, to })}</td>
      <td>
        {breaks.map(({ from: first, price }) => (
          <span key={first} className="product__break">
            {`${figureOf(first)}+ ${figureOf(price)}`}
          </span>
        ))}
        <small>{t('line.perUnit', { currency, unit })}</small>
      </td>
      <td>{`${figureOf(leastWeight)} ${unit}`}</td>
      <td>{`${currency} ${figureOf(minimumCharge)}`}</td>
      <td>{rate.validTo}</td>
    </tr>
  );
}

/** A decimal without idle zeros, thousands apart. What stands on a card has four places at most. */
function figureOf(decimal: string): string {
  return Number(decimal).toLocaleString('en', { maximumFractionDigits: 4 });
}
