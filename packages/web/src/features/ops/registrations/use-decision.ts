import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { registrationApi } from '@loadline/contract/ops/registration-desk.api';
import { registrationStates } from '@loadline/contract/registrations/registration-state';
import { useQueryClient } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { notify } from '../../../kernel/notice.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import type { Registration } from './registration.ts';

/** Sends a decision, and rejects with a `Refusal` that the form shows. */
export type Decide = (ask: () => Promise<Registration>) => Promise<void>;

/**
 * Decides a registration, tells it, and leads to the next one. Whoever comes second learns who was quicker and what
 * was decided; the registration stays open as it stands now.
 */
export function useDecision(of: Registration, onDecided: () => void): Decide {
  const { t, language } = useWords();
  const client = useQueryClient();
  const stateOf = ({ state }: Registration) => say(wordOf(registrationStates, state), language);
  const overtaken = async () => {
    await client.invalidateQueries();
    const now = await client.fetchQuery(asking(registrationApi.detail, { id: of.id }));
    const at = now.decidedAt ? officeTime(now.decidedAt).short : '';
    const facts = { name: now.name, who: now.decidedBy ?? '', state: stateOf(now), at };
    notify('warning', t(now.decidedBy ? 'registrations.overtaken' : 'registrations.changed', facts));
  };
  return async (ask) => {
    try {
      const decided = await ask();
      notify('success', t('registrations.decided', { name: decided.name, state: stateOf(decided) }));
      onDecided();
      await client.invalidateQueries();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 409) throw error;
      await overtaken();
    }
  };
}
