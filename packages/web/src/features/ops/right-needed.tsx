import { wordOf } from '@loadline/contract/kernel/code';
import { type Permission, permissions } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';

/** Stands where a deed would, for somebody who may look but not act. */
export function RightNeeded({ right }: { right: Permission }) {
  const needed = useRightNeeded(right);
  return <span className="right-needed">{needed}</span>;
}

/** Which right is missing, in words; undefined where it is there. */
export function useRightNeeded(right: Permission): string | undefined {
  const { t, language } = useWords();
  return may(right) ? undefined : t('desk.rightNeeded', { right: say(wordOf(permissions, right), language) });
}
