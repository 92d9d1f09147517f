import type { PublicRate } from '@loadline/contract/freight/freight.api';
import { unitOfBasis } from '@loadline/contract/freight/weight-basis';
import { saidIn } from '@loadline/contract/kernel/both';
import { plain } from '@loadline/contract/kernel/decimal';
import { limitText, moneyText, priceText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../kernel/words.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import './rate-table.css';

interface RatesProps {
  /** Those that hold today. */
  rates: readonly PublicRate[];
}

/** What the product costs today, as the calculator counts: zones with the same terms under each other. */
export function RateTable({ rates }: RatesProps) {
  const { t } = useWords();
  if (rates.length === 0) return null;
  return (
    <section>
      <h2>
        {t('line.rates')}
        <small>{t('line.ratesNote')}</small>
      </h2>
      {[...Map.groupBy(rates, termsOf)].map(([terms, alike]) => (
        <RatesAlike key={terms} rates={alike} />
      ))}
    </section>
  );
}

/** Everything but zone, transit and prices. */
function termsOf(rate: PublicRate): string {
  const { productZh, origin, basis, currency, leastWeight, minimumCharge, validTo } = rate;
  const from = rate.breaks.map((one) => one.from);
  return JSON.stringify([productZh, origin, basis, currency, leastWeight, minimumCharge, validTo, from]);
}

function RatesAlike({ rates }: RatesProps) {
  const { t, language } = useWords();
  const [one] = rates;
  if (!one) return null;
  const { breaks, currency, leastWeight, minimumCharge, validTo } = one;
  const unit = unitOfBasis[one.basis];
  const places = Math.max(...rates.flatMap((rate) => rate.breaks.map(({ price }) => placesOf(price))));
  const name = `${saidIn(one, 'product', language)} · ${saidIn(one, 'origin', language)}`;
  const terms = [
    t('line.perUnit', { currency, unit }),
    `${t('line.leastWeight')} ${limitText(leastWeight)} ${unit}`,
    `${t('line.leastCharge')} ${currency} ${moneyText(minimumCharge)}`,
    `${t('line.validTo')} ${validTo}`,
  ];
  return (
    <div className="product__rates">
      <h3>{name}</h3>
      <p>{terms.join(' · ')}</p>
      <ScrollRegion className="product__scroll" label={name}>
        <table className="product__table">
          <thead>
            <tr>
              <th scope="col">{t('line.zone')}</th>
              <th scope="col">{t('line.transit')}</th>
              {breaks.map(({ from }) => (
                <th key={from} scope="col" className="product__number">
                  {limitText(from)}+ {unit}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rates.map((rate) => (
              <tr key={rate.id}>
                <th scope="row">{saidIn(rate, 'zone', language)}</th>
                <td className="product__days">
                  {t('line.days', { from: rate.transitFrom, to: rate.transitTo })}
                </td>
                {rate.breaks.map(({ from, price }) => (
                  <td key={from} className="product__number">
                    {priceText(price, places)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

/** How many places a decimal has without idle zeros. */
function placesOf(decimal: string): number {
  return plain(decimal).split('.')[1]?.length ?? 0;
}
