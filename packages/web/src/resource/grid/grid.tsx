import { type CSSProperties, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { newKey } from '../../kernel/request.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { type Pasted, rowsPasted } from './grid-block.ts';
import { useGridCursor, useGridJump } from './grid-cursor.ts';
import { GridFoot, type GridSums } from './grid-foot.tsx';
import { GridHead } from './grid-head.tsx';
import { GridLine, type LineLook } from './grid-line.tsx';
import { nextPlace, type Place } from './grid-place.ts';
import type { GridColumn, GridRow, SaidOfRow } from './grid-row.ts';
import { useRowWindow } from './grid-window.ts';
import { PasteFaults } from './paste-faults.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridReveal } from './use-grid-reveal.ts';
import { useGridRows } from './use-grid-rows.ts';
import './grid.css';

export interface GridProps extends LineLook {
  readonly label: string;
  readonly rows: readonly GridRow[];
  readonly blank: (id: string, rows: readonly GridRow[]) => GridRow;
  readonly onRows: (rows: readonly GridRow[]) => void;
  readonly onLeave?: (id: string, key: string) => void;
  readonly saidOf: (row: GridRow) => SaidOfRow;
  /** Pasted cells become what their fields take, or stay text. */
  readonly reading?: 'values' | 'text';
  /** Keys beside the columns that a pasted block may have. */
  readonly also?: readonly string[];
  readonly onPasted?: (rows: number) => void;
  readonly sums?: GridSums;
  /** Names the button under the rows; without it they are added elsewhere. */
  readonly addLabel?: string;
  /** What is wrong with the list as a whole. */
  readonly fault?: string | undefined;
  /** In place of the rows while there are none. */
  readonly none?: string;
  readonly look?: 'flush' | 'framed';
}

const rowHeight = 36;
const footHeight = 38;
const numberWidth = 30;
const endWidth = 34;
const nothingOpen: ReadonlySet<string> = new Set();

/**
 * Rows that are typed in a grid inside a form: a block is pasted into any cell, Enter goes down and at the end begins a
 * row, and of long lists only what is seen is drawn.
 */
export function Grid(props: GridProps) {
  const { label, rows, columns, fields, path, saidOf, sums, none, look = 'flush' } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(nothingOpen);
  const [pasted, setPasted] = useState<Pasted>();
  const tracks = useMemo(() => tracksOf(columns), [columns]);
  const cursor = useGridCursor();
  const edits = useGridRows({
    ...props,
    onToggle: (one) =>
      setOpen(
        (before) => new Set(before.has(one) ? [...before].filter((id) => id !== one) : [...before, one]),
      ),
  });
  const spotOf = ({ row, key }: Place) => {
    const spot = {
      row: rows.findIndex((one) => one.id === row),
      column: columns.findIndex((one) => one.key === key),
    };
    return spot.row < 0 || spot.column < 0 ? undefined : spot;
  };
  const view = useRowWindow(root, {
    count: rows.length,
    current: (cursor.at && spotOf(cursor.at)?.row) ?? -1,
    rowHeight,
    foot: sums ? footHeight : 0,
    keyOf: (index) => rows[index]?.id ?? String(index),
  });
  useGridJump(root, cursor.jump, {
    spotOf,
    reveal: ({ row }, align) => view.reveal(row, align),
    focus: (cell) => (cell.querySelector<HTMLElement>('input, select, button') ?? cell).focus(),
  });
  useGridReveal(root, path, (place) => cursor.goTo(place, 'center'));
  const wrong = useMemo(
    () => rows.flatMap((row) => saidOf(row).wrong.map(({ key }) => ({ row: row.id, key }))),
    [rows, saidOf],
  );
  const goToFault = (towards: 'next' | 'previous') => {
    const order = (place: Place) => {
      const spot = spotOf(place);
      return spot ? spot.row * (columns.length + 1) + spot.column : -1;
    };
    const place = nextPlace(wrong, order, { from: cursor.at, towards });
    if (place) cursor.goTo(place, 'center');
  };
  const paste = (at: Place | undefined, text: string) => {
    const keys = [...columns.map(({ key }) => key), ...(props.also ?? [])];
    const target = { fields, keys, blank: props.blank, reading: props.reading ?? 'values' };
    const read = rowsPasted(rows, target, at, text, newKey);
    edits.put(read.rows);
    setPasted(read.faults.length > 0 ? read : undefined);
    props.onPasted?.(read.count);
  };
  const add = () => cursor.goTo({ row: edits.add(), key: columns[0]?.key ?? '' });
  const keys = useGridKeys({
    ...{ rows, columns, cursor, edits, page: view.page, spotOf, onFault: goToFault },
    onPaste: paste,
  });
  return (
    <div className={`grid grid--${look}`} data-path={path} data-invalid={wrong.length > 0 ? '' : undefined}>
      {rows.length > 0 || none === undefined ? (
        <div
          ref={root}
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 2}
          className="grid__scroll"
          {...keys}
        >
          <div className="grid__canvas" style={{ height: view.height, minWidth: tracks.minWidth }}>
            <GridHead columns={columns} fields={fields} tracks={tracks} />
            {view.rows.map(({ index, top }) => {
              const row = rows[index];
              return row ? (
                <GridLine
                  key={row.id}
                  id={id}
                  row={row}
                  at={index}
                  top={top}
                  said={saidOf(row)}
                  isOpen={open.has(row.id)}
                  actions={edits.actions}
                  measure={view.measure}
                  fields={fields}
                  columns={columns}
                  tracks={tracks}
                  path={path}
                  menu={props.menu}
                  more={props.more}
                />
              ) : null;
            })}
          </div>
          {sums ? <GridFoot columns={columns} sums={sums} tracks={tracks} place={rows.length + 2} /> : null}
        </div>
      ) : (
        <NoRows onAdd={add} onPaste={(text) => paste(undefined, text)}>
          {none}
        </NoRows>
      )}
      <Suggestions id={id} columns={columns} />
      {props.fault ? (
        <div className="field__error grid__fault">
          <StateGlyph family="stop" />
          {props.fault}
        </div>
      ) : null}
      {pasted ? <PasteFaults pasted={pasted} onClose={() => setPasted(undefined)} /> : null}
      <Tools
        addLabel={rows.length > 0 ? props.addLabel : undefined}
        faults={wrong.length}
        onAdd={add}
        onFault={() => goToFault('next')}
      />
    </div>
  );
}

