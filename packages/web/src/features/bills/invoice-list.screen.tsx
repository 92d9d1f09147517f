import { invoice } from '@loadline/contract/bills/invoice';
import { invoiceApi } from '@loadline/contract/bills/invoice.api';
import { invoiceStatuses, invoiceTabs } from '@loadline/contract/bills/invoice.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { spansOf } from '../../resource/filter/filter-spec.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useListAddress } from '../../resource/use-list-address.ts';
import { tabsOf } from '../../resource/views/views-of-list.ts';
import { InvoiceBody } from '../../shared/bills/invoice-body.tsx';
import {
  dayLabel,
  furtherInvoiceColumns,
  invoiceCells,
  invoiceColumns,
  invoiceFilters,
} from '../../shared/bills/invoice-cells.tsx';
import { useOpenByNumber } from '../../shared/bills/use-open-by-number.ts';
import { PanelFoot, SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InvoiceFile } from './invoice-file.tsx';

/** What a customer has asked to be invoiced. */
export function InvoiceListScreen() {
  useOpenByNumber();
  const words = useWords();
  const { t, language } = words;
  const filters = invoiceFilters(words, dayLabel(invoice.fields, words));
  const { filter } = useListAddress({ filter: invoiceApi.count.query, spans: spansOf(filters) });
  return (
    <ResourceList
      name="invoices"
      title={say(pages.invoice.title, language)}
      search={t('invoices.search')}
      queues={{
        label: t('invoices.tabs'),
        current: filter.tab ?? 'all',
        tabs: tabsOf(invoiceTabs, language, () => undefined),
      }}
      fields={invoice.fields}
      keyedBy="requestNo"
      calls={invoiceApi}
      live={['invoice']}
      about={[invoiceApi.detail]}
      sorted="-requestTime"
      columns={invoiceColumns}
      more={furtherInvoiceColumns}
      cells={invoiceCells}
      rows="two lines"
      filters={filters}
      panel={({ key, close }) => <InvoicePanel key={key} no={key} onClose={close} />}
      unit={{ name: t('invoices.unit.name'), one: t('invoices.unit.one'), many: t('invoices.unit.many') }}
      empty={{ title: t('invoices.none'), detail: t('invoices.noneDetail') }}
    />
  );
}

function InvoicePanel({ no, onClose }: { no: string; onClose: () => void }) {
  const { t } = useWords();
  const detail = useQuery(asking(invoiceApi.detail, { no }));
  const of = detail.data;
  return (
    <SidePanel
      title={no}
      subject={of?.invoice.invoiceHeader}
      facts={of ? <CodeChip word={wordOf(invoiceStatuses, of.invoice.status)} /> : null}
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded
          what={t('invoices.unit.name')}
          error={detail.error}
          onRetry={() => void detail.refetch()}
        />
      ) : null}
      {detail.isPending ? <Skeleton widths={[120, 0, 90]} rows={6} label={t('invoices.unit.name')} /> : null}
      {of ? <InvoiceBody of={of} /> : null}
      {of && of.invoice.fileId !== null ? (
        <PanelFoot>
          <InvoiceFile no={no} fileId={of.invoice.fileId} />
        </PanelFoot>
      ) : null}
    </SidePanel>
  );
}
