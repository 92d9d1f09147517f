import type { Spot } from '../grid/grid-move.ts';
import { cellName } from '../grid/grid-place.ts';
import type { ColumnWindow, RowWindow } from '../grid/grid-window.ts';
import { CellEditor } from './cell-editor.tsx';
import type { ImportSubject } from './import-subject.ts';
import type { Place } from './next-problem.ts';
import { SheetLine } from './sheet-line.tsx';
import type { CellActions } from './use-cell-actions.ts';
import type { Preview } from './use-preview.ts';
import type { ShownColumn } from './use-shown-columns.ts';

interface SheetLinesProps {
  subject: ImportSubject;
  preview: Preview;
  down: RowWindow;
  across: ColumnWindow<ShownColumn>;
  current: Spot;
  actions: CellActions;
}

/** The rows in sight, the current cell among them, with its editor while it is edited. */
export function SheetLines({ subject, preview, down, across, current, actions }: SheetLinesProps) {
  const { shown, columns, edits } = preview;
  const stop = columns[current.column]?.key;
  return down.rows.map(({ index, top }) => {
    const row = shown[index];
    if (!row) return null;
    const key = index === current.row ? stop : undefined;
    return (
      <SheetLine
        key={row.row}
        subject={subject}
        row={row}
        place={index + 2}
        top={top}
        width={across.width}
        columns={across.columns}
        waiting={edits.waiting.get(row.row)}
        stop={key}
        editor={key === undefined ? undefined : editorAt({ row: row.row, key }, preview, actions)}
      />
    );
  });
}

function editorAt(place: Place, { cursor }: Preview, actions: CellActions) {
  const facts = cursor.draft === undefined ? undefined : actions.factsOf(place);
  if (cursor.draft === undefined || !facts) return undefined;
  return (
    <CellEditor
      key={cellName(place)}
      label={actions.labelOf(place)}
      draft={cursor.draft}
      facts={facts}
      onTake={(text, after) => actions.take(place, text, after)}
      onReplace={(replacement) => actions.replace(place, replacement)}
      onCancel={cursor.rest}
    />
  );
}
