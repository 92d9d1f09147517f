import type { LedgerMonth } from '@loadline/contract/bills/closing';
import type { PageName } from '@loadline/contract/pages';

interface Unsettled {
  readonly key: 'drafts' | 'charges' | 'receipts' | 'bankLines';
  readonly count: number;
  /** Where it is done. */
  readonly page: PageName;
  readonly query: Readonly<Record<string, string>>;
  /** Its list is narrowed by days. */
  readonly isByDay: boolean;
}

/** What of a month is not settled. */
export function unsettledOf({ drafts, charges, receipts, bankLines }: LedgerMonth): Unsettled[] {
  const all: Unsettled[] = [
    { key: 'drafts', count: drafts, page: 'opsBills', query: { tab: 'draft' }, isByDay: true },
    { key: 'charges', count: charges, page: 'opsCharges', query: { tab: 'checked' }, isByDay: false },
    { key: 'receipts', count: receipts, page: 'opsMoney', query: { tab: 'open' }, isByDay: true },
    { key: 'bankLines', count: bankLines, page: 'opsMoney', query: { part: 'bank' }, isByDay: true },
  ];
  return all.filter(({ count }) => count > 0);
}
