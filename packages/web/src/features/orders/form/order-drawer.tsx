import { addressApi } from '@loadline/contract/customers/address.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { orderApi } from '@loadline/contract/orders/order.api';
import { enterOrder, orderForm, saveOrder } from '@loadline/contract/orders/order-edit.api';
import { blankNames } from '@loadline/contract/orders/order-form';
import { lockedParts } from '@loadline/contract/orders/order-part';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import type { Row } from '../../../resource/rows/rows.ts';
import { draftOf, newDraft, noParty } from '../../../shared/orders/form/order-draft.ts';
import { OrderForm } from '../../../shared/orders/form/order-form.tsx';
import { type FormPurpose, useFormAddress } from '../../../shared/orders/form/use-form-address.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AmendForm } from './amend-form.tsx';

const atOnce = 200;

/** The form of an order over the page that it was asked for on: entered, copied, changed, or amended by asking. */
export function OrderDrawer() {
  const { t } = useWords();
  const { purpose, of = '', close } = useFormAddress();
  if (!purpose || !may('order:edit')) return null;
  return (
    <Drawer
      open
      size="full"
      onClose={close}
      title={t(`orderForm.title.${purpose}`, { number: of })}
      closeLabel={t('resource.close')}
    >
      {purpose === 'new' ? (
        <NewOrder onCancel={close} />
      ) : (
        <StandingOrder key={`${purpose} ${of}`} purpose={purpose} no={of} />
      )}
    </Drawer>
  );
}

const book = (take: (row: Row) => void) => <AddressChoice onTake={take} />;

const noChannels: readonly { name: string; nameEn: string }[] = [];

/** The channels that an order can go by. */
function useChannels() {
  return useQuery(asking(orderApi.overview, {})).data?.channels ?? noChannels;
}

/** An empty order. */
export function NewOrder({ onCancel }: { onCancel: () => void }) {
  const begin = useMemo(() => newDraft(), []);
  return <EnterForm begin={begin} onCancel={onCancel} />;
}

interface EnterFormProps {
  begin: ReturnType<typeof newDraft>;
  onCancel: () => void;
}

function EnterForm({ begin, onCancel }: EnterFormProps) {
  const { t } = useWords();
  const goTo = useGoTo();
  const client = useQueryClient();
  return (
    <OrderForm
      begin={begin}
      channels={useChannels()}
      locked={[]}
      book={book}
      submitLabel={t('orderForm.enter')}
      onCancel={onCancel}
      onSubmit={async (form) => {
        const { orderNumber: no } = await call(enterOrder, { body: form, refusal: 'in place' });
        notify('success', t('orderForm.entered', { number: no }));
        await client.invalidateQueries();
        goTo('orderDetail', { no });
      }}
    />
  );
}

function StandingOrder({ purpose, no }: { purpose: Exclude<FormPurpose, 'new'>; no: string }) {
  const { language } = useWords();
  const question = useQuery({ ...asking(orderForm, { no }), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  const { data } = question;
  const begin = useMemo(() => {
    if (!data) return undefined;
    const draft = draftOf(data.form, language);
    // A copy is an order of its own: what names the first one it has to be given anew.
    return purpose === 'copy' ? { ...draft, own: { ...draft.own, ...blankNames } } : draft;
  }, [data, language, purpose]);
  const channels = useChannels();
  const { close } = useFormAddress();
  if (question.isError)
    return <NotLoaded what={no} error={question.error} onRetry={() => void question.refetch()} />;
  if (!data || !begin) return <Skeleton widths={[180, 0, 0]} rows={8} label={no} />;
  if (purpose === 'copy') return <EnterForm begin={begin} onCancel={close} />;
  // The channel that the order has stays a choice, though it is offered no more.
  const known = channels.some(({ name }) => name === data.form.channelName);
  const own = { name: data.form.channelName, nameEn: data.channelNameEn };
  const standing = {
    key: data.version,
    no,
    version: data.version,
    begin,
    before: data.form,
    channels: known ? channels : [...channels, own],
    book,
    onReload: () => void question.refetch(),
  };
  if (purpose === 'amend') return <AmendForm {...standing} />;
  return <EditForm {...standing} locked={lockedParts(data.status)} />;
}

interface EditFormProps {
  no: string;
  version: number;
  begin: ReturnType<typeof newDraft>;
  channels: readonly { name: string; nameEn: string }[];
  locked: ReturnType<typeof lockedParts>;
  onReload: () => void;
}

function EditForm({ no, version, ...rest }: EditFormProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const address = useFormAddress();
  const ask = () => address.open('amend', no);
  return (
    <OrderForm
      {...rest}
      book={book}
      submitLabel={t('resource.form.save')}
      onCancel={address.close}
      above={rest.locked.length > 0 ? <LockedNote onAsk={ask} /> : null}
      onSubmit={async (form) => {
        await call(saveOrder, { body: { no, version, ...form }, refusal: 'in place' });
        notify('success', t('orderForm.saved', { number: no }));
        await client.invalidateQueries();
        address.close();
      }}
    />
  );
}

function LockedNote({ onAsk }: { onAsk: () => void }) {
  const { t } = useWords();
  return (
    <Alert
      family="act"
      actions={
        <Button size="small" onClick={onAsk}>
          {t('orders.deed.amend')}
        </Button>
      }
    >
      {t('orderForm.lockedNote')}
    </Alert>
  );
}

type Address = AnswerOf<typeof addressApi.list>['rows'][number];

/** A company of an order from the address book of one's own. */
function AddressChoice({ onTake }: { onTake: (row: Row) => void }) {
  const { t } = useWords();
  const isReadable = may('mine:view');
  const { data } = useQuery({ ...asking(addressApi.list, { size: atOnce }), enabled: isReadable });
  const addresses = data?.rows ?? [];
  if (addresses.length === 0) return null;
  const take = (id: string) => {
    const chosen = addresses.find((one) => one.id === id);
    if (chosen) onTake(partyOf(chosen));
  };
  return (
    <Select
      aria-label={t('orderForm.fromBook')}
      className="address-choice"
      placeholder={t('orderForm.fromBook')}
      value=""
      options={addresses.map((one) => ({
        value: one.id,
        label: [one.company ?? one.contact, one.city, one.country].filter(Boolean).join(' · '),
      }))}
      onChange={take}
    />
  );
}

function partyOf({ company, contact, address, city, state, postCode, phone }: Address): Row {
  return {
    ...noParty,
    company: company ?? contact,
    address,
    city: city ?? '',
    state: state ?? '',
    postCode: postCode ?? '',
    tel: phone,
  };
}
