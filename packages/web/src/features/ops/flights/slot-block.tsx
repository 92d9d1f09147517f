import { slotStates } from '@loadline/contract/flights/flight.lifecycle';
import type { SlotRoom } from '@loadline/contract/flights/slot-room';
import { wordOf } from '@loadline/contract/kernel/code';
import { exact, fixed, minus } from '@loadline/contract/kernel/decimal';
import { volumeText, weightText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadLineGauge } from '../../../ui/load-line-gauge.tsx';
import { PanelBlock } from '../../../ui/side-panel.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { type Asked, type FlightDetail, isOver, shareText } from './flight.ts';

/** How full the slot is by weight and by volume, what is left, and whether it is on sale. */
export function SlotBlock({
  flight,
  onAsk,
}: {
  flight: FlightDetail['flight'];
  onAsk: (asked: Asked) => void;
}) {
  const { t, language } = useWords();
  const { room, slotState } = flight;
  if (!room || !slotState)
    return (
      <PanelBlock title={t('flightDesk.slot')}>
        <p className="flight-none">{t('flightDesk.noSlot')}</p>
      </PanelBlock>
    );
  const { family = 'void', ...said } = wordOf(slotStates, slotState);
  const to = slotState === 'OPEN' ? 'CLOSED' : 'OPEN';
  return (
    <PanelBlock
      title={t('flightDesk.slot')}
      aside={
        <span className="slot-state">
          <StateDot family={family}>{say(said, language)}</StateDot>
          <Button look="text" size="small" onClick={() => onAsk({ slot: to })}>
            {t(`flightDesk.slotMove.${to}`)}
          </Button>
        </span>
      }
    >
      <Measure
        name={t('flightDesk.weight')}
        taken={room.takenKg}
        max={room.maxKg}
        left={room.remainingKg}
        unit="kg"
        text={weightText}
      />
      <Measure
        name={t('flightDesk.volume')}
        taken={room.takenCbm}
        max={room.maxCbm}
        left={room.remainingCbm}
        unit={'m\u00b3'}
        text={volumeText}
      />
    </PanelBlock>
  );
}

interface MeasureProps {
  name: string;
  taken: SlotRoom['takenKg'];
  max: string;
  left: string;
  unit: string;
  text: (decimal: string) => string;
}

function Measure({ name, taken, max, left, unit, text }: MeasureProps) {
  const { t } = useWords();
  const over = isOver(taken, max);
  const share = shareText(taken, max);
  const takenText = t('flightDesk.taken', { amount: `${text(taken)} ${unit}`, share });
  const limitText = t('flightDesk.limit', { amount: `${text(max)} ${unit}` });
  const leftText = over
    ? t('flightDesk.overBy', { amount: `${text(excess(taken, max))} ${unit}` })
    : t('flightDesk.leftOf', { amount: `${text(left)} ${unit}` });
  return (
    <div className="slot-measure">
      <p className="slot-measure__head">
        {name}
        <b className={over ? 'slot-measure__left slot-measure__left--over' : 'slot-measure__left'}>
          {leftText}
        </b>
      </p>
      <LoadLineGauge
        limit={Number(max)}
        taken={Number(taken)}
        mine={0}
        takenText={takenText}
        limitText={limitText}
        label={`${name}: ${takenText}, ${limitText}, ${leftText}`}
      />
    </div>
  );
}

function excess(taken: string, max: string): string {
  return fixed(minus(exact(taken), exact(max)), 3);
}
