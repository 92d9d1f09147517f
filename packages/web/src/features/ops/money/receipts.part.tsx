import { moneyReceipt } from '@loadline/contract/bills/money-receipt';
import { moneyApi, moneyChoices, moneyTabs } from '@loadline/contract/bills/money-receipt.api';
import { deskPages } from '@loadline/contract/desk-pages';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf, spansOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { missing } from '../../../resource/value-text.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { Button } from '../../../ui/button.tsx';
import { inLanguage } from '../named.ts';
import { AmountCell, PayerCell } from './money-cells.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { companyName } from './money-record.ts';
import { ReceiveDialog } from './receive-dialog.tsx';
import '../desk.css';

type Row = AnswerOf<typeof moneyApi.list>['rows'][number];

const columns = ['receiptNo', 'customer', 'day', 'payer', 'amount', 'left', 'bankRef'] as const;

/** What came from customers: what is not allocated to their bills waits. */
export function ReceiptsPart() {
  const words = useWords();
  const { t, language } = words;
  const [isReceiving, setIsReceiving] = useState(false);
  const filters = useFilters(words);
  const { filter } = useListAddress({ filter: moneyApi.count.query, spans: spansOf(filters) });
  const receive = (
    <Button look="primary" icon="plus" onClick={() => setIsReceiving(true)}>
      {t('money.receive')}
    </Button>
  );
  return (
    <>
      <ResourceList
        name="opsMoney"
        frame="desk"
        title={say(deskPages.opsMoney.title, language)}
        actions={receive}
        search={t('money.search')}
        queues={{
          label: t('money.tabs'),
          current: filter.tab ?? 'open',
          tabs: tabsOf(moneyTabs, language, () => undefined),
        }}
        fields={moneyReceipt.fields}
        calls={moneyApi}
        live={['bill']}
        about={[moneyApi.detail]}
        sorted="-day"
        columns={columns}
        more={[companyName[language], 'currency', 'note', 'madeWho', 'madeAt']}
        cells={cellsOf}
        nameOf={({ receiptNo }) => receiptNo}
        rows="two lines"
        filters={filters}
        panel={({ key, close }) => <MoneyPanel key={key} id={key} onClose={close} />}
        unit={{ name: t('money.unit.name'), one: t('money.unit.one'), many: t('money.unit.many') }}
        empty={{ title: t('money.none'), detail: t('money.noneDetail') }}
      />
      {isReceiving ? <ReceiveDialog onClose={() => setIsReceiving(false)} /> : null}
    </>
  );
}

function useFilters({ language }: Words): FilterSpec[] {
  const { data } = useQuery(asking(moneyChoices, {}));
  const options = (data?.customers ?? []).map(({ value, zh, en }) => ({
    value,
    label: inLanguage(language, zh, en),
  }));
  return [
    filterOf(moneyApi.count.query, 'orgId', language, { options }),
    filterOf(moneyApi.count.query, 'currency', language),
  ];
}

function cellsOf({ language }: Words): ColumnLooks<typeof moneyReceipt.fields, Row> {
  return {
    customer: { width: 150, cell: ({ customer, customerEn }) => inLanguage(language, customer, customerEn) },
    payer: {
      width: 180,
      cell: ({ payer, note }) => <PayerCell payer={payer} note={note} />,
    },
    amount: {
      width: 120,
      cell: ({ amount, currency }) => <AmountCell amount={amount} currency={currency} />,
    },
    left: { width: 110, cell: ({ left, reversed }) => (reversed === null ? moneyText(left) : missing) },
  };
}
