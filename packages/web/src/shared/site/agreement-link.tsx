import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import type { Paper } from './agreement-paper.ts';

// Few open it: its texts and the dialog come when they do.
const AgreementDialog = lazy(async () => {
  const { AgreementDialog: dialog } = await import('./agreement-dialog.tsx');
  return { default: dialog };
});

/** A link in a sentence that opens the terms of service or the privacy notice over the page. */
export function AgreementLink({ paper }: { paper: Paper }) {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="link" onClick={() => setIsOpen(true)}>
        {t(`agreement.${paper}`)}
      </button>
      {isOpen ? (
        <Suspense>
          <AgreementDialog paper={paper} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
