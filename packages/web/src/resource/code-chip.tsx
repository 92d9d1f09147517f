import { briefly, type Code } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../kernel/words.ts';
import { StatusChip } from '../ui/status-chip.tsx';

/** The look and the words of a code, in few words where it has them; the whole stands on hover. */
export function CodeChip({ word }: { word: Code }) {
  const { language } = useWords();
  return (
    <StatusChip family={word.family ?? 'void'} title={word.brief && say(word, language)}>
      {say(briefly(word), language)}
    </StatusChip>
  );
}
