import { memo, type ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { cellName } from '../grid/grid-place.ts';
import type { ColumnSlot } from '../grid/grid-window.ts';
import type { ImportSubject, SheetRow } from './import-subject.ts';
import { mayOverflow } from './sheet-columns.ts';
import type { CellTone } from './sheet-tone.ts';
import type { ShownColumn } from './use-shown-columns.ts';

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

const families = { error: 'stop', warning: 'act', changed: 'done' } as const;

/** One cell; drawn again only when it changes, not when others come into sight beside it. */
export const SheetCell = memo(function SheetCell(props: SheetCellProps) {
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
