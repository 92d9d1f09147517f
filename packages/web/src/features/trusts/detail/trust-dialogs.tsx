import { askTrustCancel, saveTrustTemplate, withdrawTrust } from '@loadline/contract/trusts/trust-draft.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import type { TrustOrder } from '../../../resource/trust/trust-order.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';

/** What is asked before it is done. */
export type TrustDeed = 'amend' | 'withdraw' | 'cancel' | 'template';

interface DialogProps {
  order: TrustOrder;
  onClose: () => void;
}

export function WithdrawDialog({ order: { trust }, onClose }: DialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, version, trustNo: number } = trust;
  const withdraw = async () => {
    setBusy(true);
    try {
      await call(withdrawTrust, { body: { id, version }, refusal: 'in place' });
      notify('success', t('trust.deed.withdrawDone', { number }));
    } catch (error) {
      tellRefusal(error);
    }
    onClose();
    await client.invalidateQueries();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t('trust.deed.withdrawTitle', { number })}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button look="danger" busy={busy} onClick={() => void withdraw()}>
            {t('trust.deed.withdraw')}
          </Button>
        </>
      }
    >
      <p>{t('trust.deed.withdrawSays')}</p>
    </Modal>
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

const { name } = saveTrustTemplate.body;

export function TemplateNameDialog({ order: { trust }, onClose }: DialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  return (
    <Modal open onClose={onClose} title={t('trust.template.saveTitle')} closeLabel={t('resource.close')}>
      <p className="trust-dialog__says">{t('trust.template.saveSays')}</p>
      <ResourceForm
        fields={{ name }}
        values={{ name: [trust.channelName, trust.warehouseCode].filter(Boolean).join(' ') }}
        columns="one"
        submitLabel={t('trust.template.save')}
        onSubmit={async (asked) => {
          const saved = await call(saveTrustTemplate, {
            body: { ...asked, no: trust.trustNo },
            refusal: 'in place',
          });
          notify('success', t('trust.template.saved', { name: saved.name }));
          onClose();
          await client.invalidateQueries();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
