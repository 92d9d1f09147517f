import { saidIn } from '@loadline/contract/kernel/both';
import type { ProductPage } from '@loadline/contract/site/product-page';
import { useWords } from '../../kernel/words.ts';

type WeightKey = 'weightNoteZh' | 'weightNoteEn' | 'weightRuleZh' | 'weightRuleEn' | 'weightSteps';

/** The chargeable-weight rule in words, then worked out once. */
export function WeightExample({ product }: { product: Pick<ProductPage, WeightKey> }) {
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
