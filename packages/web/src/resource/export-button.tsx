import type { GivenFile } from '../kernel/call.ts';
import { notify } from '../kernel/notice.ts';
import { useWords } from '../kernel/words.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { useFile } from './use-file.ts';

/** An export says when it is there: it may take long enough to be forgotten. */
export function useExport(give: () => Promise<GivenFile>) {
  const { t } = useWords();
  return useFile(give, (name) => notify('success', t('resource.export.done', { name })));
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
