import { boundGoodsApi } from '@loadline/contract/goods/goods-code.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import type { InputLook, Values } from '../../resource/input-look.ts';

type Goods = AnswerOf<typeof boundGoodsApi.list>['rows'][number];

/** As many goods as are offered. */
const atOnce = 200;

/** How one of the customer's goods is chosen; what is known of them comes along. */
export function useOwnGoods(along?: (goods: Goods) => Values): InputLook {
  const { language } = useWords();
  const { data } = useQuery(asking(boundGoodsApi.list, { size: atOnce }));
  const rows = data?.rows ?? [];
  return {
    options: rows.map(({ id, sku, nameZh, nameEn }) => ({
      value: id,
      label: [sku, language === 'en' ? nameEn : nameZh].filter(Boolean).join(' · '),
    })),
    ...(along && {
      along: (chosen: unknown) => {
        const found = rows.find(({ id }) => id === chosen);
        return found ? along(found) : {};
      },
    }),
  };
}
