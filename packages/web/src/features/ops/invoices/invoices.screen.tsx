import { deskInvoice, invoice } from '@loadline/contract/bills/invoice';
import { deskInvoiceTabs } from '@loadline/contract/bills/invoice.codes';
import { deskInvoiceApi } from '@loadline/contract/bills/invoice-desk.api';
import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { spansOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import {
  dayLabel,
  furtherInvoiceColumns,
  invoiceCells,
  invoiceColumns,
  invoiceFilters,
} from '../../../shared/bills/invoice-cells.tsx';
import { useOpenByNumber } from '../../../shared/bills/use-open-by-number.ts';
import { inLanguage } from '../named.ts';
import { InvoicePanel } from './invoice-panel.tsx';
import type { DeskInvoiceRow } from './invoice-record.ts';
import '../desk.css';

const [first, ...others] = invoiceColumns;

/** What customers ask to be invoiced, by where it stands. */
export function InvoicesDeskScreen() {
  useOpenByNumber();
  const words = useWords();
  const { t, language } = words;
  const filters = invoiceFilters(words, dayLabel(invoice.fields, words));
  const { filter } = useListAddress({ filter: deskInvoiceApi.count.query, spans: spansOf(filters) });
  const tab = filter.tab ?? 'requested';
  const { data: overview } = useQuery(asking(deskInvoiceApi.overview, filter));
  return (
    <ResourceList
      name="opsInvoices"
      frame="desk"
      title={say(deskPages.opsInvoices.title, language)}
      search={t('invoices.deskSearch')}
      queues={{
        label: t('invoices.tabs'),
        current: tab,
        tabs: tabsOf(
          deskInvoiceTabs,
          language,
          (wanted) => overview?.find((one) => one.tab === wanted)?.count,
        ),
      }}
      fields={deskInvoice.fields}
      keyedBy="requestNo"
      calls={deskInvoiceApi}
      asks={(asked) => ({ ...asked, tab })}
      live={['invoice']}
      about={[deskInvoiceApi.overview, deskInvoiceApi.detail]}
      sorted="-requestTime"
      columns={[first, 'customer', ...others]}
      more={furtherInvoiceColumns}
      cells={deskCells}
      rows="two lines"
      filters={filters}
      panel={({ key, close }) => <InvoicePanel key={key} no={key} onClose={close} />}
      unit={{ name: t('invoices.unit.name'), one: t('invoices.unit.one'), many: t('invoices.unit.many') }}
      empty={{ title: t('invoices.none'), detail: t('invoices.noneAtDesk') }}
    />
  );
}

function deskCells(words: Words): ColumnLooks<typeof deskInvoice.fields, DeskInvoiceRow> {
  return {
    ...invoiceCells<DeskInvoiceRow>(words),
    customer: {
      width: 150,
      cell: ({ customer, customerEn }) => inLanguage(words.language, customer, customerEn),
    },
  };
}
