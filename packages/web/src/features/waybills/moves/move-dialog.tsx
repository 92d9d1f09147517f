import { type WaybillStatus, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { WaybillMove } from '@loadline/contract/waybills/waybill.lifecycle';
import { moveDeskWaybill } from '@loadline/contract/waybills/waybill-desk.api';
import { useMemo, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import type { DeskWaybill } from '../../../resource/waybill/waybill-record.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { beginningOf, dataOf, moveForm } from './move-form.ts';
import { moveLooks } from './move-looks.tsx';
import { useTold } from './use-told.ts';
import './moves.css';

interface MoveDialogProps {
  of: DeskWaybill;
  move: WaybillMove;
  onClose: () => void;
}

/** Asks for what a step needs, makes it, and says what the server answered. */
export function MoveDialog({ of, move, onClose }: MoveDialogProps) {
  const words = useWords();
  const { t, language } = words;
  const told = useTold();
  const { id, mawbNo, status, version } = of.waybill;
  const next = of.next.find(({ to }) => to === move.to);
  const blocked = useMemo(() => next?.blocked ?? [], [next]);
  const fields = useMemo(
    () => moveForm(move, { blocked, passable: next?.passable ?? false }),
    [move, blocked, next],
  );
  const [begin] = useState(() => ({ ...beginningOf(of, move.to, new Date()), version }));
  const named = (one: WaybillStatus) => say(wordOf(waybillStatuses, one), language);
  const isWide = 'houses' in fields || 'ulds' in fields;
  return (
    <Modal
      open
      onClose={onClose}
      title={t('waybills.move.title', { move: say(move.words, language), number: mawbNo })}
      closeLabel={t('resource.close')}
      size={isWide ? 'wide' : 'medium'}
    >
      <div className="move-says">
        <p>{t('waybills.move.says', { from: named(status), to: named(move.to) })}</p>
        {blocked.length > 0 ? <Alert family="act">{blocked.join(t('waybills.pause'))}</Alert> : null}
      </div>
      <ResourceForm
        fields={fields}
        values={begin}
        inputs={moveLooks(of, move.to, words)}
        columns={isWide ? 'two' : 'one'}
        submitLabel={say(move.words, language)}
        onSubmit={async ({ version: read, ...values }) => {
          const body = { id, version: Number(read), to: move.to, data: dataOf(values) };
          await told(
            call(moveDeskWaybill, { body, refusal: 'in place' }),
            t('waybills.move.done', { number: mawbNo, to: named(move.to) }),
          );
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
