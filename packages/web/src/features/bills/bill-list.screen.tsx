import { bill } from '@loadline/contract/bills/bill';
import { billApi, billTabs } from '@loadline/contract/bills/bill.api';
import { requestInvoice } from '@loadline/contract/bills/invoice.api';
import { ownBalances } from '@loadline/contract/bills/ledger.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { spansOf } from '../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useListAddress } from '../../resource/use-list-address.ts';
import { tabsOf } from '../../resource/views/views-of-list.ts';
import { BalancesStrip } from '../../shared/bills/balances-strip.tsx';
import { billCells, billColumns, billFilters, furtherBillColumns } from '../../shared/bills/bill-cells.tsx';
import type { BillRow } from '../../shared/bills/bill-record.ts';
import { BillTotals } from '../../shared/bills/bill-totals.tsx';
import { StatementButton } from '../../shared/bills/statement-button.tsx';
import { UnpaidAges } from '../../shared/bills/unpaid-ages.tsx';
import { Alert } from '../../ui/alert.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { InvoiceBatch } from './invoice-batch.tsx';

/** What a customer owes: every bill that was issued to them, with what is unpaid by its age. */
export function BillListScreen() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const filters = billFilters(words, 'own');
  const { filter } = useListAddress({ filter: billApi.count.query, spans: spansOf(filters) });
  const tab = filter.tab ?? 'recent';
  const { data: all } = useQuery(asking(billApi.overview, {}));
  const { data: standing } = useQuery(asking(ownBalances, {}));
  const { data: found } = useQuery(asking(billApi.overview, { ...filter, tab }));
  const countOf = (wanted: string) => found?.tabs.find((one) => one.tab === wanted)?.count;
  const figure = (wanted: string) => wholeText(all?.tabs.find((one) => one.tab === wanted)?.count ?? 0);
  return (
    <ResourceList
      name="bills"
      title={say(pages.bill.title, language)}
      facts={all && t('bills.facts', { unpaid: figure('unpaid'), overdue: figure('overdue') })}
      actions={
        <>
          <PageLink page="invoice" className={buttonClass()}>
            {t('invoices.all')}
          </PageLink>
          <StatementButton />
        </>
      }
      above={
        <>
          {standing?.onHold ? <Alert family="stop">{t('bills.held')}</Alert> : null}
          {standing ? <BalancesStrip of={standing} /> : null}
          {all ? <UnpaidAges sums={all.sums} page="bill" /> : null}
        </>
      }
      search={t('bills.search')}
      queues={{ label: t('bills.tabs'), current: tab, tabs: tabsOf(billTabs, language, countOf) }}
      fields={bill.fields}
      nameOf={({ billNo }) => billNo}
      calls={billApi}
      asks={(asked) => ({ ...asked, tab })}
      live={['bill']}
      about={[billApi.overview, ownBalances]}
      sorted="-billDate"
      columns={billColumns}
      more={furtherBillColumns}
      cells={ownCells}
      rows="two lines"
      filters={filters}
      filtersInRow={4}
      totals={found && <BillTotals sums={found.sums} />}
      withChosen={permitted(requestInvoice) ? (rows) => <InvoiceBatch rows={rows} /> : undefined}
      onOpen={({ billNo }) => goTo('billDetail', { no: billNo })}
      unit={{ name: t('bills.unit.name'), one: t('bills.unit.one'), many: t('bills.unit.many') }}
      empty={{ title: t('bills.none'), detail: t('bills.noneDetail') }}
    />
  );
}

function ownCells(words: Words) {
  return billCells<BillRow>(words, 'billDetail');
}
