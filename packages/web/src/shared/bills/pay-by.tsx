import { exceeds } from '@loadline/contract/kernel/decimal';
import { useWords } from '../../kernel/words.ts';
import { daysBetween } from '../../resource/days.ts';
import { officeToday } from '../../resource/office-time.ts';
import { StateDot } from '../../ui/status-chip.tsx';
import type { BillRow } from './bill-record.ts';

interface PayByProps {
  bill: Pick<BillRow, 'status' | 'payDate' | 'unpaidAmount' | 'overdueDays' | 'creditOf'>;
}

/** How long there is to pay, or since when it is late; what is paid says so. */
export function PayBy({ bill: { status, payDate, unpaidAmount, overdueDays, creditOf } }: PayByProps) {
  const { t } = useWords();
  if (overdueDays !== null)
    return <StateDot family="stop">{t('bills.overdue', { count: overdueDays })}</StateDot>;
  if (creditOf !== null) return t('bills.credits', { no: creditOf });
  if (status === 'PAID') return t('bills.settled');
  if (status === 'VOID' || status === 'DRAFT' || !exceeds(unpaidAmount, '0')) return null;
  const days = daysBetween(officeToday(), payDate);
  return days === 0 ? t('bills.dueToday') : t('bills.due', { count: days });
}
