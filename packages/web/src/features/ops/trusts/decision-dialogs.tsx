import { decideCancel, rejectTrust } from '@loadline/contract/trusts/trust-desk.api';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { DeskTrust } from './desk-trust.ts';

interface DialogProps {
  order: DeskTrust;
  onClose: () => void;
}

const { reason } = rejectTrust.body;

/** It is not taken on; the customer reads why. */
export function RejectDialog({ order, onClose }: DialogProps) {
  const { t } = useWords();
  const done = useDone();
  const { id, version, trustNo: number } = useAtOpening(order).trust;
  return (
    <AskDialog
      title={t('trusts.reject.title', { number })}
      says={t('trusts.reject.says')}
      fields={{ reason }}
      submitLabel={t('trusts.reject.go')}
      onSubmit={(asked) =>
        done(
          call(rejectTrust, { body: { ...asked, id, version }, refusal: 'in place' }),
          t('trusts.reject.done'),
        )
      }
      onClose={onClose}
    />
  );
}

/** Cancels it with its orders, as the customer asked. */
export function YesToCancelDialog({ order, onClose }: DialogProps) {
  const { t } = useWords();
  const done = useDone();
  const { trust, orders } = useAtOpening(order);
  const { id, version, trustNo: number } = trust;
  return (
    <AskDialog
      title={t('trusts.cancel.title', { number })}
      says={t('trusts.cancel.says', { count: orders.filter(({ status }) => status === 'ORDERED').length })}
      fields={{}}
      submitLabel={t('trusts.cancel.yes')}
      deed="cancelling"
      onSubmit={() =>
        done(
          call(decideCancel, { body: { id, version, cancelled: true }, refusal: 'in place' }),
          t('trusts.cancel.done'),
        )
      }
      onClose={onClose}
    />
  );
}

/** It goes on as before; the customer reads why. */
export function KeepDialog({ order, onClose }: DialogProps) {
  const { t } = useWords();
  const done = useDone();
  const { id, version, trustNo: number } = useAtOpening(order).trust;
  return (
    <AskDialog
      title={t('trusts.cancel.noTitle', { number })}
      says={t('trusts.cancel.noSays')}
      fields={{ reason }}
      submitLabel={t('trusts.cancel.no')}
      onSubmit={(asked) =>
        done(
          call(decideCancel, { body: { ...asked, id, version, cancelled: false }, refusal: 'in place' }),
          t('trusts.cancel.kept'),
        )
      }
      onClose={onClose}
    />
  );
}
