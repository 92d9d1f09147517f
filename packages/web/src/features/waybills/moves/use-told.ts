import { useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../kernel/notice.ts';

/** Waits for a deed, says that it is done, and asks everything on the screen again. */
export function useTold() {
  const client = useQueryClient();
  return async (deed: Promise<unknown>, says: string) => {
    await deed;
    notify('success', says);
    await client.invalidateQueries();
  };
}
