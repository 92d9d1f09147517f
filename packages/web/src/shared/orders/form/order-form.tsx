import { moneyText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import type { OrderForm as Form } from '@loadline/contract/orders/order-form';
import type { ImportChannel } from '@loadline/contract/orders/order-import.read';
import type { OrderPart } from '@loadline/contract/orders/order-part';
import { type ReactNode, useId, useRef } from 'react';
import type { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { FormEnd } from '../../../resource/form-end.tsx';
import type { InputLooks } from '../../../resource/input-look.ts';
import { LeaveGuard } from '../../../resource/leave-guard.tsx';
import type { Row } from '../../../resource/rows/rows.ts';
import { useSubmitKeys } from '../../../resource/use-submit-keys.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { firstFocusable } from '../../../ui/focusable.ts';
import type { OrderDraft } from './order-draft.ts';
import { OwnPart } from './own-part.tsx';
import { PartyPart } from './party-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { totalsOf } from './totals.ts';
import { useOrderForm } from './use-order-form.ts';
import './order-form.css';

export interface OrderFormProps {
  begin: OrderDraft;
  channels: readonly ImportChannel[];
  /** What may only be read, at the order's stage. */
  locked: readonly OrderPart[];
  submitLabel: string;
  /** Why it cannot be sent, whatever was typed. */
  refused?: string | undefined;
  onSubmit: (form: Form) => Promise<unknown>;
  onCancel: () => void;
  /** Drops what was typed for the order as it stands now: somebody else was quicker. */
  onReload?: (() => void) | undefined;
  /** Fills a company from the address book. */
  book?: ((take: (row: Row) => void) => ReactNode) | undefined;
  /** Stands over the form. */
  above?: ReactNode;
  /** Stands under the form, from what it says now. */
  below?: (form: Form | undefined) => ReactNode;
}

/** A whole order on one page: what is wrong stands where it is wrong, by the rules of the import. */
export function OrderForm(props: OrderFormProps) {
  const { locked, submitLabel, onSubmit, onCancel } = props;
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const state = useOrderForm({ begin: props.begin, channels: props.channels, onSubmit });
  useSubmitKeys(box);
  const showFirst = () => showProblem(box.current);
  const send = async () => {
    if ((await state.send()) === 'refused') showFirst();
  };
  return (
    <>
      <form
        ref={box}
        id={id}
        noValidate
        className="order-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {props.above}
        {state.refusal ? <Refused refusal={state.refusal} onReload={props.onReload} /> : null}
        <Parts {...props} state={state} isLocked={(part) => locked.includes(part)} />
        {props.below?.(state.form)}
      </form>
      <FormEnd
        formId={id}
        problems={state.problems}
        busy={state.busy}
        refused={props.refused}
        submitLabel={submitLabel}
        onShow={showFirst}
        onCancel={onCancel}
        aside={<DraftTotals draft={state.draft} />}
      />
      <LeaveGuard isOn={state.isChanged && !state.busy} />
    </>
  );
}

function Refused({ refusal, onReload }: { refusal: Refusal; onReload: OrderFormProps['onReload'] }) {
  const { t } = useWords();
  const isStale = refusal.status === 409 && onReload !== undefined;
  return (
    <Alert
      family="stop"
      actions={
        isStale ? (
          <Button size="small" icon="refresh" onClick={onReload}>
            {t('resource.stale.reload')}
          </Button>
        ) : null
      }
    >
      {refusal.says}
    </Alert>
  );
}

interface PartsProps extends Pick<OrderFormProps, 'channels' | 'book'> {
  state: ReturnType<typeof useOrderForm>;
  isLocked: (part: OrderPart) => boolean;
}

function Parts({ channels, book, state, isLocked }: PartsProps) {
  const inputs = useInputs(channels);
  const own = (part: OrderPart) => (
    <OwnPart part={part} state={state} isLocked={isLocked(part)} inputs={inputs} />
  );
  return (
    <>
      <div className="order-form__pair">
        {own('reference')}
        {own('channel')}
      </div>
      {own('destination')}
      <div className="order-form__parties">
        {(['sender', 'consignee', 'notifier'] as const).map((role) => (
          <PartyPart key={role} role={role} state={state} isLocked={isLocked(role)} book={book} />
        ))}
      </div>
      <RowsPart part="cartons" state={state} isLocked={isLocked('cartons')} />
      <RowsPart part="goods" state={state} isLocked={isLocked('goods')} />
      <div className="order-form__pair">
        {own('customs')}
        {own('services')}
      </div>
      {own('tax')}
      {own('remark')}
    </>
  );
}

function useInputs(channels: readonly ImportChannel[]): InputLooks {
  const { language } = useWords();
  return {
    channelName: {
      options: channels.map(({ name, nameEn }) => ({
        value: name,
        label: language === 'en' ? nameEn : name,
      })),
    },
    remark: { span: 'whole' },
  };
}

/** After the messages are there, so that they are read with the input. */
function showProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const place = form?.querySelector<HTMLElement>('[data-invalid], [role=alert]');
    if (!place) return;
    const input = place.querySelector<HTMLElement>('[aria-invalid=true]');
    (input ?? firstFocusable(place))?.focus();
    place.scrollIntoView({ block: 'nearest' });
  });
}

/** What the typed order adds up to. */
function DraftTotals({ draft }: { draft: OrderDraft }) {
  const { t } = useWords();
  const { pieces, weight, volume, value } = totalsOf(draft);
  return (
    <output className="order-form__totals">
      {t('orderForm.totals', {
        pieces: wholeText(pieces),
        weight: weightText(weight),
        volume: volumeText(volume),
        value: moneyText(value),
      })}
    </output>
  );
}
