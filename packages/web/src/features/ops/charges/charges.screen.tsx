import { chargedOrder, chargeTabs } from '@loadline/contract/bills/charge-desk';
import { chargeDeskApi } from '@loadline/contract/bills/charge-desk.api';
import { deskPages } from '@loadline/contract/desk-pages';
import { chargedWithUnit, moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import { RecordPage } from '../../../resource/record-page.tsx';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { missing } from '../../../resource/value-text.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { inLanguage } from '../named.ts';
import { ChargesPage } from './charges-page.tsx';
import type { ChargedRow } from './charges-record.ts';
import { ChargingState } from './charging-state.tsx';
import '../desk.css';

/** The orders to charge, or at `?no=` the charges of one. */
export function ChargesScreen() {
  const [{ no }] = useAddress(chargeDeskApi.detail.query);
  return no ? <OneOrder no={no} /> : <OrdersToCharge />;
}

function OneOrder({ no }: { no: string }) {
  const { t } = useWords();
  const detail = useQuery(asking(chargeDeskApi.detail, { no }));
  return (
    <RecordPage no={no} question={detail} what={t('charges.unit.name')} list={{ page: 'opsCharges' }} atDesk>
      {(of) => <ChargesPage key={no} of={of} />}
    </RecordPage>
  );
}

function OrdersToCharge() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const { filter } = useListAddress({ filter: chargeDeskApi.count.query });
  const { data: overview } = useQuery(asking(chargeDeskApi.overview, filter));
  const countOf = (wanted: string) => overview?.tabs.find(({ tab }) => tab === wanted)?.count;
  const figure = (tab: string) => wholeText(countOf(tab) ?? 0);
  return (
    <ResourceList
      name="opsCharges"
      frame="desk"
      title={say(deskPages.opsCharges.title, language)}
      facts={overview && t('charges.facts', { open: figure('open'), checked: figure('checked') })}
      search={t('charges.search')}
      queues={{
        label: t('charges.tabs'),
        current: filter.tab ?? 'open',
        tabs: tabsOf(chargeTabs, language, countOf),
      }}
      fields={chargedOrder.fields}
      keyedBy="orderNumber"
      calls={chargeDeskApi}
      live={['order']}
      about={[chargeDeskApi.overview]}
      sorted="-since"
      columns={[
        'orderNumber',
        'customer',
        'state',
        'channelName',
        'chargingWeight',
        'lines',
        'baseAmount',
        'status',
        'since',
      ]}
      more={['gap', 'unchecked', 'chargingUnit']}
      cells={listCells}
      rows="two lines"
      onOpen={({ orderNumber }) => goTo('opsCharges', { no: orderNumber })}
      unit={{ name: t('charges.unit.name'), one: t('charges.unit.one'), many: t('charges.unit.many') }}
      empty={{ title: t('charges.none'), detail: t('charges.noneDetail') }}
    />
  );
}

function listCells({ t, language }: Words): ColumnLooks<typeof chargedOrder.fields, ChargedRow> {
  return {
    orderNumber: {
      width: 170,
      cell: ({ orderNumber }) => (
        <DocumentNumber number={orderNumber}>
          <PageLink page="opsCharges" query={{ no: orderNumber }}>
            {orderNumber}
          </PageLink>
        </DocumentNumber>
      ),
    },
    customer: { width: 150, cell: ({ customer, customerEn }) => inLanguage(language, customer, customerEn) },
    state: { width: 150, cell: (row) => <ChargingState of={row} look="row" /> },
    channelName: {
      width: 150,
      cell: ({ channelName, channelNameEn }) =>
        inLanguage(language, channelName, channelNameEn ?? channelName),
    },
    chargingWeight: {
      width: 100,
      align: 'end',
      cell: ({ chargingWeight, chargingUnit }) => chargedWithUnit(chargingWeight, chargingUnit) ?? missing,
    },
    lines: {
      width: 110,
      align: 'end',
      cell: ({ lines, unchecked }) => (
        <>
          {wholeText(lines)}
          {unchecked > 0 ? (
            <small className="data-table__second">{t('charges.toCheck', { count: unchecked })}</small>
          ) : null}
        </>
      ),
    },
    baseAmount: {
      width: 120,
      align: 'end',
      cell: ({ baseAmount }) => (baseAmount === null ? missing : moneyText(baseAmount)),
    },
    since: { muted: true },
  };
}
