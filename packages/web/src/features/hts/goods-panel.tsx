import type { GoodsCodeKind } from '@loadline/contract/facts/goods-code';
import { goodsCodeKinds } from '@loadline/contract/facts/goods-code';
import { boundGoods } from '@loadline/contract/goods/bound-goods';
import { goodsCodeSources } from '@loadline/contract/goods/goods-code';
import { bindCode, boundGoodsApi } from '@loadline/contract/goods/goods-code.api';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { officeDay } from '../../resource/office-time.ts';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { Button } from '../../ui/button.tsx';
import { PanelBlock, SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BindDialog } from './bind-dialog.tsx';
import '../../shared/goods/goods.css';

type Detail = AnswerOf<typeof boundGoodsApi.detail>;

const facts = ['sku', 'nameZh', 'nameEn', 'brand', 'model', 'material', 'purpose'];

/** Goods beside their list: what they are, and by which codes they were known from when on. */
export function GoodsPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useWords();
  const detail = useQuery(asking(boundGoodsApi.detail, { id }));
  const [binds, setBinds] = useState<GoodsCodeKind>();
  const of = detail.data;
  return (
    <SidePanel
      title={of ? nameOf(of.goods, language) : t('goods.unit.name')}
      subject={of?.goods.sku}
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded what={t('goods.unit.name')} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : null}
      {detail.isPending ? <Skeleton widths={[120, 0, 90]} rows={6} label={t('goods.unit.name')} /> : null}
      {of ? (
        <>
          {codesOf(goodsCodeKinds).map((kind) => (
            <KindBlock key={kind} kind={kind} of={of} onBind={() => setBinds(kind)} />
          ))}
          <PanelBlock title={t('goods.unit.name')}>
            <ResourceDetail fields={boundGoods.fields} keys={facts} record={of.goods} />
          </PanelBlock>
          {binds ? (
            <BindDialog
              goods={{ id, name: nameOf(of.goods, language) }}
              kind={binds}
              now={of.goods[binds]}
              onClose={() => setBinds(undefined)}
            />
          ) : null}
        </>
      ) : null}
    </SidePanel>
  );
}

function nameOf({ nameZh, nameEn }: Detail['goods'], language: string): string {
  return language === 'en' ? nameEn : nameZh;
}

interface KindProps {
  kind: GoodsCodeKind;
  of: Detail;
  onBind: () => void;
}

/** Every binding of one kind, the newest first. */
function KindBlock({ kind, of: { goods, bindings }, onBind }: KindProps) {
  const { t, language } = useWords();
  const history = bindings.filter((one) => one.kind === kind);
  return (
    <PanelBlock
      title={say(wordOf(goodsCodeKinds, kind), language)}
      aside={
        permitted(bindCode) ? (
          <Button size="small" onClick={onBind}>
            {t(goods[kind] === null ? 'goods.bind' : 'goods.rebind')}
          </Button>
        ) : null
      }
    >
      {history.length === 0 ? (
        <p className="bound-none">{t('goods.unbound')}</p>
      ) : (
        <ul className="bound-goods">
          {history.map(({ edition, code, validFrom, validUntil, source, reason, who, boundAt }) => (
            <li key={edition}>
              {code === null ? <span>{t('goods.takenOff')}</span> : <b>{codeText(kind, code)}</b>}
              <span>
                {validUntil === null
                  ? t('goods.from', { day: validFrom })
                  : t('goods.until', { from: validFrom, until: validUntil })}
              </span>
              <small className="bound-goods__why">
                {[say(wordOf(goodsCodeSources, source), language), who, officeDay(boundAt), reason]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </PanelBlock>
  );
}

function codeText(kind: GoodsCodeKind, code: string): string {
  return kind === 'hts' ? printedHts(code) : code;
}
