import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { named } from '../named.ts';
import type { DeedsCardProps } from './deed.ts';

/** The products the customer can order. */
export function ProductsCard({ of: { products }, onAsk }: DeedsCardProps) {
  const { t, language } = useWords();
  return (
    <Card
      title={t('customers.products.title')}
      aside={
        may('op:customer:edit') ? (
          <Button look="text" size="small" icon="edit" onClick={() => onAsk('products')}>
            {t('customers.edit')}
          </Button>
        ) : null
      }
    >
      {products.length === 0 ? <p className="customer-note">{t('customers.products.none')}</p> : null}
      <ul className="customer-products">
        {products.map((product) => (
          <li key={product.id}>
            {named(product, language)}
            {product.active ? null : <small> {t('customers.products.inactive')}</small>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
