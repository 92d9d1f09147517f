import type { Family } from '@loadline/contract/kernel/code';
import type { ReactNode } from 'react';
import { StateGlyph } from './state-glyph.tsx';

interface StateProps {
  family: Family;
  children: ReactNode;
  /** What the words leave out, for example the raw code behind a label that two codes share. */
  title?: string | undefined;
}

/** A state in words, shape and colour. */
export function StatusChip({ family, children, title }: StateProps) {
  return (
    <span className={`chip chip--${family} state-${family}`} title={title}>
      <StateGlyph family={family} />
      <span className="state-text">{children}</span>
    </span>
  );
}

/** The same state without a fill, for dense rows. */
export function StateDot({ family, children, title }: StateProps) {
  return (
    <span className={`state-dot state-${family}`} title={title}>
      <StateGlyph family={family} />
      <span className="state-text">{children}</span>
    </span>
  );
}
