import { say } from '@loadline/contract/kernel/text';
import type { MeasuredLine } from '@loadline/contract/receipts/measured';
import { measuredFields } from '@loadline/contract/receipts/receipt';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../kernel/words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { NumericInput } from '../../../ui/numeric-input.tsx';
import type { TypedLine } from './arriving.ts';
import { cells, noLine, ruleOf } from './arriving.ts';
import './measured.css';

interface MeasuredRowsProps {
  lines: readonly TypedLine[];
  /** They began with what the customer declared. */
  isAsDeclared: boolean;
  onChange: (lines: readonly TypedLine[]) => void;
}

/** What stands on the scale, a line for each size. Enter goes on to the next cell and, at the end, begins a new line. */
export function MeasuredRows({ lines, isAsDeclared, onChange }: MeasuredRowsProps) {
  const { t, language } = useWords();
  const box = useRef<HTMLElement>(null);
  const set = (row: number, key: keyof MeasuredLine, value: string) =>
    onChange(lines.map((line, at) => (at === row ? { ...line, [key]: value } : line)));
  const goTo = (row: number, cell: number) =>
    box.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${cell}"]`)?.select();
  const add = () => {
    // The new line is there before the next key is pressed.
    flushSync(() => onChange([...lines, noLine]));
    goTo(lines.length, 0);
  };
  const next = (row: number, cell: number) => {
    if (cell < cells.length - 1) goTo(row, cell + 1);
    else if (row < lines.length - 1) goTo(row + 1, 0);
    else add();
  };
  return (
    <section ref={box} className="receipt__block" aria-labelledby="measured">
      <h2 id="measured">
        {t('receipt.measured')}
        <small>{t('receipt.measuredIn')}</small>
      </h2>
      {isAsDeclared ? <p className="receipt__declared">{t('receipt.asDeclared')}</p> : null}
      <div className="receipt__row receipt__row--head" aria-hidden="true">
        {cells.map((key) => (
          <span key={key}>{say(measuredFields[key].label, language)}</span>
        ))}
      </div>
      <ul>
        {lines.map((line, row) => (
          // A line has no name but its place, and lines are never put in another order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={row} className="receipt__row">
            {cells.map((key, cell) => (
              <NumericInput
                key={key}
                data-cell={`${row}-${cell}`}
                aria-label={t('receipt.cell', {
                  row: row + 1,
                  what: say(measuredFields[key].label, language),
                })}
                value={line[key]}
                min={0}
                {...ruleOf(key)}
                onChange={(value) => set(row, key, value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') next(row, cell);
                }}
              />
            ))}
            <IconButton
              icon="trash"
              label={t('receipt.removeLine', { row: row + 1 })}
              onClick={() => onChange(lines.length === 1 ? [noLine] : lines.filter((_, at) => at !== row))}
            />
          </li>
        ))}
      </ul>
      <Button look="text" icon="plus" onClick={add}>
        {t('receipt.addLine')}
      </Button>
    </section>
  );
}
