import { product } from '@loadline/contract/ops/dictionary';
import { listProducts, saveProduct } from '@loadline/contract/ops/dictionary.api';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import { wholeText } from '../../../resource/decimal.ts';
import { deedsOf } from '../audit/deeds-of.ts';
import { onePage } from '../one-page.ts';

const allProducts = onePage(asking(listProducts, {}), (one) => one);

/** What customers can order. */
export function ProductsPart() {
  const { t, language } = useWords();
  return (
    <ResourceBook
      of={product}
      title={t('dictionaries.products.title')}
      unit={{
        name: t('dictionaries.products.title'),
        one: t('dictionaries.products.one'),
        many: t('dictionaries.products.many'),
      }}
      facts={(rows) => wholeText(rows.length)}
      list={allProducts}
      add={saveProduct}
      change={saveProduct}
      turn={{
        key: 'active',
        set: (row, active) => call(saveProduct, { body: { ...row, active }, refusal: 'in place' }),
        on: t('dictionaries.active'),
        off: t('dictionaries.inactive'),
      }}
      names={language === 'en' ? ['nameEn', 'code'] : ['nameZh', 'code']}
      columns={['nameZh', 'nameEn', 'code', 'transport', 'customers', 'active']}
      cells={{
        nameZh: { width: 150 },
        nameEn: { width: 170 },
        code: { width: 90 },
        transport: { width: 90 },
        active: { width: 120 },
      }}
      search={t('dictionaries.search')}
      given={{ id: null, active: true }}
      inputs={{ active: { as: 'switch', hint: t('dictionaries.products.activeHint') } }}
      history={deedsOf()}
    />
  );
}
