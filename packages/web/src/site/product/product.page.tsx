import { saidIn } from '@loadline/contract/kernel/both';
import { publicProduct, type ShownProduct } from '@loadline/contract/site/product-page.api';
import { groupOf, type ProductType } from '@loadline/contract/site/product-type';
import { useMemo } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Answered } from '../answered.tsx';
import { useAnswer } from '../use-answer.ts';
import { Instead } from './instead.tsx';
import { ProductArticle } from './product-article.tsx';
import { ProductAside } from './product-aside.tsx';
import { transitText } from './transit-text.ts';

/** `/productInfo?type=`: what a line is, how it goes, and what it takes. */
export function ProductPage() {
  const [{ type }] = useAddress(publicProduct.query);
  const question = useMemo(() => asking(publicProduct, type === undefined ? {} : { type }), [type]);
  const { answer, again } = useAnswer(question);
  return (
    <main id="main" className="product">
      <Answered answer={answer} onAgain={again}>
        {({ product, rates, lines }) => (
          <>
            <ProductArticle
              product={product}
              rates={rates}
              notice={<Instead asked={type} product={product} lines={lines} />}
              aside={<ProductAside product={product} />}
            />
            <OtherLines lines={lines} than={product.type} />
          </>
        )}
      </Answered>
    </main>
  );
}

/** The other products of this host, their transit times on one scale. */
function OtherLines({ lines, than }: { lines: ShownProduct['lines']; than: ProductType }) {
  const words = useWords();
  const { t, language } = words;
  const others = lines.filter(({ type }) => type !== than);
  if (others.length === 0) return null;
  const longest = Math.max(...others.map(({ transitTo }) => transitTo ?? 0));
  return (
    <section className="wide product__others">
      <h2>
        {t('line.others')}
        {longest > 0 ? <small>{t('line.othersNote')}</small> : null}
      </h2>
      <ul>
        {others.map((line) => (
          <li key={line.type}>
            <PageLink page="productInfo" query={{ type: line.type }}>
              <b>
                <Icon name={groupOf(line.type)} size={20} />
                {saidIn(line, 'title', language)}
                <Icon name="chevron-right" size={16} />
              </b>
              <span>
                {line.transitTo === null
                  ? transitText(line, words)
                  : t('line.otherFacts', {
                      transit: transitText(line, words),
                      least: saidIn(line, 'least', language),
                    })}
              </span>
              <TransitScale line={line} longest={longest} />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** From the fastest to the slowest on the scale; nothing where neither is told. */
function TransitScale({ line, longest }: { line: ShownProduct['lines'][number]; longest: number }) {
  const { transitFrom: from, transitTo: to } = line;
  if (from === null || to === null) return null;
  const width = Math.max(((to - from) / longest) * 100, 2);
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="product__scale" width="100" height="4" />
      <rect className="product__share" x={(from / longest) * 100} width={width} height="4" />
    </svg>
  );
}
