import { useWords } from '../../../kernel/words.ts';
import { StateDot } from '../../../ui/status-chip.tsx';
import type { WordingRow } from './wording-row.ts';

/** Whether the words are the product's own. */
export function WordingState({ row: { edited } }: { row: WordingRow }) {
  const { t } = useWords();
  return (
    <StateDot family={edited ? 'work' : 'wait'}>{t(edited ? 'wordings.edited' : 'wordings.own')}</StateDot>
  );
}
