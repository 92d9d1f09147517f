import type { ClipboardEvent } from 'react';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { type Row, rowsIn, rowsLaidOver } from '../../../resource/rows/rows.ts';
import { Button } from '../../../ui/button.tsx';
import { useFieldControl } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumericInput } from '../../../ui/numeric-input.tsx';
import { Select, type SelectOption } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import './rows-input.css';

export interface RowColumn {
  readonly key: string;
  readonly label: string;
  /** The choices of a column, or that it holds numbers; else it is text. */
  readonly options?: readonly SelectOption[];
  readonly decimals?: number;
}

interface RowsInputProps {
  label: string;
  control: Control;
  columns: readonly RowColumn[];
  /** What a new row begins with. */
  empty: Row;
  /** How many rows must stay. */
  least: number;
  /** How many there can be. */
  most?: number;
  addLabel: string;
  /** Quads and fives stand in two lines without a head, fours in one line under theirs. */
  look: 'pairs' | 'triples' | 'quads' | 'fours' | 'fives';
}

/** A small table inside a form: rows are added, removed, and pasted from a sheet into any cell. */
export function RowsInput({ label, control, columns, empty, least, most, addLabel, look }: RowsInputProps) {
  const { t } = useWords();
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl();
  const rows = rowsIn(control.value);
  const type = (at: number, key: string, value: string) =>
    control.onChange(rows.map((row, index) => (index === at ? { ...row, [key]: value } : row)));
  const paste = (event: ClipboardEvent, at: number, key: string) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const keys = columns.map((column) => column.key);
    control.onChange(rowsLaidOver(rows, { keys, empty, at, key }, text));
  };
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={`rows-input rows-input--${look}`}
    >
      <div className="rows-input__head" aria-hidden="true">
        {columns.map((column) => (
          <span key={column.key}>{column.label}</span>
        ))}
      </div>
      {rows.map((row, at) => (
        // A row is known by nothing but its place.
        <div key={at} className="rows-input__row">
          {columns.map((column) => (
            <Cell
              key={column.key}
              column={column}
              name={t('rates.cell', { row: at + 1, name: column.label })}
              value={row[column.key] ?? ''}
              invalid={invalid}
              onChange={(value) => type(at, column.key, value)}
              onBlur={control.onLeave}
              onPaste={(event) => paste(event, at, column.key)}
            />
          ))}
          <IconButton
            icon="trash"
            label={t('rates.removeRow', { row: at + 1 })}
            disabled={rows.length <= least}
            onClick={() => control.onChange(rows.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {most !== undefined && rows.length >= most ? null : (
        <Button look="text" icon="plus" onClick={() => control.onChange([...rows, empty])}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}

interface CellProps {
  column: RowColumn;
  name: string;
  value: string;
  /** Something is wrong with the table: the cells that are empty show it. */
  invalid: true | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
  onPaste: (event: ClipboardEvent) => void;
}

function Cell({ column: { options, decimals }, name, value, invalid, onChange, onBlur, onPaste }: CellProps) {
  // The table carries the field's state; a cell has only its own name.
  const own = {
    id: undefined,
    'aria-label': name,
    'aria-describedby': undefined,
    'aria-invalid': value === '' ? invalid : undefined,
    value,
    onChange,
    onBlur,
  };
  if (options) return <Select {...own} options={options} />;
  if (decimals !== undefined) return <NumericInput {...own} onPaste={onPaste} min={0} />;
  return <TextInput {...own} onPaste={onPaste} autoComplete="off" />;
}
