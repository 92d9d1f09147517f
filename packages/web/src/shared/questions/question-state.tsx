import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type QuestionState, questionStates } from '@loadline/contract/questions/question.codes';
import { useWords } from '../../kernel/words.ts';
import { StateDot, StatusChip } from '../../ui/status-chip.tsx';

/** How far a question is, for a head. */
export function QuestionStateChip({ state }: { state: QuestionState }) {
  const { language } = useWords();
  const word = wordOf(questionStates, state);
  return <StatusChip family={word.family ?? 'void'}>{say(word, language)}</StatusChip>;
}

/** The same for dense rows. */
export function QuestionStateDot({ state }: { state: QuestionState }) {
  const { language } = useWords();
  const word = wordOf(questionStates, state);
  return <StateDot family={word.family ?? 'void'}>{say(word, language)}</StateDot>;
}
