import { memo, type ReactNode } from 'react';
import { type ColumnSlot, pinnedWidth, sizes } from '../grid/grid-window.ts';
import type { ImportSubject, SheetRow } from './import-subject.ts';
import { SheetCell } from './sheet-cell.tsx';
import { tonesOf } from './sheet-tone.ts';
import type { ShownColumn } from './use-shown-columns.ts';

interface SheetLineProps {
  subject: ImportSubject;
  row: SheetRow;
  /** From 1, the headings being the first. */
  place: number;
  top: number;
  width: number;
  columns: readonly ColumnSlot<ShownColumn>[];
  /** Texts on their way to the server, by column. */
  waiting: ReadonlyMap<string, string> | undefined;
  /** The column whose cell the Tab key reaches. */
  stop: string | undefined;
  /** Stands in that cell while it is edited. */
  editor: ReactNode;
}

/** One row of the sheet: its number in the file, and the cells in sight. Drawn again only when one of them changes. */
export const SheetLine = memo(function SheetLine(props: SheetLineProps) {
  const { subject, row, place, top, width, columns, waiting, stop, editor } = props;
  const tones = tonesOf(row, subject.isError);
  const hasError = [...tones.values()].includes('error');
  const [pinned, ...others] = columns;
  const cellIn = (slot: ColumnSlot<ShownColumn>) => {
    const { key } = slot.column;
    return (
      <SheetCell
        key={key}
        subject={subject}
        row={row}
        slot={slot}
        tone={tones.get(key)}
        waiting={waiting?.get(key)}
        isStop={key === stop}
        editor={key === stop ? editor : undefined}
      />
    );
  };
  return (
    <div role="row" aria-rowindex={place} className="sheet-line" style={{ top, width }}>
      <div className="sheet-pinned" style={{ width: pinnedWidth(pinned) }}>
        <div
          role="rowheader"
          aria-colindex={1}
          className={hasError ? 'sheet-line__number sheet-line__number--error' : 'sheet-line__number'}
          style={{ width: sizes.rowNumber }}
        >
          {row.row}
        </div>
        {pinned ? cellIn(pinned) : null}
      </div>
      {others.map(cellIn)}
    </div>
  );
});
