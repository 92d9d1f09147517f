import { useId, useRef } from 'react';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { GridFoot } from './grid-foot.tsx';
import { GridHead } from './grid-head.tsx';
import { GridLine } from './grid-line.tsx';
import { NoRows, Suggestions, Tools } from './grid-parts.tsx';
import { PasteFaults } from './paste-faults.tsx';
import { type GridProps, useGrid } from './use-grid.ts';
import './grid.css';

/**
 * Rows that are typed in a grid inside a form: a block is pasted into any cell, Enter goes down and at the end begins a
 * row, and of long lists only what is seen is drawn.
 */
export function Grid(props: GridProps) {
  const { label, rows, columns, fields, path, saidOf, sums, none, look = 'flush' } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const grid = useGrid(root, props);
  return (
    <div className={`grid grid--${look}`} data-path={path} data-invalid={grid.faults > 0 ? '' : undefined}>
      {rows.length > 0 || none === undefined ? (
        <div
          ref={root}
          role="grid"
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 2}
          className="grid__scroll"
          {...grid.keys}
        >
          <div className="grid__canvas" style={{ height: grid.view.height, minWidth: grid.tracks.minWidth }}>
            <GridHead columns={columns} fields={fields} tracks={grid.tracks} />
            {grid.view.rows.map(({ index, top }) => {
              const row = rows[index];
              return row ? (
                <GridLine
                  key={row.id}
                  id={id}
                  row={row}
                  at={index}
                  top={top}
                  said={saidOf(row)}
                  isOpen={grid.isOpen(row.id)}
                  actions={grid.edits.actions}
                  measure={grid.view.measure}
                  fields={fields}
                  columns={columns}
                  tracks={grid.tracks}
                  path={path}
                  menu={props.menu}
                  more={props.more}
                />
              ) : null;
            })}
          </div>
          {sums ? (
            <GridFoot columns={columns} sums={sums} tracks={grid.tracks} place={rows.length + 2} />
          ) : null}
        </div>
      ) : (
        <NoRows onAdd={grid.add} onPaste={(text) => grid.paste(undefined, text)}>
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
      {grid.pasted ? <PasteFaults pasted={grid.pasted} onClose={grid.forgetPasted} /> : null}
      <Tools
        addLabel={rows.length > 0 ? props.addLabel : undefined}
        faults={grid.faults}
        onAdd={grid.add}
        onFault={() => grid.goToFault('next')}
      />
    </div>
  );
}
