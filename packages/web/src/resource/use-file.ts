import { useState } from 'react';
import type { GivenFile } from '../kernel/call.ts';
import { Refusal } from '../kernel/refusal.ts';
import { saveFile } from '../kernel/save-file.ts';

/** Fetches a file and hands it to the downloads, one at a time; `onSaved` hears the name it got. */
export function useFile(give: () => Promise<GivenFile>, onSaved?: (name: string) => void) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const file = await give();
      saveFile(file);
      onSaved?.(file.name);
    } catch (error) {
      // A refusal has told its reason already.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, start: () => void (busy || run()) };
}
