import { wordOf } from '@loadline/contract/kernel/code';
import type { Field } from '@loadline/contract/kernel/field';
import { useWords } from '../kernel/words.ts';
import { CodeChip } from './code-chip.tsx';
import { isMissing, missing, type Reading, shownValueText, wholeValueText } from './value-text.ts';

/** How the page reads values: `valueText(field, value, useReading())`. */
export function useReading(): Reading {
  const { t, language } = useWords();
  return { language, yes: t('resource.yes'), no: t('resource.no') };
}

/** A value as a cell or a row shows it: a code with a look as a chip, a time with its year and zone on hover. */
export function Value({ field, value }: { field: Field; value: unknown }) {
  const reading = useReading();
  if (isMissing(value)) return <span className="value-missing">{missing}</span>;
  if (field.kind === 'code') {
    const word = wordOf(field.table, String(value));
    if (word.family) return <CodeChip word={word} />;
  }
  const text = shownValueText(field, value, reading);
  const whole = wholeValueText(field, value);
  if (whole === undefined) return text;
  return (
    <time dateTime={String(value)} title={whole}>
      {text}
    </time>
  );
}
