import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.ts';
import { CopyNumber } from '../ui/copy-number.tsx';
import { tellCopied, tellCopyFailed } from './copy-and-tell.ts';

/** A document number that can be copied; `children` is a link to the record. */
export function DocumentNumber({ number, children }: { number: string; children?: ReactNode }) {
  const { t } = useWords();
  return (
    <CopyNumber
      number={number}
      copyLabel={t('resource.copy')}
      onCopied={tellCopied}
      onFailed={tellCopyFailed}
    >
      {children}
    </CopyNumber>
  );
}
