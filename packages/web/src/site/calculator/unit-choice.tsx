import { lengthUnits } from '@loadline/contract/freight/chargeable-weight';
import { codesOf, isCode } from '@loadline/contract/kernel/code';
import { useWords } from '../../kernel/words.ts';
import { SegmentedControl } from '../../ui/segmented.tsx';
import type { Cargo } from './use-cargo.ts';

/** In which unit the sides are typed. */
export function UnitChoice({ cargo }: { cargo: Cargo }) {
  const { t } = useWords();
  return (
    <div className="calculator__units">
      <span>{t('calculator.unit')}</span>
      <SegmentedControl
        look="box"
        label={t('calculator.unit')}
        options={codesOf(lengthUnits).map((value) => ({ value, label: value }))}
        value={cargo.unit}
        onChange={(value) => {
          if (isCode(lengthUnits, value)) cargo.measureIn(value);
        }}
      />
    </div>
  );
}
