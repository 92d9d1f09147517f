import { deskDispute } from '@loadline/contract/bills/dispute';
import { disputeTabs } from '@loadline/contract/bills/dispute.codes';
import { deskDisputeApi } from '@loadline/contract/bills/dispute-desk.api';
import { deskPages } from '@loadline/contract/desk-pages';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf, spansOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { DisputeChip } from '../../../shared/bills/dispute-parts.tsx';
import { inLanguage } from '../named.ts';
import { DisputePanel } from './dispute-panel.tsx';
import '../desk.css';

type Row = AnswerOf<typeof deskDisputeApi.list>['rows'][number];

const columns = ['no', 'customer', 'state', 'feeZh', 'kind', 'disputed', 'credited', 'raisedAt'] as const;

/** The lines of bills that customers do not agree to: what is to be decided first. */
export function DisputesScreen() {
  const words = useWords();
  const { t, language } = words;
  const filters = filtersOf(words);
  const { filter } = useListAddress({ filter: deskDisputeApi.count.query, spans: spansOf(filters) });
  const { data: overview } = useQuery(asking(deskDisputeApi.overview, filter));
  const countOf = (wanted: string) => overview?.tabs.find(({ tab }) => tab === wanted)?.count;
  return (
    <ResourceList
      name="opsDisputes"
      frame="desk"
      title={say(deskPages.opsDisputes.title, language)}
      facts={overview && t('bills.dispute.desk.facts', { open: wholeText(countOf('open') ?? 0) })}
      search={t('bills.dispute.desk.search')}
      queues={{
        label: t('bills.dispute.desk.tabs'),
        current: filter.tab ?? 'open',
        tabs: tabsOf(disputeTabs, language, countOf),
      }}
      fields={deskDispute.fields}
      calls={deskDisputeApi}
      live={['dispute']}
      about={[deskDisputeApi.overview, deskDisputeApi.detail]}
      sorted="-raisedAt"
      columns={columns}
      more={[
        'wanted',
        'currency',
        'reason',
        'files',
        'raisedBy',
        'creditNo',
        'answer',
        'decidedBy',
        'decidedAt',
      ]}
      cells={cellsOf}
      nameOf={({ no }) => no}
      rows="two lines"
      filters={filters}
      panel={({ key, close }) => <DisputePanel key={key} id={key} onClose={close} />}
      unit={{
        name: t('bills.dispute.desk.unit.name'),
        one: t('bills.dispute.desk.unit.one'),
        many: t('bills.dispute.desk.unit.many'),
      }}
      empty={{ title: t('bills.dispute.desk.none'), detail: t('bills.dispute.desk.noneDetail') }}
    />
  );
}

function filtersOf({ language }: Words): FilterSpec[] {
  return [
    filterOf(deskDisputeApi.count.query, 'kind', language),
    filterOf(deskDisputeApi.count.query, 'currency', language),
  ];
}

function cellsOf({ t, language }: Words): ColumnLooks<typeof deskDispute.fields, Row> {
  const second = (text: string) => <span className="data-table__second">{text}</span>;
  return {
    no: {
      width: 150,
      cell: ({ no, billNo }) => (
        <>
          <span>{no}</span>
          {second(billNo)}
        </>
      ),
    },
    customer: { width: 140, cell: ({ customer, customerEn }) => inLanguage(language, customer, customerEn) },
    state: { cell: ({ state }) => <DisputeChip state={state} /> },
    feeZh: {
      width: 150,
      header: t('bills.lines.fee'),
      cell: ({ feeZh, feeEn, orderNumber }) => (
        <>
          <span>{inLanguage(language, feeZh, feeEn)}</span>
          {second(orderNumber ?? t('bills.noOrder'))}
        </>
      ),
    },
    disputed: {
      width: 110,
      cell: ({ disputed, currency }) => (
        <>
          <span>{moneyText(disputed)}</span>
          {second(currency)}
        </>
      ),
    },
  };
}
