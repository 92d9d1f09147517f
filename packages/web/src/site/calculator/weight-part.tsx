import { freightModes } from '@loadline/contract/freight/calculator';
import { chargeableWeight } from '@loadline/contract/freight/chargeable-weight';
import type { FreightMode, FreightModeName } from '@loadline/contract/freight/weight-rule';
import { usualRules } from '@loadline/contract/freight/weight-rule';
import { codesOf, isCode } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { readingOf } from './cargo-reading.ts';
import { CargoTable } from './cargo-table.tsx';
import { ModeComparison } from './mode-comparison.tsx';
import { modeIcon } from './mode-icon.ts';
import { UnitChoice } from './unit-choice.tsx';
import type { Cargo } from './use-cargo.ts';
import { WeightResult } from './weight-result.tsx';

interface WeightPartProps {
  cargo: Cargo;
  mode: FreightModeName;
  onMode: (mode: FreightModeName) => void;
  booking: PageName | undefined;
}

/** What a cargo is charged as by the usual rule of a way to ship, why, and by the others. */
export function WeightPart({ cargo, mode: name, onMode, booking }: WeightPartProps) {
  const { t } = useWords();
  const mode: FreightMode = usualRules[name];
  const reading = readingOf(cargo.lines, cargo.unit, mode.name, mode.piece);
  const result = chargeableWeight(reading.right, cargo.unit, mode.rule);
  const isAny = reading.right.length > 0;
  return (
    <div className="calculator__columns">
      <div className="calculator__column">
        <CargoTable
          cargo={cargo}
          reading={reading}
          parts={result.parts}
          whole={result}
          head={
            <>
              <ModeChoice mode={name} onMode={onMode} />
              <UnitChoice cargo={cargo} />
            </>
          }
        />
        {isAny ? <ModeComparison chosen={name} cargo={cargo} reading={reading} /> : null}
      </div>
      {isAny ? (
        <WeightResult mode={mode} unit={cargo.unit} reading={reading} result={result} booking={booking} />
      ) : (
        <aside className="calculator__box calculator__empty">{t('calculator.nothing')}</aside>
      )}
    </div>
  );
}

function ModeChoice({ mode, onMode }: Pick<WeightPartProps, 'mode' | 'onMode'>) {
  const { t, language } = useWords();
  const options = codesOf(freightModes).map((value) => ({
    value,
    label: (
      <>
        <Icon name={modeIcon[value]} />
        {say(usualRules[value].name, language)}
      </>
    ),
  }));
  return (
    <div className="calculator__modes">
      <SegmentedControl
        look="box"
        label={t('calculator.mode')}
        options={options}
        value={mode}
        onChange={(value) => {
          if (isCode(freightModes, value)) onMode(value);
        }}
      />
    </div>
  );
}
