import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { holdOrders, releaseOrders, setArrival } from '@loadline/contract/orders/order-desk.edit.api';
import { clearingOf, type HoldReason, holdReasons } from '@loadline/contract/orders/order-hold';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { AskedOfOrders } from './order.ts';

interface BatchDialogProps {
  asked: AskedOfOrders;
  ids: string[];
  /** What the chosen orders are held for, to lift. */
  held: readonly HoldReason[];
  /** The reason that is to be lifted, where it is known already. */
  reason?: HoldReason | undefined;
  onClose: () => void;
}

/** What is asked before one order or several are held, released, or told to arrive on another day. */
export function BatchDialog(props: BatchDialogProps) {
  if (props.asked === 'hold') return <HoldDialog {...props} />;
  if (props.asked === 'release') return <ReleaseDialog {...props} />;
  return <ArrivalDialog {...props} />;
}

const { ids: _held, ...holdFields } = holdOrders.body;

function HoldDialog({ ids, onClose }: BatchDialogProps) {
  const { t, language } = useWords();
  const done = useDone();
  const notes = Object.fromEntries(
    (['payment', 'customs', 'docs'] as const).map((reason) => [reason, say(clearingOf(reason), language)]),
  );
  return (
    <AskDialog
      title={t('orderDesk.holdTitle', { count: ids.length })}
      fields={holdFields}
      inputs={{
        reason: { as: 'cards', notes },
        note: { hint: t('orderDesk.noteHint') },
        internalNote: { hint: t('orderDesk.internalHint') },
      }}
      submitLabel={t('orderDesk.deed.hold')}
      onSubmit={async (asked) => {
        const held = call(holdOrders, { body: { ...asked, ids }, refusal: 'in place' });
        await done(held, t('orderDesk.held', { count: await held }));
      }}
      onClose={onClose}
    />
  );
}

const { ids: _released, ...releaseFields } = releaseOrders.body;

function ReleaseDialog({ ids, held, reason, onClose }: BatchDialogProps) {
  const { t, language } = useWords();
  const done = useDone();
  const options = [...new Set(held)].map((value) => ({
    value,
    label: say(wordOf(holdReasons, value), language),
  }));
  return (
    <AskDialog
      title={t('orderDesk.releaseTitle', { count: ids.length })}
      fields={releaseFields}
      values={{ reason: reason ?? options[0]?.value }}
      inputs={{ reason: { as: 'segments', options }, note: { hint: t('orderDesk.noteHint') } }}
      submitLabel={t('orderDesk.deed.release')}
      onSubmit={async (asked) => {
        const released = call(releaseOrders, { body: { ...asked, ids }, refusal: 'in place' });
        await done(released, t('orderDesk.released', { count: await released }));
      }}
      onClose={onClose}
    />
  );
}

const { ids: _told, ...arrivalFields } = setArrival.body;

function ArrivalDialog({ ids, onClose }: BatchDialogProps) {
  const { t } = useWords();
  const done = useDone();
  return (
    <AskDialog
      title={t('orderDesk.etaTitle', { count: ids.length })}
      says={t('orderDesk.etaSays')}
      fields={arrivalFields}
      submitLabel={t('orderDesk.deed.eta')}
      onSubmit={async (asked) => {
        const told = call(setArrival, { body: { ...asked, ids }, refusal: 'in place' });
        await done(told, t('orderDesk.told', { count: await told }));
      }}
      onClose={onClose}
    />
  );
}
