import { saidIn } from '@loadline/contract/kernel/both';
import type { ProductPage } from '@loadline/contract/site/product-page';
import { PageLink } from '../../kernel/page-link.tsx';
import { useGreetedName } from '../../kernel/session.ts';
import { localTime } from '../../kernel/time.ts';
import { hostCalculator } from '../../kernel/title.ts';
import { useWords } from '../../kernel/words.ts';
import { useReaderZone } from '../use-reader-zone.ts';
import { transitText } from './transit-text.ts';
import './product-aside.css';

/** The line in short, and where to go from here. */
export function ProductAside({ product }: { product: Omit<ProductPage, 'version'> }) {
  const words = useWords();
  const { t, language } = words;
  const calculator = hostCalculator(language);
  const name = useGreetedName();
  const date = localTime(product.updatedAt, useReaderZone()).full;
  return (
    <aside className="product__aside" aria-label={t('line.book')}>
      <h2>{t('line.book')}</h2>
      <dl>
        <div>
          <dt>{t('line.transitDays')}</dt>
          <dd>{transitText(product, words)}</dd>
        </div>
        <div>
          <dt>{t('line.least')}</dt>
          <dd>{saidIn(product, 'least', language)}</dd>
        </div>
      </dl>
      {name ? (
        <PageLink page="search" className="product__go">
          {t('line.track')}
        </PageLink>
      ) : (
        <Doors />
      )}
      {calculator?.opens ? (
        <p>
          <PageLink page="calculator">{calculator.label}</PageLink>
        </p>
      ) : null}
      <p className="product__age">{t('line.updated', { date: date.slice(0, 10) })}</p>
    </aside>
  );
}

function Doors() {
  const { t } = useWords();
  return (
    <>
      <PageLink page="login" className="product__go">
        {t('line.login')}
      </PageLink>
      <p>
        {t('line.noAccount')} <PageLink page="register">{t('line.register')}</PageLink>
      </p>
    </>
  );
}
