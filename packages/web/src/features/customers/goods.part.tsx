import { goods } from '@loadline/contract/customers/goods';
import { goodsApi, goodsSorts } from '@loadline/contract/customers/goods.api';
import { exportGoods } from '@loadline/contract/customers/goods-export.api';
import { asking } from '../../kernel/asking.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { ResourceBook } from '../../resource/book/resource-book.tsx';
import { RecordFiles } from './record-files.tsx';
import { removal, usePart } from './use-part.ts';

/** The goods that are shipped again and again. */
export function GoodsPart() {
  const { t } = useWords();
  return (
    <ResourceBook
      {...usePart('goods')}
      of={goods}
      names={['nameZh', 'nameEn']}
      cells={{
        nameEn: { width: 180 },
        brand: { width: 96 },
        model: { width: 96 },
        material: { width: 132 },
        currency: { width: 84 },
        purpose: { width: 110 },
        priceDifference: { width: 116 },
        updatedAt: { width: 130 },
      }}
      sorts={goodsSorts}
      list={(asked) => asking(goodsApi.list, asked)}
      add={permitted(goodsApi.save)}
      change={permitted(goodsApi.save)}
      remove={removal(goodsApi.delete)}
      actions={<RecordFiles part="goods" exports={exportGoods} />}
      search={t('my.search.goods')}
      given={{ currency: 'USD' }}
    />
  );
}
