import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';

/** Waits for a deed, says that it is done, and asks everything on the screen again. */
export function useDone() {
  const { t } = useWords();
  const client = useQueryClient();
  return async (deed: Promise<unknown>, says: string = t('desk.saved')) => {
    await deed;
    notify('success', says);
    await client.invalidateQueries();
  };
}
