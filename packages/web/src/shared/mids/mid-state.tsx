import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type MidState, midStates } from '@loadline/contract/mids/mid.codes';
import { useWords } from '../../kernel/words.ts';
import { StateDot, StatusChip } from '../../ui/status-chip.tsx';

/** How far a code is, for a head. */
export function MidStateChip({ state }: { state: MidState }) {
  const { language } = useWords();
  const word = wordOf(midStates, state);
  return <StatusChip family={word.family ?? 'void'}>{say(word, language)}</StatusChip>;
}

/** The same for dense rows. */
export function MidStateDot({ state }: { state: MidState }) {
  const { language } = useWords();
  const word = wordOf(midStates, state);
  return <StateDot family={word.family ?? 'void'}>{say(word, language)}</StateDot>;
}
