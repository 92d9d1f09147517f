import { creditRequest } from '@loadline/contract/bills/credit';
import { creditApi } from '@loadline/contract/bills/credit.api';
import { creditStates, creditTabs } from '@loadline/contract/bills/credit.codes';
import { deskPages } from '@loadline/contract/desk-pages';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { CodeChip } from '../../../resource/code-chip.tsx';
import { filterOf, spansOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { inLanguage } from '../named.ts';
import { CreditPanel } from './credit-panel.tsx';
import '../desk.css';

type Row = AnswerOf<typeof creditApi.list>['rows'][number];

const columns = ['no', 'customer', 'kind', 'until', 'quota', 'reason', 'state', 'askedAt'] as const;

/** What is asked for the credit of customers: what waits for somebody else to decide it first. */
export function CreditScreen() {
  const words = useWords();
  const { t, language } = words;
  const filters = [filterOf(creditApi.count.query, 'kind', language)];
  const { filter } = useListAddress({ filter: creditApi.count.query, spans: spansOf(filters) });
  const { data: overview } = useQuery(asking(creditApi.overview, filter));
  const countOf = (wanted: string) => overview?.tabs.find(({ tab }) => tab === wanted)?.count;
  return (
    <ResourceList
      name="opsCredit"
      frame="desk"
      title={say(deskPages.opsCredit.title, language)}
      search={t('credit.search')}
      queues={{
        label: say(deskPages.opsCredit.title, language),
        current: filter.tab ?? 'open',
        tabs: tabsOf(creditTabs, language, countOf),
      }}
      fields={creditRequest.fields}
      calls={creditApi}
      live={['credit']}
      about={[creditApi.overview, creditApi.detail]}
      sorted="-askedAt"
      columns={columns}
      more={['orderNumber', 'askedBy', 'answer', 'decidedBy', 'decidedAt']}
      cells={cellsOf}
      nameOf={({ no }) => no}
      rows="two lines"
      filters={filters}
      panel={({ key, close }) => <CreditPanel key={key} id={key} onClose={close} />}
      unit={{ name: t('credit.unit.name'), one: t('credit.unit.one'), many: t('credit.unit.many') }}
      empty={{ title: t('credit.none'), detail: t('credit.noneDetail') }}
    />
  );
}

function cellsOf({ language }: Words): ColumnLooks<typeof creditRequest.fields, Row> {
  const second = (text: string | null) => <span className="data-table__second">{text}</span>;
  return {
    no: {
      width: 150,
      cell: ({ no, askedBy }) => (
        <>
          <span>{no}</span>
          {second(askedBy)}
        </>
      ),
    },
    customer: { width: 160, cell: ({ customer, customerEn }) => inLanguage(language, customer, customerEn) },
    until: {
      width: 150,
      cell: ({ until, orderNumber }) => (
        <>
          <span>{until ?? '—'}</span>
          {second(orderNumber)}
        </>
      ),
    },
    quota: {
      width: 120,
      cell: ({ quota, quotaCurrency }) =>
        quota === null ? (
          '—'
        ) : (
          <>
            <span>{moneyText(quota)}</span>
            {second(quotaCurrency)}
          </>
        ),
    },
    reason: { width: 220, cell: ({ reason }) => <span title={reason}>{reason}</span> },
    state: { cell: ({ state }) => <CodeChip word={wordOf(creditStates, state)} /> },
  };
}
