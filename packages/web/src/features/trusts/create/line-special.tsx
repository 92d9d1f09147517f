import { specialProperties } from '@loadline/contract/codes/special-property';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import type { GridRow, RowContext } from '../../../resource/grid/grid-row.ts';
import { ChipsChoice } from '../../../ui/chips-choice.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';

/** What carriers ask about the goods of a line: a word in the cell, the choice beside it. */
export function LineSpecial({ row, at, actions }: RowContext) {
  const { t, language } = useWords();
  const special = specialOf(row);
  const words = special.map((one) => say(wordOf(specialProperties, one), language));
  const label = t('grid.cell', { row: at + 1, name: t('trust.cargo.special') });
  const options = codesOf(specialProperties)
    .filter((one) => one !== 'general')
    .map((one) => ({ value: one, label: say(wordOf(specialProperties, one), language) }));
  const said = words.join(language === 'en' ? ', ' : '\u3001');
  return (
    <Popover
      label={label}
      align="end"
      trigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={special.length > 0 ? 'trust-special state-act' : 'trust-special'}
          aria-label={`${label}: ${said || t('trust.cargo.general')}`}
          title={said || undefined}
        >
          {special.length > 0 ? <StateGlyph family="act" /> : null}
          <span className="trust-special__words">{said || t('trust.cargo.general')}</span>
        </button>
      )}
    >
      {() => (
        <div className="trust-special__choice">
          <ChipsChoice
            label={label}
            options={options}
            values={special}
            onChange={(values) => actions.fill(row.id, { special: values })}
          />
        </div>
      )}
    </Popover>
  );
}

/** The properties of a line that ask for something. */
export function specialOf(line: GridRow): string[] {
  const { special } = line;
  return Array.isArray(special) ? special.map(String).filter((one) => one !== 'general') : [];
}
