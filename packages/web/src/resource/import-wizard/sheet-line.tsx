import { memo, type ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { cellName } from '../grid/grid-place.ts';
import { type ColumnSlot, pinnedWidth, sizes } from '../grid/grid-window.ts';
import type { ImportSubject, SheetRow } from './import-subject.ts';
import { mayOverflow } from './sheet-columns.ts';
import { type CellTone, tonesOf } from './sheet-tone.ts';
import type { ShownColumn } from './use-shown-columns.ts';

const families = { error: 'stop', warning: 'act', changed: 'done' } as const;

/** One cell; drawn again only when it changes, not when others come into sight beside it. */
const SheetCell = memo(function SheetCell(props: SheetCellProps) {
  const { subject, row, slot, tone, waiting, isStop, editor } = props;
  const { key, at, width } = slot.column;
  const text = waiting ?? row.cells[at] ?? '';
  const looks = looksOf(slot, tone, text);
  return (
    <div
      role="gridcell"
      aria-colindex={slot.index + 2}
      aria-invalid={tone === 'error' || undefined}
      data-cell={cellName({ row: row.row, key })}
      tabIndex={editor ? undefined : isStop ? 0 : -1}
      className={editor ? `${looks} sheet-cell--edited` : looks}
      style={{ left: slot.left, width }}
    >
      {editor ??
        (tone ? <MarkedText subject={subject} row={row} column={key} tone={tone} text={text} /> : text)}
    </div>
  );
});

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
  const leftOut = row.leftOut === null ? undefined : subject.sayLeftOut(row.leftOut, row.madeAs);
  return (
    <div
      role="row"
      aria-rowindex={place}
      className={row.leftOut === null ? 'sheet-line' : 'sheet-line sheet-line--out'}
      style={{ top, width }}
    >
      <div className="sheet-pinned" style={{ width: pinnedWidth(pinned) }}>
        <div
          role="rowheader"
          aria-colindex={1}
          className={hasError ? 'sheet-line__number sheet-line__number--error' : 'sheet-line__number'}
          style={{ width: sizes.rowNumber }}
          title={leftOut}
        >
          {row.row}
          {leftOut === undefined ? null : <span className="visually-hidden">{leftOut}</span>}
        </div>
        {pinned ? cellIn(pinned) : null}
      </div>
      {others.map(cellIn)}
    </div>
  );
});

interface SheetCellProps {
  subject: ImportSubject;
  row: SheetRow;
  slot: ColumnSlot<ShownColumn>;
  tone: CellTone | undefined;
  /** A text on its way to the server. */
  waiting: string | undefined;
  /** The Tab key reaches it. */
  isStop: boolean;
  /** Stands in place of the text while it is edited. */
  editor: ReactNode;
}

interface MarkedTextProps {
  subject: ImportSubject;
  row: SheetRow;
  column: string;
  tone: CellTone;
  text: string;
}

/** A text with its glyph, and in words for those who do not see it what is wrong. */
function MarkedText({ subject, row, column, tone, text }: MarkedTextProps) {
  const { t } = useWords();
  const problems = row.findings.filter(({ key }) => key === column).map(subject.say);
  return (
    <>
      <StateGlyph family={families[tone]} size={11} />
      {text === '' && tone === 'error' ? t('import.sheet.blank') : text}
      <span className="visually-hidden">{problems.join(', ') || t('import.sheet.changed')}</span>
    </>
  );
}

function looksOf({ column }: ColumnSlot<ShownColumn>, tone: CellTone | undefined, text: string): string {
  const looks = ['sheet-cell', `sheet-cell--${column.align}`];
  if (mayOverflow(text, column.width)) looks.push('sheet-cell--long');
  if (tone) looks.push(`sheet-cell--${tone}`, `state-${families[tone]}`);
  return looks.join(' ');
}
