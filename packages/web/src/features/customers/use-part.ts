import type { cartonApi } from '@loadline/contract/customers/carton.api';
import type { HistorySubject } from '@loadline/contract/customers/history.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { type Permission, permissions } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { historyOf } from './part-history.ts';

/** Part of the customer centre → the subject of its records' history. */
const subjects = {
  contacts: 'user',
  accounts: 'account',
  address: 'address',
  goods: 'goods',
  cartons: 'carton',
} as const satisfies Record<string, HistorySubject>;

/** What every list of the customer centre says the same way: its title, its unit, why it cannot be changed, its history. */
export function usePart(part: keyof typeof subjects) {
  const { t } = useWords();
  const readOnly = useReadOnly('profile:edit');
  return {
    title: t(`my.part.${part}`),
    unit: { name: t(`my.unit.${part}.name`), one: t(`my.unit.${part}.one`), many: t(`my.unit.${part}.many`) },
    facts: () => readOnly,
    history: historyOf(subjects[part]),
  };
}

/** Why this person can look at something but not change it; undefined where they can. */
export function useReadOnly(right: Permission): string | undefined {
  const { t, language } = useWords();
  return may(right) ? undefined : t('my.readOnly', { right: say(wordOf(permissions, right), language) });
}

/** How a record of a list goes, for those who may. */
export function removal(endpoint: typeof cartonApi.delete) {
  return (
    permitted(endpoint) &&
    (({ id }: { id: string }) => call(endpoint, { body: { ids: [id] }, refusal: 'in place' }))
  );
}
