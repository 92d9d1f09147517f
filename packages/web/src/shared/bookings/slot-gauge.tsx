import type { SlotRoom } from '@loadline/contract/flights/slot-room';
import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { LoadLineColumn } from '../../ui/load-line-column.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { type SlotLoad, slotLoad } from './slot-load.ts';
import './slot.css';

interface SlotGaugeProps {
  /** Without what this booking holds already. */
  room: SlotRoom;
  /** What it takes as it is written now. */
  kg: string;
  cbm: string;
  /** The unit in which it is over, when it is. */
  over?: 'kg' | 'cbm' | undefined;
}

/** The load line of a slot with one booking on it: taken, this one, and what is left, in kg or in m³. */
export function SlotGauge({ room, kg, cbm, over }: SlotGaugeProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState<'kg' | 'cbm'>();
  const unit = chosen ?? over ?? 'kg';
  const load =
    unit === 'kg'
      ? slotLoad({ max: room.maxKg, taken: room.takenKg, held: null, mine: kg })
      : slotLoad({ max: room.maxCbm, taken: room.takenCbm, held: null, mine: cbm });
  const [name, figure] = unit === 'kg' ? (['kg', weightText] as const) : (['m³', volumeText] as const);
  return (
    <div className="slot-gauge">
      <LoadLineColumn
        limit={Number(load.limit)}
        taken={Number(load.taken)}
        mine={Number(load.mine)}
        limitText={wholeText(load.limit)}
        takenText={wholeText(load.taken)}
        label={t(load.over === undefined ? 'booking.gauge.label' : 'booking.gauge.labelOver', {
          limit: figure(load.limit),
          taken: figure(load.taken),
          mine: figure(load.mine),
          left: figure(load.over ?? load.left),
          unit: name,
        })}
      />
      <div className="slot-gauge__words">
        <Figures load={load} unit={name} figure={figure} />
        <SegmentedControl
          label={t('booking.gauge.unit')}
          value={unit}
          onChange={(wanted) => setChosen(wanted === 'cbm' ? 'cbm' : 'kg')}
          options={[
            { value: 'kg', label: 'kg' },
            { value: 'cbm', label: 'm³' },
          ]}
        />
      </div>
    </div>
  );
}

interface FiguresProps {
  load: SlotLoad;
  unit: string;
  figure: (value: string) => string;
}

function Figures({ load, unit, figure }: FiguresProps) {
  const { t } = useWords();
  const rows = [
    { key: 'taken', value: load.taken },
    { key: 'mine', value: load.mine },
    { key: 'left', value: load.left },
  ] as const;
  return (
    <dl>
      {rows.map(({ key, value }) => (
        <div key={key} className={`slot-gauge__figure slot-gauge__figure--${key}`}>
          <dt>{t(`booking.gauge.${key}`)}</dt>
          <dd className={value.startsWith('-') ? 'slot-gauge__over' : undefined}>
            {figure(value)} <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