/** All rows share the tracks: the number, the columns by their widths, and what may be done with a row. */
function tracksOf(columns: readonly GridColumn[]): CSSProperties {
  const tracks = columns.map(({ width }) => `minmax(${width}px, ${width}fr)`);
  const width = columns.reduce((sum, one) => sum + one.width, numberWidth + endWidth);
  return { gridTemplateColumns: `${numberWidth}px ${tracks.join(' ')} ${endWidth}px`, minWidth: width };
}

interface NoRowsProps {
  children: ReactNode;
  onAdd: () => void;
  onPaste: (text: string) => void;
}

/** Before the first row: rows may be pasted here at once. */
function NoRows({ children, onAdd, onPaste }: NoRowsProps) {
  return (
    <button
      type="button"
      className="grid__none"
      onClick={onAdd}
      onPaste={(event) => {
        event.preventDefault();
        onPaste(event.clipboardData.getData('text'));
      }}
    >
      <Icon name="plus" size={14} />
      {children}
    </button>
  );
}

function Suggestions({ id, columns }: { id: string; columns: readonly GridColumn[] }) {
  return columns.map(({ key, suggestions }) =>
    suggestions ? (
      <datalist key={key} id={`${id}-${key}`}>
        {suggestions.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    ) : null,
  );
}

interface ToolsProps {
  addLabel: string | undefined;
  faults: number;
  onAdd: () => void;
  onFault: () => void;
}

/** Another row, and the way to the next cell that is wrong. */
function Tools({ addLabel, faults, onAdd, onFault }: ToolsProps) {
  const { t } = useWords();
  if (addLabel === undefined && faults === 0) return null;
  return (
    <div className="grid__tools">
      {addLabel === undefined ? null : (
        <Button look="text" size="small" icon="plus" onClick={onAdd}>
          {addLabel}
        </Button>
      )}
      {faults > 0 ? (
        <Button look="text" size="small" onClick={onFault}>
          {t('grid.faults', { count: faults })}
        </Button>
      ) : null}
    </div>
  );
}
