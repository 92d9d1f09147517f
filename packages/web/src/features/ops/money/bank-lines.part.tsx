import { bankLine, bankLineStates } from '@loadline/contract/bills/bank-line';
import { bankLineApi, bankLineTabs } from '@loadline/contract/bills/bank-line.api';
import { moneyChoices } from '@loadline/contract/bills/money-receipt.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import {
  bareDays,
  daysFilter,
  type FilterSpec,
  filterOf,
  spansOf,
} from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { missing } from '../../../resource/value-text.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { Button } from '../../../ui/button.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { inLanguage } from '../named.ts';
import { BankLinePanel } from './bank-line-panel.tsx';
import { AmountCell, PayerCell } from './money-cells.tsx';
import { companyName } from './money-record.ts';
import '../desk.css';

type Row = AnswerOf<typeof bankLineApi.list>['rows'][number];

const columns = ['day', 'payer', 'amount', 'state', 'customer', 'bankRef'] as const;

/** What banks say has come: it waits until somebody says whose it is. */
export function BankLinesPart() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const filters = useFilters(words);
  const { filter } = useListAddress({ filter: bankLineApi.count.query, spans: spansOf(filters) });
  const { data: found } = useQuery(asking(bankLineApi.overview, filter));
  const countOf = (wanted: string) => found?.tabs.find((one) => one.tab === wanted)?.count;
  const tabs = tabsOf(bankLineTabs, language, countOf);
  const bring = () => goTo('opsMoney', { import: '1' });
  return (
    <ResourceList
      name="opsBankLines"
      frame="desk"
      title={t('money.part.bank')}
      actions={
        <Button look="primary" icon="upload" onClick={bring}>
          {t('money.bank.import')}
        </Button>
      }
      search={say(bankLineApi.count.query.search.label, language)}
      queues={{
        label: t('money.part.bank'),
        current: filter.tab ?? 'open',
        tabs: tabs.map((tab) => ({ ...tab, search: { ...tab.search, part: 'bank' } })),
      }}
      fields={bankLine.fields}
      calls={bankLineApi}
      live={['bill']}
      about={[bankLineApi.detail, bankLineApi.overview]}
      sorted="-day"
      columns={[...columns, companyName[language]]}
      more={['currency', 'payerAccount', 'aside', 'fileName', 'broughtAt']}
      cells={cellsOf}
      nameOf={({ bankRef }) => bankRef}
      rows="two lines"
      filters={filters}
      keys={{ i: bring }}
      panel={({ key, close }) => <BankLinePanel key={key} id={key} onClose={close} />}
      unit={{
        name: t('money.bank.unit.name'),
        one: t('money.bank.unit.one'),
        many: t('money.bank.unit.many'),
      }}
      empty={{ title: t('money.bank.none'), detail: t('money.bank.noneDetail') }}
    />
  );
}

function useFilters({ t, language }: Words): FilterSpec[] {
  const { data } = useQuery(asking(moneyChoices, {}));
  const options = (data?.companies ?? []).map(({ value, zh, en }) => ({
    value,
    label: inLanguage(language, zh, en),
  }));
  return [
    filterOf(bankLineApi.count.query, 'company', language, { options }),
    filterOf(bankLineApi.count.query, 'currency', language),
    daysFilter('days', t('money.bank.days'), { ...bareDays, periods: ['today', 'last7', 'last30'] }),
  ];
}

function cellsOf({ language }: Words): ColumnLooks<typeof bankLine.fields, Row> {
  return {
    payer: {
      width: 260,
      cell: ({ payer, note }) => <PayerCell payer={payer} note={note} />,
    },
    amount: {
      width: 120,
      cell: ({ amount, currency }) => <AmountCell amount={amount} currency={currency} />,
    },
    state: {
      width: 110,
      cell: ({ state }) => {
        const word = wordOf(bankLineStates, state);
        return <StateDot family={word.family ?? 'wait'}>{say(word, language)}</StateDot>;
      },
    },
    customer: {
      width: 180,
      cell: ({ customer, customerEn, receiptNo, aside }) => (
        <>
          <span>{customer ? inLanguage(language, customer, customerEn ?? '') : (aside ?? missing)}</span>
          <span className="data-table__second">{receiptNo}</span>
        </>
      ),
    },
  };
}
