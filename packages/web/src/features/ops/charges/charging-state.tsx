import { chargeGaps, chargingStates } from '@loadline/contract/bills/charge-desk';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { StateDot, StatusChip } from '../../../ui/status-chip.tsx';
import type { ChargedRow } from './charges-record.ts';

interface ChargingStateProps {
  of: Pick<ChargedRow, 'state' | 'gap'>;
  look: 'row' | 'head';
}

/** Where the charges of an order stand; why there are none, where that is known. */
export function ChargingState({ of: { state, gap }, look }: ChargingStateProps) {
  const { language } = useWords();
  const word = gap === null ? wordOf(chargingStates, state) : wordOf(chargeGaps, gap);
  const State = look === 'row' ? StateDot : StatusChip;
  return <State family={word.family ?? 'void'}>{say(word, language)}</State>;
}
