import { type WaybillStatus, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { stepBackWaybill } from '@loadline/contract/waybills/waybill-desk.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import type { DeskWaybill } from '../waybill-record.ts';
import { useTold } from './use-told.ts';
import './moves.css';

const { id: _id, ...fields } = stepBackWaybill.body;

interface BackDialogProps {
  of: DeskWaybill;
  to: WaybillStatus;
  onClose: () => void;
}

/** Takes the last step back, for a reason that stays in the log. */
export function BackDialog({ of: { waybill }, to, onClose }: BackDialogProps) {
  const { t, language } = useWords();
  const told = useTold();
  const { id, mawbNo, status, version } = waybill;
  const named = (one: WaybillStatus) => say(wordOf(waybillStatuses, one), language);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('waybills.back.title', { number: mawbNo })}
      closeLabel={t('resource.close')}
    >
      <div className="move-says">
        <p>{t('waybills.move.says', { from: named(status), to: named(to) })}</p>
        <p>{t('waybills.back.says')}</p>
      </div>
      <ResourceForm
        fields={fields}
        values={{ version }}
        columns="one"
        submitLabel={t('waybills.back.button')}
        onSubmit={async (body) => {
          await told(
            call(stepBackWaybill, { body: { ...body, id }, refusal: 'in place' }),
            t('waybills.back.done', { number: mawbNo, to: named(to) }),
          );
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
