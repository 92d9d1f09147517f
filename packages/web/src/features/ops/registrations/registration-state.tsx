import { wordOf } from '@loadline/contract/kernel/code';
import { registrationStates } from '@loadline/contract/registrations/registration-state';
import { useWords } from '../../../kernel/words.ts';
import { CodeChip } from '../../../resource/code-chip.tsx';
import { durationText } from '../../../resource/duration-text.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import type { RegistrationRow } from './registration.ts';

type Facts = Pick<RegistrationRow, 'state' | 'late' | 'overMinutes' | 'duplicates'>;

/** How a registration stands; one that waits says first that it is late, then that it may be a duplicate. */
export function RegistrationState({ state, late, overMinutes, duplicates }: Facts) {
  const { t } = useWords();
  if (state === 'PENDING' && late) {
    const over = overMinutes ?? 0;
    const shown = durationText(over < 60 ? over : over - (over % 60), t);
    return <StatusChip family="stop">{t('registrations.late', { over: shown })}</StatusChip>;
  }
  if (state === 'PENDING' && duplicates > 0)
    return <StatusChip family="act">{t('registrations.undecided')}</StatusChip>;
  const word = wordOf(registrationStates, state);
  return <CodeChip word={word} />;
}
