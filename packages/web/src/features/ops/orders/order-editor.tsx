import { say } from '@loadline/contract/kernel/text';
import { changesOfForms } from '@loadline/contract/orders/order-changes';
import { deskOrderForm, saveDeskOrder } from '@loadline/contract/orders/order-desk.edit.api';
import type { ImportChannel } from '@loadline/contract/orders/order-import.read';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ChangeList } from '../../../shared/orders/change-list.tsx';
import { draftOf } from '../../../shared/orders/form/order-draft.ts';
import { OrderForm } from '../../../shared/orders/form/order-form.tsx';
import { Drawer } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Textarea } from '../../../ui/text-input.tsx';
import { useChoices } from '../use-choices.ts';
import { useDone } from '../use-done.ts';
import type { DeskOrder } from './order.ts';

const { reason: reasonField } = saveDeskOrder.body;
const longest = reasonField.kind === 'text' ? reasonField.max : 500;

/** Changes what an order says, at any stage, for a reason that stands in its history. */
export function OrderEditor({ of: { order }, onClose }: { of: DeskOrder; onClose: () => void }) {
  const { t, language } = useWords();
  const done = useDone();
  const { id, orderNumber } = order;
  const [reason, setReason] = useState('');
  const question = useQuery({
    ...asking(deskOrderForm, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data } = question;
  const begin = useMemo(() => data && draftOf(data.form, language), [data, language]);
  const channels = useChannels(order);
  return (
    <Drawer
      open
      size="full"
      onClose={onClose}
      title={t('orderForm.title.edit', { number: orderNumber })}
      closeLabel={t('resource.close')}
    >
      {question.isError ? (
        <NotLoaded what={orderNumber} error={question.error} onRetry={() => void question.refetch()} />
      ) : null}
      {question.isPending ? <Skeleton widths={[180, 0, 0]} rows={8} label={orderNumber} /> : null}
      {data && begin ? (
        <OrderForm
          key={data.version}
          begin={begin}
          channels={channels}
          locked={[]}
          submitLabel={t('resource.form.save')}
          refused={reason.trim().length < 2 ? t('orderForm.reasonFirst') : undefined}
          onCancel={onClose}
          onReload={() => void question.refetch()}
          below={(form) => (
            <section className="order-part" aria-label={t('orderDesk.differences')}>
              <h3 className="order-part__title">{t('orderDesk.differences')}</h3>
              <ChangeList changes={form ? changesOfForms(data.form, form) : []} />
              <Field label={say(reasonField.label, language)} required hint={t('orderDesk.reasonHint')}>
                <Textarea rows={2} maxLength={longest} value={reason} onChange={setReason} />
              </Field>
            </section>
          )}
          onSubmit={async (form) => {
            const body = { id, version: data.version, reason, ...form };
            await done(call(saveDeskOrder, { body, refusal: 'in place' }));
            onClose();
          }}
        />
      ) : null}
    </Drawer>
  );
}

/** The products there are; the one that the order goes by stays a choice, though it is offered no more. */
function useChannels({ channelName: own, channelNameEn }: DeskOrder['order']): ImportChannel[] {
  const products = useChoices()?.products;
  return useMemo(() => {
    const all = (products ?? []).map(({ nameZh, nameEn }) => ({ name: nameZh, nameEn }));
    return all.some(({ name }) => name === own) ? all : [...all, { name: own, nameEn: channelNameEn }];
  }, [products, own, channelNameEn]);
}
