import { placeOf } from '@loadline/contract/codes/waybill-status';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import type { WaybillGuard } from '@loadline/contract/waybills/waybill.guard';
import { movesFrom, type WaybillMove } from '@loadline/contract/waybills/waybill.lifecycle';
import type { MoveKey } from '@loadline/contract/waybills/waybill.move-data';
import { useState } from 'react';
import { permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import type { DeskWaybill } from '../../../resource/waybill/waybill-record.ts';
import { Button } from '../../../ui/button.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { MoveDialog } from './move-dialog.tsx';
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
