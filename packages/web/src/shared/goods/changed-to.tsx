import type { CodeChange } from '@loadline/contract/facts/goods-code';
import { useWords } from '../../kernel/words.ts';

/** Under a code of a line what its goods are bound to in its place. */
export function ChangedTo({ change: { was, now, on } }: { change: CodeChange }) {
  const { t } = useWords();
  return (
    <small className="data-table__second" title={t('goods.changed', { day: on, was, now })}>
      {t('goods.changedShort', { day: on, now })}
    </small>
  );
}
