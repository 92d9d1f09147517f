import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { tellRefusal } from '../tell-refusal.ts';

const pictures: ReadonlySet<unknown> = new Set(['thumbnail', 'preview']);

/** Does something with files one deed at a time, tells what came of it, and asks everything on the screen again. */
export function useFileDeeds() {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (deed: () => Promise<unknown>, says?: string) => {
    setIsBusy(true);
    try {
      await deed();
      if (says !== undefined) notify('success', says);
    } catch (error) {
      tellRefusal(error);
    } finally {
      setIsBusy(false);
      // What a file shows never changes, and one that was taken away has nothing to show any more.
      await client.invalidateQueries({ predicate: ({ queryKey }) => !pictures.has(queryKey[0]) });
    }
  };
  return { isBusy, run: (deed: () => Promise<unknown>, says?: string) => void run(deed, says) };
}
