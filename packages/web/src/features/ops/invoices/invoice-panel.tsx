import { invoiceStatuses } from '@loadline/contract/bills/invoice.codes';
import { deskInvoiceApi } from '@loadline/contract/bills/invoice-desk.api';
import { downloadDeskFile } from '@loadline/contract/files/desk-file.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { saveFile } from '../../../kernel/save-file.ts';
import { useWords } from '../../../kernel/words.ts';
import { CodeChip } from '../../../resource/code-chip.tsx';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { InvoiceBody } from '../../../shared/bills/invoice-body.tsx';
import { Button } from '../../../ui/button.tsx';
import { PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { inLanguage } from '../named.ts';
import { InvoiceDeeds } from './invoice-deeds.tsx';
import type { DeskInvoiceRecord } from './invoice-record.ts';

/** One request beside the list, with what can be done next. */
export function InvoicePanel({ no, onClose }: { no: string; onClose: () => void }) {
  const { t, language } = useWords();
  const detail = useQuery(asking(deskInvoiceApi.detail, { no }));
  const of = detail.data;
  return (
    <SidePanel
      title={no}
      subject={of && inLanguage(language, of.invoice.customer, of.invoice.customerEn)}
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
      {of ? (
        <>
          <InvoiceBody of={of} />
          <DocumentHistoryCard question={asking(deskInvoiceApi.history, { no })} />
          <PanelFoot>
            <File of={of} />
            <InvoiceDeeds of={of} />
          </PanelFoot>
        </>
      ) : null}
    </SidePanel>
  );
}

function File({ of: { invoice } }: { of: DeskInvoiceRecord }) {
  const { t } = useWords();
  const { fileId, requestNo: no } = invoice;
  if (fileId === null) return null;
  return (
    <Button
      icon="download"
      aria-label={t('invoices.downloadOf', { no })}
      onClick={() =>
        void callForFile(downloadDeskFile, { query: { fileId }, refusal: 'in place' })
          .then(saveFile)
          .catch(tellRefusal)
      }
    >
      {t('invoices.download')}
    </Button>
  );
}
