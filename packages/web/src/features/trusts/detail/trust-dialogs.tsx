import { askTrustCancel, withdrawTrust } from '@loadline/contract/trusts/trust-draft.api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { DeedDialog } from '../../../resource/drafting/deed-dialog.tsx';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import type { TrustOrder } from '../../../shared/trusts/trust-order.ts';
import { Modal } from '../../../ui/dialog.tsx';

/** What is asked before it is done. */
export type TrustDeed = 'amend' | 'withdraw' | 'cancel' | 'template';

interface DialogProps {
  order: TrustOrder;
  onClose: () => void;
}

export function WithdrawDialog({ order: { trust }, onClose }: DialogProps) {
  const { t } = useWords();
  const { id, version, trustNo: number } = trust;
  return (
    <DeedDialog
      title={t('trust.deed.withdrawTitle', { number })}
      says={t('trust.deed.withdrawSays')}
      label={t('trust.deed.withdraw')}
      deed={() => call(withdrawTrust, { body: { id, version }, refusal: 'in place' })}
      done={t('trust.deed.withdrawDone', { number })}
      onClose={onClose}
    />
  );
}

const { reason } = askTrustCancel.body;

/** Staff decide on it; until then everything goes on. */
export function CancelDialog({ order: { trust, orders }, onClose }: DialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const { id, version, trustNo: number } = trust;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('trustDetail.cancel.title', { number })}
      closeLabel={t('resource.close')}
    >
      <p className="trust-dialog__says">{t('trustDetail.cancel.says', { count: orders.length })}</p>
      <ResourceForm
        fields={{ reason }}
        values={{}}
        columns="one"
        submitLabel={t('trustDetail.cancel.ask')}
        onSubmit={async (asked) => {
          await call(askTrustCancel, { body: { ...asked, id, version }, refusal: 'in place' });
          notify('success', t('trustDetail.cancel.asked'));
          onClose();
          await client.invalidateQueries();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
