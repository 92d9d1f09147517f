import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { uploadFile } from '@loadline/contract/files/file.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { moveWaybill } from '@loadline/contract/waybills/waybill.api';
import { movesFrom, type WaybillMove } from '@loadline/contract/waybills/waybill.lifecycle';
import { useMemo, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { KeptFileInput } from '../../../resource/files/kept-file-input.tsx';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import type { OwnWaybill } from '../waybill-record.ts';
import { dataOf, moveForm } from './move-form.ts';
import { useTold } from './use-told.ts';

/** Who delivers to the airport themselves hands in the weighbridge note, too. */
export function OwnWeighing({ of }: { of: OwnWaybill }) {
  const { language } = useWords();
  const [isAsked, setIsAsked] = useState(false);
  const held = permissionsHeld().filter((one) => !isStaffPermission(one));
  const move = movesFrom(of.waybill.status, held).find(({ to }) => to === '45');
  const next = of.next.find(({ to }) => to === '45');
  if (!move || !next || next.blocked.length > 0 || !may('file:upload')) return null;
  return (
    <>
      <Button look="primary" icon="upload" onClick={() => setIsAsked(true)}>
        {say(move.words, language)}
      </Button>
      {isAsked ? <WeighingDialog of={of} move={move} onClose={() => setIsAsked(false)} /> : null}
    </>
  );
}

interface WeighingDialogProps {
  of: OwnWaybill;
  move: WaybillMove;
  onClose: () => void;
}

const unblocked = { blocked: [], passable: false };

function WeighingDialog({ of: { waybill }, move, onClose }: WeighingDialogProps) {
  const { t, language } = useWords();
  const told = useTold();
  const { id, version, quantity, airlineBill } = waybill;
  const number = airlineBill ?? '';
  const fields = useMemo(() => {
    const own = { needs: move.needs, may: move.may.filter((key) => key === 'note') };
    return moveForm(own, unblocked);
  }, [move]);
  return (
    <Modal
      open
      onClose={onClose}
      title={t('waybills.move.title', { move: say(move.words, language), number })}
      closeLabel={t('resource.close')}
    >
      <ResourceForm
        fields={fields}
        values={{ version, pieces: quantity }}
        inputs={{
          weighbridgeFile: {
            span: 'whole',
            input: ({ onChange }) => (
              <KeptFileInput
                replace={t('waybills.move.replaceFile')}
                upload={(file) =>
                  call(uploadFile, {
                    query: { subject: 'mawb', id, type: 'WEIGHT' },
                    file,
                    refusal: 'in place',
                  })
                }
                onChange={onChange}
              />
            ),
          },
        }}
        submitLabel={say(move.words, language)}
        onSubmit={async ({ version: read, ...values }) => {
          const body = { id, version: Number(read), to: move.to, data: dataOf(values) };
          const to = say(wordOf(waybillStatuses, move.to), language);
          await told(
            call(moveWaybill, { body, refusal: 'in place' }),
            t('waybills.move.done', { number, to }),
          );
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
