import { customerStatuses } from '@loadline/contract/customers/company';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import type { CustomerRow } from './customer.ts';
import './customers.css';

/** Whether a customer is active, and whether it is on hold. */
export function CustomerState({ status, onHold }: Pick<CustomerRow, 'status' | 'onHold'>) {
  const { t, language } = useWords();
  const word = wordOf(customerStatuses, status);
  return (
    <span className="customer-state">
      <StatusChip family={word.family ?? 'void'}>{say(word, language)}</StatusChip>
      {onHold ? <StatusChip family="stop">{t('customers.onHold')}</StatusChip> : null}
    </span>
  );
}
