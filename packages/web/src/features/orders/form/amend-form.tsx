import { say } from '@loadline/contract/kernel/text';
import { changesOfForms } from '@loadline/contract/orders/order-changes';
import { askAmendment } from '@loadline/contract/orders/order-edit.api';
import type { OrderForm as Form } from '@loadline/contract/orders/order-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { ChangeList } from '../../../shared/orders/change-list.tsx';
import { OrderForm, type OrderFormProps } from '../../../shared/orders/form/order-form.tsx';
import { useFormAddress } from '../../../shared/orders/form/use-form-address.ts';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/text-input.tsx';

interface AmendFormProps extends Pick<OrderFormProps, 'begin' | 'channels' | 'book' | 'onReload'> {
  no: string;
  version: number;
  /** The order as it stands. */
  before: Form;
}

const { reason: reasonField } = askAmendment.body;
const [shortest, longest] = reasonField.kind === 'text' ? [reasonField.min ?? 1, reasonField.max] : [1, 500];

/** Asks for a change of what is locked: the order as it is wanted, what that differs in, and why. */
export function AmendForm({ no, version, before, ...rest }: AmendFormProps) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const { close } = useFormAddress();
  const [reason, setReason] = useState('');
  const isShort = reason.trim().length < shortest;
  return (
    <OrderForm
      {...rest}
      locked={[]}
      submitLabel={t('orders.deed.amend')}
      refused={isShort ? t('orderForm.reasonFirst') : undefined}
      onCancel={close}
      below={(form) => (
        <section className="order-part" aria-label={t('orderForm.differences')}>
          <Differences before={before} form={form} />
          <Field label={say(reasonField.label, language)} required hint={t('orderForm.reasonHint')}>
            <Textarea rows={2} maxLength={longest} value={reason} onChange={setReason} />
          </Field>
        </section>
      )}
      onSubmit={async (form) => {
        await call(askAmendment, { body: { no, version, reason, ...form }, refusal: 'in place' });
        notify('success', t('orderForm.asked', { number: no }));
        await client.invalidateQueries();
        close();
      }}
    />
  );
}

function Differences({ before, form }: { before: Form; form: Form | undefined }) {
  const { t } = useWords();
  const changes = form ? changesOfForms(before, form) : [];
  return (
    <>
      <h3 className="order-part__title">{t('orderForm.differences')}</h3>
      {changes.length === 0 ? (
        <p className="order-part__none">{t(form ? 'orderForm.noDifference' : 'orderForm.notReadable')}</p>
      ) : (
        <ChangeList changes={changes} />
      )}
    </>
  );
}
