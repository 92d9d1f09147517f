import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { type TrustState as State, trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

/** How far a trust order has got; one with an open amendment says so and keeps its state. */
export function TrustState({ state, amending = false }: { state: State; amending?: boolean }) {
  const { t, language } = useWords();
  const word = wordOf(trustStates, state);
  if (!amending) return <CodeChip word={word} />;
  return (
    <StatusChip family="act" title={t('trust.amending')}>
      {t('trust.inState', { state: say(word, language) })}
    </StatusChip>
  );
}
