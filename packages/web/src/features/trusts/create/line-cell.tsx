import { plain } from '@loadline/contract/freight/fraction';
import { say } from '@loadline/contract/kernel/text';
import { trustLine } from '@loadline/contract/trusts/trust-line';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { valueIn } from '../../../resource/typed-value.ts';
import { numericText, settledNumber } from '../../../ui/numeric-text.ts';
import type { LineColumn } from './line-columns.ts';
import type { LineDeeds } from './line-deeds.ts';
import { isSheet } from './pasted-lines.ts';
import type { TypedLine } from './typed-lines.ts';

interface LineCellProps {
  column: LineColumn;
  line: TypedLine;
  place: number;
  isWrong: boolean;
  describedBy: string | undefined;
  deeds: LineDeeds;
  onPaste: (line: number, key: string, text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One cell of the sheet of goods. Numbers follow the numeric rule: digits while typing, limits and places on leaving. */
export function LineCell({
  column: { key },
  line,
  place,
  isWrong,
  describedBy,
  deeds,
  ...on
}: LineCellProps) {
  const { t, language } = useWords();
  const field = trustLine.fields[key];
  const isNumeric = field.kind === 'whole' || field.kind === 'decimal';
  const [types, setTypes] = useState(false);
  const text = typedText(line[key]);
  // What comes from the server has all its places; the sheet shows those that say something.
  const shown = !types && field.kind === 'decimal' && /^\d+\.\d+$/.test(text) ? plain(text) : text;
  const type = (typed: string) =>
    deeds.type(line.id, key, valueIn(field, isNumeric ? numericText(typed) : typed));
  const settle = () => {
    setTypes(false);
    if (isNumeric && text !== '') {
      const settled = plain(settledNumber(text, limitsOf(key)));
      if (settled !== text) type(settled);
    }
    deeds.leave(line.id, key);
  };
  return (
    <td data-path={`cargo.lines.${line.id}.${key}`}>
      <input
        className={isNumeric ? 'trust-cell trust-cell--number' : 'trust-cell'}
        data-column={key}
        aria-label={t('trust.cargo.cell', { line: place + 1, column: say(field.label, language) })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? describedBy : undefined}
        title={isNumeric ? undefined : text}
        autoComplete="off"
        inputMode={isNumeric ? 'decimal' : undefined}
        value={shown}
        onFocus={() => setTypes(true)}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
        onKeyDown={on.onKeyDown}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!isSheet(pasted)) return;
          event.preventDefault();
          on.onPaste(place, key, pasted);
        }}
      />
    </td>
  );
}

function limitsOf(key: LineColumn['key']): { min?: number; max?: number; decimals?: number } {
  const field = trustLine.fields[key];
  if (field.kind === 'whole') return { min: field.min, max: field.max, decimals: 0 };
  if (field.kind !== 'decimal') return {};
  return { min: Number(field.min ?? 0), max: Number(field.max ?? 99_999_999), decimals: field.scale };
}
