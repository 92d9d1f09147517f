import { useState } from 'react';
import type { GivenFile } from '../kernel/call.ts';
import { notify } from '../kernel/notice.ts';
import { Refusal } from '../kernel/refusal.ts';
import { saveFile } from '../kernel/save-file.ts';
import { useWords } from '../kernel/words.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';

/** Fetches a file and hands it to the downloads; one at a time, and it says when it is there. */
export function useExport(give: () => Promise<GivenFile>): { busy: boolean; start: () => void } {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const file = await give();
      saveFile(file);
      notify('success', t('resource.export.done', { name: file.name }));
    } catch (error) {
      // A refusal has told its reason already.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, start: () => void (busy || run()) };
}

interface ExportButtonProps {
  look?: ButtonLook | undefined;
  busy: boolean;
  onStart: () => void;
  children: string;
}

export function ExportButton({ look, busy, onStart, children }: ExportButtonProps) {
  return (
    <Button look={look} icon="download" busy={busy} onClick={onStart}>
      {children}
    </Button>
  );
}
