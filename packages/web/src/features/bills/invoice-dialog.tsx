import { askedInvoice } from '@loadline/contract/bills/invoice';
import { invoiceOffer, requestInvoice } from '@loadline/contract/bills/invoice.api';
import { invoiceTypes, taxWays } from '@loadline/contract/bills/invoice.codes';
import { invoiceSums } from '@loadline/contract/bills/invoice-tax';
import { wordOf } from '@loadline/contract/kernel/code';
import { exact, exceeds, fixed } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import type { InputLooks } from '../../resource/input-look.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import type { InvoiceOffer } from '../../shared/bills/invoice-record.ts';
import { Alert } from '../../ui/alert.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { Phrase } from '../../ui/phrase.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InvoiceAmounts } from './invoice-amounts.tsx';

interface InvoiceDialogProps {
  /** The numbers of the bills. */
  nos: readonly string[];
  onClose: () => void;
}

/** Asks for an invoice of one bill or several. */
export function InvoiceDialog({ nos, onClose }: InvoiceDialogProps) {
  const { t } = useWords();
  // What was chosen stays while the list behind it is asked again.
  const [asked] = useState([...nos]);
  const offer = useQuery(asking(invoiceOffer, { nos: asked }));
  return (
    <Modal open onClose={onClose} title={t('invoices.ask')} closeLabel={t('resource.close')} size="wide">
      {offer.isError ? (
        <NotLoaded what={t('invoices.unit.name')} error={offer.error} onRetry={() => void offer.refetch()} />
      ) : null}
      {offer.isPending ? <Skeleton widths={[140, 0, 90]} rows={6} label={t('invoices.ask')} /> : null}
      {offer.data ? <Asking offer={offer.data} onClose={onClose} /> : null}
    </Modal>
  );
}

function Asking({ offer, onClose }: { offer: InvoiceOffer; onClose: () => void }) {
  const { t } = useWords();
  const [first] = offer.bills;
  const open = offer.bills.filter(({ uninvoicedAmount }) => exceeds(uninvoicedAmount, '0'));
  const isMixed = offer.bills.some(
    (bill) => bill.companyCode !== first?.companyCode || bill.currency !== first.currency,
  );
  if (isMixed) return <Alert family="act">{t('invoices.mixed')}</Alert>;
  if (open.length === 0) return <Alert family="act">{t('invoices.nothingLeft')}</Alert>;
  if (offer.headings.length === 0)
    return (
      <Alert family="act">
        <Phrase
          text={t('invoices.noHeading', { link: '{link}' })}
          parts={{ link: <PageLink page="my">{t('invoices.taxInfo')}</PageLink> }}
        />
      </Alert>
    );
  return <AskForm offer={{ ...offer, bills: open }} onClose={onClose} />;
}

const { parts: _parts, ...fields } = askedInvoice;

function AskForm({ offer, onClose }: { offer: InvoiceOffer; onClose: () => void }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(offer.bills.map((bill) => [bill.id, bill.uninvoicedAmount])),
  );
  const parts = offer.bills.flatMap(({ id: billId }) => {
    const amount = fixed(exact(typed[billId] || '0'), 2);
    return exceeds(amount, '0') ? [{ billId, amount }] : [];
  });
  const inputs = useAskInputs(
    offer,
    parts.map(({ amount }) => amount),
  );
  return (
    <>
      <InvoiceAmounts
        bills={offer.bills}
        typed={typed}
        onType={(billId, amount) => setTyped({ ...typed, [billId]: amount })}
      />
      <ResourceForm
        fields={fields}
        values={{
          invoiceType: offer.types[0]?.invoiceType,
          region: offer.headings[0]?.region,
          mailTo: offer.mailTo,
        }}
        inputs={inputs}
        columns="two"
        submitLabel={t('invoices.ask')}
        onSubmit={async (given) => {
          const { invoice } = await call(requestInvoice, {
            body: { id, ...given, parts },
            refusal: 'in place',
          });
          notify('success', t('invoices.asked', { no: invoice.requestNo }));
          onClose();
          await client.invalidateQueries();
        }}
        onCancel={onClose}
      />
    </>
  );
}

/** What may be chosen, and what the chosen type comes to over these amounts. */
function useAskInputs(offer: InvoiceOffer, amounts: readonly string[]): InputLooks<typeof fields> {
  const { t, language } = useWords();
  const currency = offer.bills[0]?.currency ?? '';
  const comesTo = (type: unknown) => {
    const taxed = offer.types.find(({ invoiceType }) => invoiceType === type);
    if (!taxed) return undefined;
    const { net, tax, actual } = invoiceSums(amounts, taxed);
    const shown = { net: moneyText(net), tax: moneyText(tax), actual: moneyText(actual) };
    return t('invoices.comesTo', { ...shown, currency });
  };
  return {
    invoiceType: {
      as: 'cards',
      options: offer.types.map(({ invoiceType: value, taxPoint: point, taxWay }) => ({
        value,
        label: say(wordOf(invoiceTypes, value), language),
        note: t('invoices.point', { point, way: say(wordOf(taxWays, taxWay), language) }),
      })),
      remark: comesTo,
    },
    region: {
      options: offer.headings.map(({ region: value, invoiceHeader: name, taxNumber: number }) => ({
        value,
        label: t('invoices.heading', { name, number }),
      })),
      span: 'whole',
    },
  };
}
