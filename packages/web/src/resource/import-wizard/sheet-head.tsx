import { memo } from 'react';
import { useWords } from '../../kernel/words.ts';
import { type ColumnSlot, pinnedWidth, sizes } from '../grid/grid-window.ts';
import type { ShownColumn } from './use-shown-columns.ts';

interface SheetHeadProps {
  columns: readonly ColumnSlot<ShownColumn>[];
  width: number;
}

/** The headings of the columns in sight; the first one is that of the row numbers. */
export const SheetHead = memo(function SheetHead({ columns, width }: SheetHeadProps) {
  const { t } = useWords();
  const [pinned, ...others] = columns;
  return (
    <div role="row" aria-rowindex={1} className="sheet-head" style={{ width }}>
      <div className="sheet-pinned" style={{ width: pinnedWidth(pinned) }}>
        <div
          role="columnheader"
          aria-colindex={1}
          className="sheet-head__corner"
          style={{ width: sizes.rowNumber }}
        >
          {t('import.sheet.row')}
        </div>
        {pinned ? <Heading slot={pinned} /> : null}
      </div>
      {others.map((slot) => (
        <Heading key={slot.column.key} slot={slot} />
      ))}
    </div>
  );
});

function Heading({ slot }: { slot: ColumnSlot<ShownColumn> }) {
  const { t } = useWords();
  const { label, unit, isNeeded, align, width } = slot.column;
  return (
    <div
      role="columnheader"
      aria-colindex={slot.index + 2}
      className={`sheet-head__column sheet-head__column--${align}`}
      style={{ left: slot.left, width }}
    >
      {label}
      {unit ? <span className="sheet-head__unit">{unit}</span> : null}
      {isNeeded ? (
        <span className="sheet-head__needed">
          <span aria-hidden="true">*</span>
          <span className="visually-hidden">{t('import.sheet.needed')}</span>
        </span>
      ) : null}
    </div>
  );
}
