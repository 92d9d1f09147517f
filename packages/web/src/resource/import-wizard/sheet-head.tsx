import { memo } from 'react';
import { useWords } from '../../kernel/words.ts';
import { type ColumnSlot, sizes } from './use-sheet-window.ts';

/** The headings of the columns in sight; the first one is that of the row numbers. */
export const SheetHead = memo(function SheetHead({
  columns,
  width,
}: {
  columns: readonly ColumnSlot[];
  width: number;
}) {
  const { t } = useWords();
  return (
    <div role="row" aria-rowindex={1} className="sheet-head" style={{ width }}>
      <div
        role="columnheader"
        aria-colindex={1}
        className="sheet-head__corner"
        style={{ width: sizes.rowNumber }}
      >
        {t('import.sheet.row')}
      </div>
      {columns.map(({ column, index, left }) => (
        <div
          key={column.key}
          role="columnheader"
          aria-colindex={index + 2}
          className={`sheet-head__column sheet-head__column--${column.align}${index === 0 ? ' sheet-head__column--pinned' : ''}`}
          style={{ left, width: column.width }}
        >
          {column.label}
          {column.unit ? <span className="sheet-head__unit">{column.unit}</span> : null}
          {column.isNeeded ? (
            <span className="sheet-head__needed">
              <span aria-hidden="true">*</span>
              <span className="visually-hidden">{t('import.sheet.needed')}</span>
            </span>
          ) : null}
        </div>
      ))}
    </div>
  );
});
