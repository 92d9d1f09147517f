import type { Family } from '@loadline/contract/kernel/code';
import type { ReactNode } from 'react';
import { StateGlyph } from '../../ui/state-glyph.tsx';

interface StandingNoteProps {
  family: Family;
  title: string;
  children: ReactNode;
}

/** The decision in a box of its own: what it is, and why. */
export function StandingNote({ family, title, children }: StandingNoteProps) {
  return (
    <section className={`standing-note state-${family}`} role="status">
      <h2>
        <StateGlyph family={family} size={16} />
        {title}
      </h2>
      <p>{children}</p>
    </section>
  );
}
