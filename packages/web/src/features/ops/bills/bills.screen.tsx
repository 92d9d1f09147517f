import { deskBill } from '@loadline/contract/bills/bill';
import { deskBillApi, deskBillTabs } from '@loadline/contract/bills/bill-desk.api';
import { deskPages } from '@loadline/contract/desk-pages';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { spansOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { billCells, billFilters, furtherBillColumns } from '../../../shared/bills/bill-cells.tsx';
import type { DeskBillRow } from '../../../shared/bills/bill-record.ts';
import { BillTotals } from '../../../shared/bills/bill-totals.tsx';
import { Button } from '../../../ui/button.tsx';
import { inLanguage } from '../named.ts';
import { MakeBillDialog } from './make-bill-dialog.tsx';
import { MonthDialog } from './month-dialog.tsx';
import { MonthRun } from './month-run.tsx';

const columns = [
  'billNo',
  'customer',
  'status',
  'billDate',
  'payDate',
  'billAmount',
  'paidAmount',
  'unpaidAmount',
] as const;

/** The bills of one's customers: what is to be issued first. */
export function BillsScreen() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const filters = billFilters(words, 'desk');
  const { filter } = useListAddress({ filter: deskBillApi.count.query, spans: spansOf(filters) });
  const tab = filter.tab ?? 'draft';
  const { data: all } = useQuery(asking(deskBillApi.overview, {}));
  const { data: found } = useQuery(asking(deskBillApi.overview, { ...filter, tab }));
  const countOf = (wanted: string) => found?.tabs.find((one) => one.tab === wanted)?.count;
  const figure = (wanted: string) => wholeText(all?.tabs.find((one) => one.tab === wanted)?.count ?? 0);
  return (
    <ResourceList
      name="opsBills"
      frame="desk"
      title={say(deskPages.opsBills.title, language)}
      facts={
        all &&
        t('bills.desk.facts', {
          draft: figure('draft'),
          unpaid: figure('unpaid'),
          overdue: figure('overdue'),
        })
      }
      actions={<Deeds />}
      above={<MonthRun />}
      search={t('bills.desk.search')}
      queues={{ label: t('bills.tabs'), current: tab, tabs: tabsOf(deskBillTabs, language, countOf) }}
      fields={deskBill.fields}
      nameOf={({ billNo }) => billNo}
      calls={deskBillApi}
      asks={(asked) => ({ ...asked, tab })}
      live={['bill']}
      about={[deskBillApi.overview]}
      sorted="-billDate"
      columns={columns}
      more={furtherBillColumns}
      cells={deskCells}
      rows="two lines"
      filters={filters}
      filtersInRow={4}
      totals={found && <BillTotals sums={found.sums} />}
      onOpen={({ billNo }) => goTo('opsBill', { no: billNo })}
      unit={{ name: t('bills.unit.name'), one: t('bills.unit.one'), many: t('bills.unit.many') }}
      empty={{ title: t('bills.none'), detail: t('bills.desk.noneDetail') }}
    />
  );
}

function deskCells(words: Words): ColumnLooks<typeof deskBill.fields, DeskBillRow> {
  return {
    ...billCells<DeskBillRow>(words, 'opsBill'),
    customer: {
      width: 150,
      cell: ({ customer, customerEn }) => inLanguage(words.language, customer, customerEn),
    },
  };
}

function Deeds() {
  const { t } = useWords();
  const [asks, setAsks] = useState<'month' | 'make'>();
  const close = () => setAsks(undefined);
  return (
    <>
      <Button icon="calendar" onClick={() => setAsks('month')}>
        {t('bills.desk.month')}
      </Button>
      <Button look="primary" icon="plus" onClick={() => setAsks('make')}>
        {t('bills.desk.make')}
      </Button>
      {asks === 'month' ? <MonthDialog onClose={close} /> : null}
      {asks === 'make' ? <MakeBillDialog onClose={close} /> : null}
    </>
  );
}
