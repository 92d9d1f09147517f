import { say } from '@loadline/contract/kernel/text';
import { measuredFields } from '@loadline/contract/receipts/receipt';
import { useWords } from '../../../kernel/words.ts';
import { measured, missingIn, type TypedLine } from './arriving.ts';

/** What is wrong with the lines that were measured, in words. */
export function useLineFault() {
  const { t, language } = useWords();
  return (lines: readonly TypedLine[], mustMeasure: boolean): string | undefined => {
    const missing = missingIn(lines);
    if (missing) {
      const what = say(measuredFields[missing.key].label, language);
      return t('receipt.missing', { row: missing.row + 1, what });
    }
    return mustMeasure && measured(lines).length === 0 ? t('receipt.nothing') : undefined;
  };
}
