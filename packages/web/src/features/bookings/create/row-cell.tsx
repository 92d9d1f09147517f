import { plain } from '@loadline/contract/freight/fraction';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { Field } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { useDraftForm } from '../../../resource/drafting/draft-form.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { valueIn } from '../../../resource/typed-value.ts';
import { numericText, settledNumber } from '../../../ui/numeric-text.ts';
import { isSheet } from './pasted-rows.ts';

interface RowCellProps {
  path: string;
  column: string;
  field: Field | undefined;
  place: number;
  /** Where what is wrong with the row is said. */
  describedBy: string;
  onMove: (event: KeyboardEvent) => void;
  onPaste: (text: string) => void;
}

/** One cell of a sheet. Numbers follow the numeric rule: digits while typing, limits and places on leaving. */
export function RowCell({ path, column, field, place, describedBy, onMove, onPaste }: RowCellProps) {
  const { t, language } = useWords();
  const form = useDraftForm();
  const [types, setTypes] = useState(false);
  if (!field) return null;
  const label = t('booking.rows.cell', { row: place + 1, column: say(field.label, language) });
  const isWrong = form.faults.errorAt(path) !== undefined;
  const text = typedText(form.valueAt(form.entered, path));
  const type = (typed: string) => form.change(path, valueIn(field, typed));
  const about = {
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? describedBy : undefined,
  };
  if (field.kind === 'code')
    return (
      <td data-path={path}>
        <select
          {...about}
          className="rows-table__cell"
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => form.faults.leave(path)}
        >
          <option value="">{''}</option>
          {codesOf(field.table).map((code) => (
            <option key={code} value={code}>
              {say(wordOf(field.table, code), language)}
            </option>
          ))}
        </select>
      </td>
    );
  const isNumeric = field.kind === 'whole' || field.kind === 'decimal';
  // What comes from the server has all its places; the sheet shows those that say something.
  const shown = !types && field.kind === 'decimal' && /^\d+\.\d+$/.test(text) ? plain(text) : text;
  const settle = () => {
    setTypes(false);
    if (isNumeric && text !== '') {
      const settled = plain(settledNumber(text, limitsOf(field)));
      if (settled !== text) type(settled);
    }
    form.faults.leave(path);
  };
  return (
    <td data-path={path}>
      <input
        {...about}
        className={isNumeric ? 'rows-table__cell rows-table__cell--number' : 'rows-table__cell'}
        data-column={column}
        title={isNumeric ? undefined : text}
        autoComplete="off"
        inputMode={isNumeric ? 'decimal' : undefined}
        value={shown}
        onFocus={() => setTypes(true)}
        onChange={(event) => type(isNumeric ? numericText(event.target.value) : event.target.value)}
        onBlur={settle}
        onKeyDown={onMove}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!isSheet(pasted)) return;
          event.preventDefault();
          onPaste(pasted);
        }}
      />
    </td>
  );
}

function limitsOf(field: Field): { min?: number; max?: number; decimals?: number } {
  if (field.kind === 'whole') return { min: field.min, max: field.max, decimals: 0 };
  if (field.kind !== 'decimal') return {};
  return { min: Number(field.min ?? 0), max: Number(field.max ?? 99_999_999), decimals: field.scale };
}
