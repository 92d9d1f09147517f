import { useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, type KeyboardEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { numericText } from '../../ui/numeric-text.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { type Row, rowsLaidOver } from './rows.ts';
import './grid-input.css';

export interface GridColumn {
  readonly key: string;
  readonly label: string;
  /** In px. */
  readonly width: number;
  readonly required?: boolean;
  readonly isNumber?: boolean;
  /** What is usually typed, offered while it is typed. */
  readonly suggestions?: readonly string[];
}

interface GridInputProps {
  label: string;
  columns: readonly GridColumn[];
  rows: readonly Row[];
  /** What a new row begins with. */
  blank: (rows: readonly Row[]) => Row;
  onChange: (rows: readonly Row[]) => void;
  faultAt: (row: number, key: string) => string | undefined;
  addLabel: string;
}

const rowHeight = 33;
const headHeight = 33;
const heightOfTwelve = headHeight + 12 * rowHeight;
const faultsAtOnce = 4;

/**
 * A sheet inside a form: a block is pasted into any cell, Enter goes down and at the end begins a row, and long sheets
 * draw only what is seen.
 */
export function GridInput(props: GridInputProps) {
  const { label, columns, rows, blank, onChange, addLabel } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  // The virtualizer is an object that changes in place; nothing here is memoized on it.
  // oxlint-disable-next-line react/incompatible-library
  const view = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollPaddingStart: headHeight,
    initialRect: { width: 0, height: heightOfTwelve },
  });
  const goTo = (row: number, key: string) => {
    view.scrollToIndex(row);
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${key}"]`)?.focus(),
    );
  };
  const add = () => {
    flushSync(() => onChange([...rows, blank(rows)]));
    goTo(rows.length, columns[0]?.key ?? '');
  };
  const edit: Edit = {
    type: (at, key, value) =>
      onChange(rows.map((row, index) => (index === at ? { ...row, [key]: value } : row))),
    remove: (at) => onChange(rows.length === 1 ? [blank([])] : rows.filter((_, index) => index !== at)),
    paste: (at, key, text) =>
      onChange(
        rowsLaidOver(rows, { keys: columns.map((column) => column.key), empty: blank([]), at, key }, text),
      ),
    down: (at, key) => {
      if (at === rows.length - 1) flushSync(() => onChange([...rows, blank(rows)]));
      goTo(at + 1, key);
    },
    up: (at, key) => goTo(Math.max(0, at - 1), key),
  };
  const shown = view.getVirtualItems();
  return (
    <div className="grid-input">
      <div ref={scroller} className="grid-input__scroll" style={{ maxHeight: heightOfTwelve }}>
        <table aria-label={label} aria-rowcount={rows.length + 1}>
          <Head columns={columns} />
          <tbody>
            <Gap height={shown[0]?.start ?? 0} />
            {shown.map(({ index }) => (
              <Line key={index} {...props} id={id} at={index} row={rows[index] ?? {}} edit={edit} />
            ))}
            <Gap height={view.getTotalSize() - (shown.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </div>
      <Suggestions id={id} columns={columns} />
      <div className="grid-input__foot">
        <Button look="text" size="small" icon="plus" onClick={add}>
          {addLabel}
        </Button>
        <Faults {...props} onShow={goTo} />
      </div>
    </div>
  );
}

interface Edit {
  type: (at: number, key: string, value: string) => void;
  remove: (at: number) => void;
  paste: (at: number, key: string, text: string) => void;
  down: (at: number, key: string) => void;
  up: (at: number, key: string) => void;
}

function Head({ columns }: Pick<GridInputProps, 'columns'>) {
  const { t } = useWords();
  return (
    <>
      <colgroup>
        <col style={{ width: 36 }} />
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
        <col style={{ width: 36 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('grid.row')}</th>
          {columns.map(({ key, label, required }) => (
            <th key={key} scope="col">
              {label}
              {required ? <span aria-hidden="true"> *</span> : null}
            </th>
          ))}
          <td aria-hidden="true" />
        </tr>
      </thead>
    </>
  );
}

/** What is left out above and below. */
function Gap({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      <td aria-hidden="true" style={{ height }} />
    </tr>
  ) : null;
}

interface LineProps extends GridInputProps {
  id: string;
  at: number;
  row: Row;
  edit: Edit;
}

function Line({ id, at, row, columns, faultAt, edit }: LineProps) {
  const { t } = useWords();
  const press = (event: KeyboardEvent, key: string) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) edit.up(at, key);
    else edit.down(at, key);
  };
  const paste = (event: ClipboardEvent, key: string) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    edit.paste(at, key, text);
  };
  return (
    <tr aria-rowindex={at + 2}>
      <th scope="row">{at + 1}</th>
      {columns.map(({ key, label, isNumber, suggestions }) => {
        const fault = faultAt(at, key);
        return (
          <td key={key}>
            <input
              data-cell={`${at} ${key}`}
              aria-label={t('grid.cell', { row: at + 1, name: label })}
              aria-invalid={fault === undefined ? undefined : true}
              title={fault}
              className={isNumber ? 'grid-input__cell grid-input__cell--number' : 'grid-input__cell'}
              inputMode={isNumber ? 'decimal' : undefined}
              autoComplete="off"
              spellCheck={false}
              list={suggestions ? `${id}-${key}` : undefined}
              value={row[key] ?? ''}
              onChange={(event) =>
                edit.type(at, key, isNumber ? numericText(event.target.value) : event.target.value)
              }
              onKeyDown={(event) => press(event, key)}
              onPaste={(event) => paste(event, key)}
            />
          </td>
        );
      })}
      <td>
        <IconButton
          icon="trash"
          size="small"
          label={t('grid.removeRow', { row: at + 1 })}
          onClick={() => edit.remove(at)}
        />
      </td>
    </tr>
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

/** The first cells that are wrong, in words, each the way to its cell. */
function Faults({ rows, columns, faultAt, onShow }: GridInputProps & { onShow: Edit['down'] }) {
  const { t } = useWords();
  const faults = rows.flatMap((_, at) =>
    columns.flatMap(({ key, label }) => {
      const says = faultAt(at, key);
      return says === undefined ? [] : [{ at, key, label, says }];
    }),
  );
  if (faults.length === 0) return null;
  return (
    <ul className="grid-input__faults" data-invalid="">
      {faults.slice(0, faultsAtOnce).map(({ at, key, label, says }) => (
        <li key={`${at} ${key}`}>
          <button type="button" className="field__error" onClick={() => onShow(at, key)}>
            <StateGlyph family="stop" />
            {t('grid.fault', { row: at + 1, name: label, says })}
          </button>
        </li>
      ))}
      {faults.length > faultsAtOnce ? (
        <li className="field__hint">{t('grid.moreFaults', { count: faults.length - faultsAtOnce })}</li>
      ) : null}
    </ul>
  );
}
