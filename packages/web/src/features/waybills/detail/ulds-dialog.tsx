import { saveUlds } from '@loadline/contract/waybills/waybill-desk.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { UldsInput } from '../moves/ulds-input.tsx';
import { useTold } from '../moves/use-told.ts';
import type { DeskWaybill } from '../waybill-record.ts';

const { id: _id, ...fields } = saveUlds.body;

/** The units a waybill's cargo is built on, all of them at once. */
export function UldsDialog({ of: { waybill, ulds }, onClose }: { of: DeskWaybill; onClose: () => void }) {
  const { t } = useWords();
  const told = useTold();
  const { id, mawbNo, version } = waybill;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('waybills.ulds.title', { number: mawbNo })}
      closeLabel={t('resource.close')}
      size="wide"
    >
      <ResourceForm
        fields={fields}
        values={{ version, ulds }}
        inputs={{
          ulds: {
            span: 'whole',
            input: ({ value, onChange }) => <UldsInput value={value} onChange={onChange} />,
          },
        }}
        columns="one"
        submitLabel={t('resource.form.save')}
        onSubmit={async (body) => {
          await told(
            call(saveUlds, { body: { ...body, id }, refusal: 'in place' }),
            t('waybills.ulds.done', { number: mawbNo }),
          );
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
