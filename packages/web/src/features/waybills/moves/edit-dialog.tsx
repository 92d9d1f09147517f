import { editWaybill } from '@loadline/contract/waybills/waybill-desk.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import type { DeskWaybill } from '../waybill-record.ts';
import { useTold } from './use-told.ts';

const { id: _id, ...fields } = editWaybill.body;

/** What staff write of a waybill by hand; when somebody was quicker, both values of what differs. */
export function EditDialog({ of: { waybill }, onClose }: { of: DeskWaybill; onClose: () => void }) {
  const { t } = useWords();
  const told = useTold();
  const { id, mawbNo } = waybill;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('waybills.edit.title', { number: mawbNo })}
      closeLabel={t('resource.close')}
    >
      <ResourceForm
        fields={fields}
        values={waybill}
        submitLabel={t('resource.form.save')}
        unchanged={t('waybills.edit.unchanged')}
        onSubmit={async (body) => {
          await told(
            call(editWaybill, { body: { ...body, id }, refusal: 'in place' }),
            t('waybills.edit.done', { number: mawbNo }),
          );
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
