import { timeZones } from '@loadline/contract/codes/time-zone';
import type { PublicRate } from '@loadline/contract/freight/freight.api';
import { saidIn } from '@loadline/contract/kernel/both';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type ProductPage, weekdays } from '@loadline/contract/site/product-page';
import { groupOf, productGroups } from '@loadline/contract/site/product-type';
import type { ReactNode } from 'react';
import { useWords, type Words } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Prose } from '../prose.tsx';
import { PaperList, RestrictionColumns } from './paper-list.tsx';
import { RateTable } from './rate-table.tsx';
import { RouteBand } from './route-band.tsx';
import { transitText } from './transit-text.ts';
import './product.css';

type Shown = Omit<ProductPage, 'version'>;

interface ProductArticleProps {
  product: Shown;
  /** The rates of its products that hold today. */
  rates?: readonly PublicRate[];
  /** Stands over its head. */
  notice?: ReactNode;
  aside?: ReactNode;
}

/** A product's page from its content alone; staff see the same while they write it. */
export function ProductArticle({ product, rates = [], notice, aside }: ProductArticleProps) {
  return (
    <>
      <div className="wide">
        <Crumbs product={product} />
        {notice}
        <Head product={product} />
      </div>
      <RouteBand stops={product.stops} />
      <div className={aside ? 'wide product__body' : 'wide product__body product__body--alone'}>
        <div className="product__main">
          <DepartureTable product={product} />
          <RateTable rates={rates} />
          <WeightExample product={product} />
          <PaperList papers={product.papers} />
          <RestrictionColumns restrictions={product.restrictions} />
          {product.sections.map((section, at) => (
            <Prose key={`${at} ${section.titleZh}`} section={section} />
          ))}
        </div>
        {aside}
      </div>
    </>
  );
}

function Crumbs({ product }: { product: Shown }) {
  const { t, language } = useWords();
  return (
    <nav className="product__crumbs" aria-label={t('line.crumbs')}>
      <span>{t('line.products')}</span>
      <Icon name="chevron-right" size={13} />
      <span>{say(wordOf(productGroups, groupOf(product.type)), language)}</span>
      <Icon name="chevron-right" size={13} />
      <span aria-current="page">{saidIn(product, 'title', language)}</span>
    </nav>
  );
}

function Head({ product }: { product: Shown }) {
  const words = useWords();
  const { t, language } = words;
  return (
    <header className="product__head">
      <div>
        <h1>{saidIn(product, 'title', language)}</h1>
        <p>{saidIn(product, 'lead', language)}</p>
      </div>
      <dl>
        <div>
          <dt>{saidIn(product, 'transit', language)}</dt>
          <dd>{transitText(product, words)}</dd>
        </div>
        <div>
          <dt>{t('line.least')}</dt>
          <dd>{saidIn(product, 'least', language)}</dd>
        </div>
      </dl>
    </header>
  );
}

type Departure = ProductPage['departures'][number];

/** Regular departures with their cut-offs. The times are of the place they are kept at, which stands beside them. */
function DepartureTable({ product }: { product: Pick<ProductPage, DepartureKey> }) {
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

type WeightKey = 'weightNoteZh' | 'weightNoteEn' | 'weightRuleZh' | 'weightRuleEn' | 'weightSteps';

/** The chargeable-weight rule in words, then worked out once. */
function WeightExample({ product }: { product: Pick<ProductPage, WeightKey> }) {
  const { t, language } = useWords();
  return (
    <section>
      <h2>
        {t('line.weight')}
        <small>{saidIn(product, 'weightNote', language)}</small>
      </h2>
      <p className="product__rule">{saidIn(product, 'weightRule', language)}</p>
      {product.weightSteps.length > 0 ? (
        <ol className="product__steps">
          {product.weightSteps.map((step, at) => (
            <li key={`${at} ${step.textZh}`}>
              {saidIn(step, 'text', language)}
              <b>{saidIn(step, 'result', language)}</b>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
