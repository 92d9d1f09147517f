import { wordOf } from '@loadline/contract/kernel/code';
import { plain } from '@loadline/contract/kernel/decimal';
import type { Field } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { type NumericRule, numericText, settledNumber } from '../../ui/numeric-text.ts';
import { offeredWith } from '../offered.ts';
import { typedText } from '../typed-text.ts';
import { valueIn } from '../typed-value.ts';
import { cellName } from './grid-place.ts';
import { type GridColumn, isNumeric, type RowContext } from './grid-row.ts';

interface GridCellProps {
  context: RowContext;
  column: GridColumn;
  /** From 0. */
  index: number;
  field: Field | undefined;
  isWrong: boolean;
  /** Where what is wrong with the row stands in words. */
  saidId: string;
  path: string | undefined;
  listId: string | undefined;
}

/** One cell: an input of its field, or what the column draws. */
export function GridCell({ context, column, index, field, isWrong, path, ...look }: GridCellProps) {
  const { t, language } = useWords();
  const { row, at } = context;
  const name = column.header ?? (field ? say(field.label, language) : '');
  const about = {
    'aria-label': t('grid.cell', { row: at + 1, name: field ? say(field.label, language) : name }),
    'aria-invalid': isWrong || undefined,
    'aria-describedby': isWrong ? look.saidId : undefined,
  };
  const looks = ['grid-cell', isNumeric(field) && 'grid-cell--number', column.cell && 'grid-cell--own'];
  return (
    <div
      role="gridcell"
      aria-colindex={index + 2}
      tabIndex={-1}
      data-cell={cellName({ row: row.id, key: column.key })}
      data-path={path && `${path}.${row.id}.${column.key}`}
      className={looks.filter(Boolean).join(' ')}
    >
      {column.cell?.(context) ??
        (field?.kind === 'code' ? (
          <CodeCell context={context} column={column} field={field} about={about} />
        ) : field ? (
          <TextCell context={context} column={column} field={field} about={about} listId={look.listId} />
        ) : null)}
    </div>
  );
}

interface InputProps<F extends Field = Field> {
  context: RowContext;
  column: GridColumn;
  field: F;
  about: object;
}

function CodeCell({ context, column, field, about }: InputProps<Extract<Field, { kind: 'code' }>>) {
  const { language } = useWords();
  const { row, actions } = context;
  return (
    <select
      {...about}
      className="grid-cell__input"
      value={typedText(row[column.key])}
      onChange={(event) => actions.type(row.id, column.key, event.target.value || null)}
      onBlur={() => actions.leave(row.id, column.key)}
    >
      <option value="">{''}</option>
      {offeredWith(field.table, typedText(row[column.key])).map((code) => (
        <option key={code} value={code}>
          {say(wordOf(field.table, code), language)}
        </option>
      ))}
    </select>
  );
}

/** Numbers follow the numeric rule: digits while typing, limits and places on leaving. */
function TextCell({
  context,
  column: { key, isMoney },
  field,
  about,
  listId,
}: InputProps & { listId?: string | undefined }) {
  const { row, actions } = context;
  const [types, setTypes] = useState(false);
  const isNumber = isNumeric(field);
  const text = typedText(row[key]);
  // What comes from the server has all its places; the grid shows those that say something.
  const trimmed = (number: string) => (isMoney ? number : plain(number));
  const shown = !types && field.kind === 'decimal' && /^\d+\.\d+$/.test(text) ? trimmed(text) : text;
  const type = (typed: string) => actions.type(row.id, key, valueIn(field, typed));
  const settle = () => {
    setTypes(false);
    if (isNumber && text !== '') {
      const settled = trimmed(settledNumber(text, limitsOf(field)));
      if (settled !== text) type(settled);
    }
    actions.leave(row.id, key);
  };
  return (
    <input
      {...about}
      className="grid-cell__input"
      title={isNumber ? undefined : text}
      autoComplete="off"
      spellCheck={false}
      inputMode={isNumber ? 'decimal' : undefined}
      list={listId}
      value={shown}
      onFocus={() => setTypes(true)}
      onChange={({ target }) => type(isNumber ? numericText(target.value) : target.value)}
      onBlur={settle}
    />
  );
}

function limitsOf(field: Field): NumericRule {
  if (field.kind === 'whole') return { min: field.min, max: field.max, decimals: 0 };
  if (field.kind !== 'decimal') return {};
  return { min: field.min ?? '0', max: field.max ?? '99999999', decimals: field.scale };
}
