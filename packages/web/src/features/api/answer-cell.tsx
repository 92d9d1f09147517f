import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { deliveryFailures, deliveryStates } from '@loadline/contract/webhooks/webhook';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { StateDot } from '../../ui/status-chip.tsx';
import type { Delivery } from './webhook.ts';

/** What the receiver answered the last time: a status, or why there was none. */
export function AnswerCell({ status, failure, state }: Pick<Delivery, 'status' | 'failure' | 'state'>) {
  const { language } = useWords();
  if (status === null && failure === null) return missing;
  const { family } = wordOf(deliveryStates, state);
  return (
    <StateDot family={family ?? 'act'}>
      {failure ? say(wordOf(deliveryFailures, failure), language) : String(status)}
    </StateDot>
  );
}
