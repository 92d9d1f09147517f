import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { unitText } from '../unit.ts';
import type { Pasted } from './grid-block.ts';
import { GridFoot } from './grid-foot.tsx';
import { GridLine } from './grid-line.tsx';
import { type GridColumn, isNumeric } from './grid-row.ts';
import { type GridProps, useGrid } from './use-grid.ts';
import './grid.css';

/** More are counted, not listed. */
const listed = 8;

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

interface GridHeadProps {
  columns: readonly GridColumn[];
  fields: Fields;
  tracks: CSSProperties;
}

/** The headings of a grid whose columns are fields. */
function GridHead({ columns, fields, tracks }: GridHeadProps) {
  const { t, language } = useWords();
  return (
    <div role="row" aria-rowindex={1} className="grid-line grid-head" style={tracks}>
      <div role="columnheader" aria-colindex={1} className="grid-number" aria-label={t('grid.row')}>
        #
      </div>
      {columns.map(({ key, header, unit, isNeeded, cell, isText }, index) => {
        const field = fields[key];
        const shownUnit = unit ?? unitText(field?.unit);
        const label = header ?? (field ? say(field.label, language) : '');
        const isEnd = isNumeric(field) || (cell !== undefined && !field && !isText);
        return (
          <div
            key={key}
            role="columnheader"
            aria-colindex={index + 2}
            title={label}
            className={isEnd ? 'grid-head__column grid-cell--number' : 'grid-head__column'}
          >
            <span>{label}</span>
            {shownUnit ? <small> {shownUnit}</small> : null}
            {isNeeded ? <span aria-hidden="true"> *</span> : null}
          </div>
        );
      })}
      <div role="columnheader" aria-colindex={columns.length + 2} aria-label={t('grid.actions')} />
    </div>
  );
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

/** What is usually typed in some columns. */
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

/** What of a pasted block could not be read, row by row. */
function PasteFaults({ pasted: { faults }, onClose }: { pasted: Pasted; onClose: () => void }) {
  const { t, language } = useWords();
  return (
    <div className="grid__note">
      <Alert
        family="act"
        actions={<IconButton icon="close" size="small" label={t('resource.close')} onClick={onClose} />}
      >
        <b>{t('grid.unread', { count: faults.length })}</b>
        <ul>
          {faults.slice(0, listed).map(({ row, label, says }) => (
            <li key={`${row} ${label.en}`}>
              {t('grid.fault', { row, name: say(label, language), says: say(says, language) })}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
