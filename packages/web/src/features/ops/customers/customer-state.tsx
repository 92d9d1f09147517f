import { customerStatuses } from '@loadline/contract/customers/company';
import { wordOf } from '@loadline/contract/kernel/code';
import { useWords } from '../../../kernel/words.ts';
import { CodeChip } from '../../../resource/code-chip.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import type { CustomerRow } from './customer.ts';
import './customers.css';

/** Whether a customer is active, and whether it is on hold. */
export function CustomerState({ status, onHold }: Pick<CustomerRow, 'status' | 'onHold'>) {
  const { t } = useWords();
  const word = wordOf(customerStatuses, status);
  return (
    <span className="customer-state">
      <CodeChip word={word} />
      {onHold ? <StatusChip family="stop">{t('customers.onHold')}</StatusChip> : null}
    </span>
  );
}
