import { boundGoods } from '@loadline/contract/goods/bound-goods';
import { bindCode, boundGoodsApi, boundTabs } from '@loadline/contract/goods/goods-code.api';
import { printedHts } from '@loadline/contract/hts/hts-no';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { may } from '../../kernel/session.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useListAddress } from '../../resource/use-list-address.ts';
import { tabsOf } from '../../resource/views/views-of-list.ts';
import type { BoundGoods } from '../../shared/goods/bound-block.tsx';
import { HtsTabs } from '../../shared/hts/hts-tabs.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { GoodsPanel } from './goods-panel.tsx';

const part = 'goods';

/** The goods of a customer with the codes that are bound to them today. */
export function GoodsList() {
  const { t, language } = useWords();
  const { filter } = useListAddress({ filter: boundGoodsApi.count.query });
  const { data: overview } = useQuery(asking(boundGoodsApi.overview, filter));
  const countOf = (wanted: string) => overview?.tabs.find(({ tab }) => tab === wanted)?.count;
  const figure = (tab: string) => wholeText(countOf(tab) ?? 0);
  const tabs = tabsOf(boundTabs, language, countOf);
  return (
    <ResourceList
      name="boundGoods"
      title={say(pages.hts.title, language)}
      facts={overview && t('goods.facts', { all: figure('all'), noHts: figure('noHts') })}
      actions={<Actions />}
      above={<HtsTabs current="goods" />}
      search={t('goods.search')}
      queues={{
        label: say(boundGoods.label, language),
        current: filter.tab ?? 'all',
        tabs: tabs.map((tab) => ({ ...tab, search: { ...tab.search, part } })),
      }}
      fields={boundGoods.fields}
      calls={boundGoodsApi}
      about={[boundGoodsApi.overview, boundGoodsApi.detail]}
      sorted="-updatedAt"
      columns={['sku', 'nameZh', 'hts', 'hsCn', 'mid', 'material', 'purpose']}
      more={['nameEn', 'brand', 'model', 'htsSince', 'hsCnSince', 'midSince', 'updatedAt']}
      cells={cells}
      nameOf={({ nameZh, nameEn }) => (language === 'en' ? nameEn : nameZh)}
      rows="two lines"
      panel={({ key, close }) => <GoodsPanel key={key} id={key} onClose={close} />}
      unit={{ name: t('goods.unit.name'), one: t('goods.unit.one'), many: t('goods.unit.many') }}
      empty={{ title: t('goods.none'), detail: t('goods.noneDetail') }}
    />
  );
}

function Actions() {
  const { t } = useWords();
  return (
    <>
      {permitted(bindCode) ? (
        <PageLink page="hts" query={{ part, import: '1' }} className={buttonClass()}>
          <Icon name="upload" size={15} />
          {t('goods.import')}
        </PageLink>
      ) : null}
      {may('mine:view') ? (
        <PageLink page="my" query={{ part }} className={buttonClass()}>
          {t('goods.keep')}
        </PageLink>
      ) : null}
    </>
  );
}

function cells({ t, language }: Words): ColumnLooks<typeof boundGoods.fields, BoundGoods> {
  const bound = (code: string | null, since: string | null) =>
    code === null ? (
      <small className="bound-none">{t('goods.unbound')}</small>
    ) : (
      <>
        {code}
        {since === null ? null : (
          <small className="data-table__second">{t('goods.since', { day: since })}</small>
        )}
      </>
    );
  return {
    sku: { width: 120 },
    nameZh: {
      width: 230,
      header: t('goods.column.name'),
      cell: ({ nameZh, nameEn }) => (
        <>
          {language === 'en' ? nameEn : nameZh}
          <small className="data-table__second">{language === 'en' ? nameZh : nameEn}</small>
        </>
      ),
    },
    hts: { width: 140, cell: ({ hts, htsSince }) => bound(hts && printedHts(hts), htsSince) },
    hsCn: { width: 130, cell: ({ hsCn, hsCnSince }) => bound(hsCn, hsCnSince) },
    mid: { width: 150, cell: ({ mid, midSince }) => bound(mid, midSince) },
    material: { width: 110 },
    purpose: { width: 110 },
  };
}
