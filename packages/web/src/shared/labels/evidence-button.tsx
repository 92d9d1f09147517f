import type { GivenFile } from '../../kernel/call.ts';
import { useExport } from '../../resource/export-button.tsx';
import { Button, type ButtonSize } from '../../ui/button.tsx';

interface EvidenceButtonProps {
  give: () => Promise<GivenFile>;
  size?: ButtonSize | undefined;
  children: string;
}

/** All that proves labels, as PDF in the language of the screen. */
export function EvidenceButton({ give, size, children }: EvidenceButtonProps) {
  const pack = useExport(give);
  return (
    <Button icon="download" size={size} busy={pack.busy} onClick={pack.start}>
      {children}
    </Button>
  );
}
