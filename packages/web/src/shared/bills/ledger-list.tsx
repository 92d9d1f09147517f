import { ledgerEntry } from '@loadline/contract/bills/ledger';
import type { deskLedgerApi, ledgerApi } from '@loadline/contract/bills/ledger.api';
import { ledgerApi as ownLedger } from '@loadline/contract/bills/ledger.api';
import { isSame } from '@loadline/contract/kernel/decimal';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import type { PageName } from '@loadline/contract/pages';
import type { ReactNode } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords, type Words } from '../../kernel/words.ts';
import { bareDays, daysFilter, type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { ResourceList } from '../../resource/resource-list.tsx';
import { missing } from '../../resource/value-text.ts';
import type { ViewSubject } from '../../resource/views/use-views.ts';

type Row = AnswerOf<typeof ledgerApi.list>['rows'][number];

const columns = ['day', 'kind', 'billNo', 'currency', 'owed', 'account', 'frozen', 'bond', 'note'] as const;

interface LedgerListProps {
  name: ViewSubject;
  calls: typeof ledgerApi | typeof deskLedgerApi;
  title: string;
  /** Where a bill is read. */
  page: PageName;
  frame?: 'page' | 'desk';
  actions?: ReactNode;
}

/** What has changed a customer's figures, entry by entry, the last first. */
export function LedgerList({ name, calls, title, page, frame = 'page', actions }: LedgerListProps) {
  const words = useWords();
  const { t } = words;
  return (
    <ResourceList
      name={name}
      frame={frame}
      title={title}
      actions={actions}
      search={t('bills.ledger.search')}
      fields={ledgerEntry.fields}
      calls={calls}
      live={['bill']}
      sorted="-madeAt"
      columns={columns}
      more={['madeAt']}
      cells={page === 'opsBill' ? cellsAtDesk : cellsOfOwn}
      rows="two lines"
      filters={filtersOf(words)}
      unit={{
        name: t('bills.ledger.unit.name'),
        one: t('bills.ledger.unit.one'),
        many: t('bills.ledger.unit.many'),
      }}
      empty={{ title: t('bills.ledger.none'), detail: t('bills.ledger.noneDetail') }}
    />
  );
}

function filtersOf({ t, language }: Words): FilterSpec[] {
  const { query } = ownLedger.count;
  return [
    filterOf(query, 'figure', language),
    filterOf(query, 'kind', language),
    filterOf(query, 'currency', language),
    daysFilter('dated', t('bills.ledger.days'), bareDays),
  ];
}

const cellsAtDesk = () => cellsOf('opsBill');
const cellsOfOwn = () => cellsOf('billDetail');

function cellsOf(page: PageName): ColumnLooks<typeof ledgerEntry.fields, Row> {
  const change = (amount: string) => (isSame(amount, '0') ? missing : moneyText(amount));
  return {
    billNo: {
      width: 170,
      cell: ({ billNo, receiptNo }) => (
        <>
          {billNo === null ? (
            <span>{missing}</span>
          ) : (
            <PageLink page={page} query={{ no: billNo }}>
              {billNo}
            </PageLink>
          )}
          <span className="data-table__second">{receiptNo}</span>
        </>
      ),
    },
    owed: { width: 120, cell: ({ owed }) => change(owed) },
    account: { width: 120, cell: ({ account }) => change(account) },
    frozen: { width: 110, cell: ({ frozen }) => change(frozen) },
    bond: { width: 110, cell: ({ bond }) => change(bond) },
    note: { width: 240, cell: ({ note }) => <span title={note ?? undefined}>{note ?? missing}</span> },
  };
}
