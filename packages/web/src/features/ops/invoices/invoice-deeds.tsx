import type { InvoiceStatus } from '@loadline/contract/bills/invoice.codes';
import { invoiceLifecycle } from '@loadline/contract/bills/invoice.codes';
import {
  approveInvoice,
  issueInvoice,
  rejectInvoice,
  sendInvoice,
} from '@loadline/contract/bills/invoice-desk.api';
import { moneyText } from '@loadline/contract/kernel/figures';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { todayIn } from '../../../kernel/time.ts';
import { useWords } from '../../../kernel/words.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import { InvoiceFileInput } from './invoice-file-input.tsx';
import type { DeskInvoiceRecord } from './invoice-record.ts';

const { reason } = rejectInvoice.body;
const { invoiceNo, invoiceDate, fileId } = issueInvoice.body;

type Of = Pick<DeskInvoiceRecord, 'invoice'>;

/** What can be done with a request as it stands. */
export function InvoiceDeeds({ of: { invoice } }: { of: DeskInvoiceRecord }) {
  const may = (to: InvoiceStatus) => canMove(invoiceLifecycle, invoice.status, to);
  return (
    <>
      {may('REJECTED') ? <Reject invoice={invoice} /> : null}
      {may('APPROVED') ? <Approve invoice={invoice} /> : null}
      {may('ISSUED') ? <Issue invoice={invoice} /> : null}
      {may('SENT') ? <Send invoice={invoice} /> : null}
    </>
  );
}

function Approve({ invoice }: Of) {
  const { t } = useWords();
  const done = useDone();
  const { id, version, requestNo: no, currency, taxWay, taxAmount } = invoice;
  return (
    <ConfirmButton
      look="primary"
      label={t('invoices.approve')}
      title={t('invoices.approveTitle', { no })}
      text={
        taxWay === 'added'
          ? t('invoices.approveSays', { currency, tax: moneyText(taxAmount) })
          : t('invoices.approvePlain')
      }
      onConfirm={() =>
        done(
          call(approveInvoice, { body: { id, version }, refusal: 'in place' }),
          t('invoices.approved', { no }),
        )
      }
    />
  );
}

function Send({ invoice }: Of) {
  const { t } = useWords();
  const done = useDone();
  const { id, version, requestNo: no, mailTo: mail } = invoice;
  return (
    <ConfirmButton
      look="primary"
      label={t('invoices.send')}
      title={t('invoices.sendTitle', { no })}
      text={t('invoices.sendSays', { mail })}
      onConfirm={() =>
        done(call(sendInvoice, { body: { id, version }, refusal: 'in place' }), t('invoices.sent', { no }))
      }
    />
  );
}

function Reject({ invoice }: Of) {
  const { t } = useWords();
  const done = useDone();
  const [isAsking, setIsAsking] = useState(false);
  const { id, version, requestNo: no } = invoice;
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        {t('invoices.reject')}
      </Button>
      {isAsking ? (
        <AskDialog
          title={t('invoices.rejectTitle', { no })}
          says={t('invoices.rejectSays')}
          fields={{ reason }}
          submitLabel={t('invoices.reject')}
          onSubmit={(typed) =>
            done(
              call(rejectInvoice, { body: { id, version, ...typed }, refusal: 'in place' }),
              t('invoices.rejectDone', { no }),
            )
          }
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

function Issue({ invoice }: Of) {
  const { t } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setIsAsking(true)}>
        {t('invoices.issue')}
      </Button>
      {isAsking ? <IssueDialog invoice={invoice} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

/** The number and the day of an invoice, and the invoice itself. */
function IssueDialog({ invoice, onClose }: Of & { onClose: () => void }) {
  const { t } = useWords();
  const done = useDone();
  const { id, version, orgId, requestNo: no } = invoice;
  return (
    <AskDialog
      title={t('invoices.issueTitle', { no })}
      fields={{ invoiceNo, invoiceDate, fileId }}
      values={{ invoiceDate: todayIn('Asia/Shanghai') }}
      inputs={{
        fileId: { input: ({ onChange }) => <InvoiceFileInput orgId={orgId} onChange={onChange} /> },
      }}
      submitLabel={t('invoices.issue')}
      onSubmit={(typed) =>
        done(
          call(issueInvoice, { body: { id, version, ...typed }, refusal: 'in place' }),
          t('invoices.issued', { no }),
        )
      }
      onClose={onClose}
    />
  );
}
