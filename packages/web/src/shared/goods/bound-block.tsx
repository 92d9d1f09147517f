import type { boundGoods } from '@loadline/contract/goods/bound-goods';
import { boundGoodsApi } from '@loadline/contract/goods/goods-code.api';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { wholeText } from '@loadline/contract/kernel/figures';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { PanelBlock } from '../../ui/side-panel.tsx';
import './goods.css';

export type BoundGoods = ValuesOf<typeof boundGoods.fields>;

/** So many are listed; the others are counted, and stand in the list of goods. */
const shown = 10;

/** The goods of the reader's company that are bound today to a number of the schedule, or to a MID. */
export function BoundBlock({ kind, code }: { kind: 'hts' | 'mid'; code: string }) {
  const { t, language } = useWords();
  const asked = { [kind]: code };
  const isAsked = permitted(boundGoodsApi.list) !== undefined;
  const list = useQuery({ ...asking(boundGoodsApi.list, { ...asked, size: shown }), enabled: isAsked });
  const count = useQuery({ ...asking(boundGoodsApi.count, asked), enabled: isAsked });
  if (!isAsked || !list.data) return null;
  const { rows } = list.data;
  const total = count.data?.total ?? rows.length;
  return (
    <PanelBlock
      title={t('goods.using')}
      aside={`${wholeText(total)} ${t(kind === 'hts' ? 'goods.usingHts' : 'goods.usingMid')}`}
    >
      {rows.length === 0 ? (
        <p className="bound-none">{t('goods.usingNone')}</p>
      ) : (
        <ul className="bound-goods">
          {rows.map((one) => (
            <li key={one.id}>
              <PageLink page="hts" query={{ part: 'goods', open: one.id }}>
                {language === 'en' ? one.nameEn : one.nameZh}
              </PageLink>
              <small>{one.sku}</small>
              <span>{t('goods.since', { day: (kind === 'hts' ? one.htsSince : one.midSince) ?? '' })}</span>
            </li>
          ))}
          {total > rows.length ? <li>{t('goods.usingMore', { count: total - rows.length })}</li> : null}
        </ul>
      )}
    </PanelBlock>
  );
}
