import { timeZones } from '@loadline/contract/codes/time-zone';
import { saidIn } from '@loadline/contract/kernel/both';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type ProductPage, weekdays } from '@loadline/contract/site/product-page';
import { useWords, type Words } from '../../kernel/words.ts';
import { ScrollRegion } from '../scroll-region.tsx';

type Departure = ProductPage['departures'][number];

/** Regular departures with their cut-offs. The times are of the place they are kept at, which stands beside them. */
export function DepartureTable({ product }: { product: Pick<ProductPage, DepartureKey> }) {
  const { t, language } = useWords();
  const about = saidIn(product, 'departures', language);
  if (product.departures.length === 0 && !about) return null;
  return (
    <section>
      <h2>{t('line.departures')}</h2>
      {about ? <p className="product__note">{about}</p> : null}
      {product.departures.length > 0 ? (
        <ScrollRegion className="product__scroll" label={t('line.departures')}>
          <table className="product__table">
            <thead>
              <tr>
                <th scope="col">{t('line.to')}</th>
                <th scope="col">{t('line.on')}</th>
                <th scope="col">{t('line.documents')}</th>
                <th scope="col">{t('line.cargo')}</th>
                <th scope="col">{t('line.departs')}</th>
                <th scope="col" className="product__number">
                  {t('line.transitDays')}
                </th>
              </tr>
            </thead>
            <tbody>
              {product.departures.map((departure, at) => (
                <DepartureRow key={`${at} ${departure.toZh}`} departure={departure} />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : null}
    </section>
  );
}

type DepartureKey = 'departures' | 'departuresZh' | 'departuresEn';

function DepartureRow({ departure }: { departure: Departure }) {
  const words = useWords();
  const { t, language } = words;
  const { documentsDays, documentsTime, cargoDays, cargoTime, transitFrom: from, transitTo: to } = departure;
  return (
    <tr>
      <th scope="row">
        {saidIn(departure, 'to', language)}
        <small>{saidIn(departure, 'service', language)}</small>
      </th>
      <td>{daysText(departure, words)}</td>
      <td>{cutOffText(documentsDays, documentsTime, words)}</td>
      <td>{cutOffText(cargoDays, cargoTime, words)}</td>
      <td>
        {departure.departs}
        <small>{say(wordOf(timeZones, departure.zone), language)}</small>
      </td>
      <td className="product__number">{t('line.days', { from, to })}</td>
    </tr>
  );
}

function daysText({ weekdays: on }: Departure, { t, language }: Words): string {
  const days = codesOf(weekdays).filter((day) => on.includes(day));
  if (days.length === 7) return t('line.daily');
  return days.map((day) => say(wordOf(weekdays, day), language)).join(language === 'en' ? ', ' : '、');
}

function cutOffText(count: number, time: string, { t }: Words): string {
  return count === 0 ? t('line.sameDay', { time }) : t('line.before', { count, time });
}
