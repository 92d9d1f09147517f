import { saidIn } from '@loadline/contract/kernel/both';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { ProductPage } from '@loadline/contract/site/product-page';
import { groupOf, productGroups } from '@loadline/contract/site/product-type';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { Prose } from '../prose.tsx';
import { DepartureTable } from './departure-table.tsx';
import { PaperList, RestrictionColumns } from './paper-list.tsx';
import { RouteBand } from './route-band.tsx';
import { WeightExample } from './weight-example.tsx';
import './product.css';

type Shown = Omit<ProductPage, 'version'>;

interface ProductArticleProps {
  product: Shown;
  /** The type of the address, where another one is answered. */
  asked?: string | undefined;
  aside?: ReactNode;
}

/** A product's page from its content alone; staff see the same while they write it. */
export function ProductArticle({ product, asked, aside }: ProductArticleProps) {
  const { t, language } = useWords();
  return (
    <>
      <div className="wide">
        <Crumbs product={product} />
        {asked !== undefined && asked !== product.type ? (
          <p className="product__instead" role="status">
            <StateGlyph family="act" size={14} />
            {t('line.instead', { asked, title: saidIn(product, 'title', language) })}
          </p>
        ) : null}
        <Head product={product} />
      </div>
      <RouteBand stops={product.stops} />
      <div className={aside ? 'wide product__body' : 'wide product__body product__body--alone'}>
        <div className="product__main">
          <DepartureTable product={product} />
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
  const { t, language } = useWords();
  const { transitFrom: from, transitTo: to } = product;
  return (
    <header className="product__head">
      <div>
        <h1>{saidIn(product, 'title', language)}</h1>
        <p>{saidIn(product, 'lead', language)}</p>
      </div>
      <dl>
        <div>
          <dt>{saidIn(product, 'transit', language)}</dt>
          <dd>{t('line.days', { from, to })}</dd>
        </div>
        <div>
          <dt>{t('line.least')}</dt>
          <dd>{saidIn(product, 'least', language)}</dd>
        </div>
      </dl>
    </header>
  );
}
