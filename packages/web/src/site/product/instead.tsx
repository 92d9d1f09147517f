import { saidIn } from '@loadline/contract/kernel/both';
import type { ShownProduct } from '@loadline/contract/site/product-page.api';
import { groupOf, isInGroup } from '@loadline/contract/site/product-type';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';

interface InsteadProps extends Pick<ShownProduct, 'product' | 'lines'> {
  /** The type of the address. */
  asked: string | undefined;
}

/** Says that another product was asked for; of one that is of no group, which products there are. */
export function Instead({ asked, product, lines }: InsteadProps) {
  const { t, language } = useWords();
  if (asked === undefined || asked === product.type) return null;
  const isNear = isInGroup(groupOf(product.type), asked);
  const says = { asked, title: saidIn(product, 'title', language) };
  return (
    <div className="product__instead" role="status">
      <StateGlyph family="act" size={14} />
      <p>{t(isNear ? 'line.instead' : 'line.unknown', says)}</p>
      {isNear ? null : (
        <ul>
          {lines.map((line) => (
            <li key={line.type}>
              <PageLink page="productInfo" query={{ type: line.type }}>
                {saidIn(line, 'title', language)}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
