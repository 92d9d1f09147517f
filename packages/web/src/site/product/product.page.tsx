import { publicProduct } from '@loadline/contract/site/product-page.api';
import { useMemo } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { Answered } from '../answered.tsx';
import { useAnswer } from '../use-answer.ts';
import { OtherLines } from './other-lines.tsx';
import { ProductArticle } from './product-article.tsx';
import { ProductAside } from './product-aside.tsx';

/** `/productInfo?type=`: what a line is, how it goes, and what it takes. */
export function ProductPage() {
  const [{ type }] = useAddress(publicProduct.query);
  const question = useMemo(() => asking(publicProduct, type === undefined ? {} : { type }), [type]);
  const { answer, again } = useAnswer(question);
  return (
    <main id="main" className="product">
      <Answered answer={answer} onAgain={again}>
        {({ product, lines }) => (
          <>
            <ProductArticle product={product} asked={type} aside={<ProductAside product={product} />} />
            <OtherLines lines={lines} than={product.type} />
          </>
        )}
      </Answered>
    </main>
  );
}
