import { placeOf, type WaybillStatus, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import type { WaybillGuard } from '@loadline/contract/waybills/waybill.guard';
import { movesFrom, type WaybillMove } from '@loadline/contract/waybills/waybill.lifecycle';
import type { MoveKey } from '@loadline/contract/waybills/waybill.move-data';
import { moveDeskWaybill } from '@loadline/contract/waybills/waybill-desk.api';
import { useMemo, useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import type { DeskWaybill } from '../waybill-record.ts';
import { beginningOf, dataOf, moveForm } from './move-form.ts';
import { moveLooks } from './move-looks.tsx';
import { useTold } from './use-told.ts';
import './moves.css';
import '../opt/opt.css';

type Next = DeskWaybill['next'][number];

interface Step {
  readonly move: WaybillMove;
  readonly next: Next;
}

/** What the inputs of a step can bring about by themselves. */
const metBy: Partial<Record<WaybillGuard, MoveKey>> = {
  housesMeasured: 'houses',
  weighbridgeThere: 'weighbridgeFile',
};

/** A step stays shut while something is missing that neither its inputs nor a reason can make good. */
function isShut({ move, next }: Step): boolean {
  if (next.blocked.length === 0 || next.passable) return false;
  return !move.guards.some((guard) => {
    const key = metBy[guard];
    return key !== undefined && [...move.needs, ...move.may].includes(key);
  });
}

/** The steps that the server allows this person now, the one onwards first, with the words of each. */
function stepsOf(of: DeskWaybill): Step[] {
  const { status } = of.waybill;
  const held = permissionsHeld().filter(isStaffPermission);
  const here = placeOf(status);
  return movesFrom(status, held)
    .flatMap((move): Step[] => {
      const next = of.next.find(({ to }) => to === move.to);
      return next ? [{ move, next }] : [];
    })
    .toSorted((one, other) => rank(one, here) - rank(other, here));
}

/** Open steps onwards, open steps back, shut ones, and the end. */
function rank(step: Step, here: number): number {
  if (step.move.to === '0') return 3;
  if (isShut(step)) return 2;
  return placeOf(step.move.to) > here ? 0 : 1;
}

/** What can be done with a waybill now; each opens what it needs. */
export function NextSteps({ of }: { of: DeskWaybill }) {
  const { t, language } = useWords();
  const [asked, setAsked] = useState<WaybillMove>();
  const steps = stepsOf(of);
  const here = placeOf(of.waybill.status);
  const open = steps.filter((step) => step.move.to !== '0' && !isShut(step));
  const shut = steps.filter((step) => step.move.to !== '0' && isShut(step));
  const ends = steps.filter(({ move }) => move.to === '0');
  return (
    <div className="next-steps">
      {steps.length === 0 ? <p className="next-steps__none">{t('waybills.next.none')}</p> : null}
      {open.map(({ move }, place) => (
        <Button
          key={move.to}
          look={place === 0 ? 'primary' : 'secondary'}
          icon={placeOf(move.to) > here ? 'arrow-right' : 'chevron-left'}
          onClick={() => setAsked(move)}
        >
          {say(move.words, language)}
        </Button>
      ))}
      {shut.map(({ move, next }) => (
        <p key={move.to} className="next-steps__blocked">
          <b>{say(move.words, language)}</b>
          {t('waybills.next.blocked', { why: next.blocked.join(t('waybills.pause')) })}
        </p>
      ))}
      {ends.map(({ move }) => (
        <div key={move.to} className="next-steps__more state-stop">
          <Button look="text" size="small" onClick={() => setAsked(move)}>
            <StateGlyph family="stop" />
            {say(move.words, language)}
          </Button>
        </div>
      ))}
      {asked ? <MoveDialog of={of} move={asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  );
}

interface MoveDialogProps {
  of: DeskWaybill;
  move: WaybillMove;
  onClose: () => void;
}

/** Asks for what a step needs, makes it, and says what the server answered. */
function MoveDialog({ of, move, onClose }: MoveDialogProps) {
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
          // Where some pieces stay behind a waybill stays, too.
          await told(call(moveDeskWaybill, { body, refusal: 'in place' }), ({ waybill: { status: now } }) =>
            now === status
              ? t('waybills.move.stays', { number: mawbNo, at: named(now) })
              : t('waybills.move.done', { number: mawbNo, to: named(now) }),
          );
          onClose();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
