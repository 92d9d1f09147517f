import {
  cancelDeskOrder,
  closeDeskOrder,
  deskFactFields,
  saveDeskFacts,
  saveDeskNote,
} from '@loadline/contract/orders/order-desk.edit.api';
import { deskNoteFields } from '@loadline/contract/orders/order-desk.note';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import { BatchDialog } from './batch-dialogs.tsx';
import type { AskedOfOne, DeskOrder } from './order.ts';

interface OrderDialogProps {
  of: DeskOrder;
  asked: Exclude<AskedOfOne, 'edit'>;
  onClose: () => void;
}

/** What is asked before something is done with one order. */
export function OrderDialog({ of: now, asked, onClose }: OrderDialogProps) {
  const of = useAtOpening(now);
  if (asked === 'facts') return <FactsDialog of={of} onClose={onClose} />;
  if (asked === 'note') return <NoteDialog of={of} onClose={onClose} />;
  if (asked === 'cancel' || asked === 'close') return <EndDialog of={of} asked={asked} onClose={onClose} />;
  const held = of.holds.filter(({ open }) => open).map(({ reason }) => reason);
  return <BatchDialog asked={asked} ids={[of.order.id]} held={held} onClose={onClose} />;
}

type OneProps = Pick<OrderDialogProps, 'of' | 'onClose'>;

function FactsDialog({ of: { order }, onClose }: OneProps) {
  const { t } = useWords();
  const done = useDone();
  const { id, version } = order;
  return (
    <AskDialog
      title={t('orderDesk.factsTitle', { number: order.orderNumber })}
      columns="two"
      fields={deskFactFields}
      values={order}
      inputs={{ cutOff: { input: (control) => <InstantInput {...control} /> } }}
      submitLabel={t('resource.form.save')}
      onSubmit={(asked) =>
        done(call(saveDeskFacts, { body: { ...asked, id, version }, refusal: 'in place' }))
      }
      onClose={onClose}
    />
  );
}

function NoteDialog({ of: { order, note }, onClose }: OneProps) {
  const { t } = useWords();
  const done = useDone();
  return (
    <AskDialog
      title={t('orderDesk.noteTitle', { number: order.orderNumber })}
      says={t('orderDesk.noteSays')}
      fields={deskNoteFields}
      values={note}
      submitLabel={t('resource.form.save')}
      onSubmit={(asked) =>
        done(
          call(saveDeskNote, {
            body: { ...asked, id: order.id, version: note.version },
            refusal: 'in place',
          }),
        )
      }
      onClose={onClose}
    />
  );
}

const { reason } = cancelDeskOrder.body;

function EndDialog({
  of: { order, bookingNo: no },
  asked,
  onClose,
}: OneProps & { asked: 'cancel' | 'close' }) {
  const { t } = useWords();
  const done = useDone();
  const { id, version, orderNumber: number } = order;
  const deed = asked === 'cancel' ? cancelDeskOrder : closeDeskOrder;
  return (
    <AskDialog
      title={t(`orderDesk.${asked}Title`, { number })}
      says={[t(`orderDesk.${asked}Says`), asked === 'cancel' && no && t('orderDesk.leavesBooking', { no })]
        .filter(Boolean)
        .join(' ')}
      fields={{ reason }}
      submitLabel={t(`orderDesk.deed.${asked}`)}
      deed={asked === 'cancel' ? 'cancelling' : undefined}
      onSubmit={(given) => done(call(deed, { body: { ...given, id, version }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}
