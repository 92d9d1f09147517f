import { registerWaybill } from '@loadline/contract/waybills/waybill-desk.api';
import { call } from '../../../kernel/call.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import type { InputLook } from '../../../resource/input-look.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { numberLook } from '../../../shared/waybills/number-look.ts';
import { Modal } from '../../../ui/dialog.tsx';
import { useTold } from './use-told.ts';
import './moves.css';

interface RegisterDialogProps {
  onDone: (no: string) => void;
  onClose: () => void;
}

/** A waybill that no booking brought: with its number, or with the next free one of a prefix. */
export function RegisterDialog({ onDone, onClose }: RegisterDialogProps) {
  const words = useWords();
  const { t } = words;
  const told = useTold();
  return (
    <Modal
      open
      onClose={onClose}
      title={t('waybills.register.title')}
      closeLabel={t('resource.close')}
      size="wide"
    >
      <div className="move-says">
        <p>{t('waybills.register.says')}</p>
      </div>
      <ResourceForm
        fields={registerWaybill.body}
        values={{ selfDelivery: false, quantity: 0, grossWeight: '0', volume: '0' }}
        sections={[
          { title: t('waybills.register.number'), keys: ['mawbNo', 'prefix'] },
          {
            title: t('waybills.register.flight'),
            note: t('waybills.register.flightNote'),
            keys: ['flightNo', 'flightDate', 'origin', 'destination'],
          },
          {
            title: t('waybills.register.cargo'),
            keys: ['quantity', 'grossWeight', 'volume', 'remark', 'selfDelivery'],
          },
        ]}
        inputs={{ mawbNo: numberLook(words), prefix: prefixLook(words) }}
        submitLabel={t('waybills.register.button')}
        onSubmit={async (body) => {
          const registered = call(registerWaybill, {
            body: { ...body, origin: body.origin.toUpperCase(), destination: body.destination.toUpperCase() },
            refusal: 'in place',
          });
          await told(registered, t('waybills.register.done'));
          const { waybill } = await registered;
          onClose();
          onDone(waybill.mawbNo);
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}

function prefixLook({ t }: Words): InputLook {
  const isTyped = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  return {
    placeholder: '176',
    hint: t('waybills.register.prefixHint'),
    fault: (value, { mawbNo }) =>
      isTyped(value) === isTyped(mawbNo) ? t('waybills.register.oneOfBoth') : undefined,
  };
}
