import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { tellRefusal } from '../tell-refusal.ts';

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
      await client.invalidateQueries();
    }
  };
  return { isBusy, run: (deed: () => Promise<unknown>, says?: string) => void run(deed, says) };
}
