import type { Family } from '@loadline/contract/kernel/code';
import type { ReactNode } from 'react';
import { StateGlyph } from './state-glyph.tsx';
import './styles/check-list.css';

export interface Checked {
  key: string;
  family: Family;
  text: ReactNode;
}

/** What was looked at and what came of it, line by line. */
export function CheckList({ label, checks }: { label: string; checks: readonly Checked[] }) {
  return (
    <ul className="check-list" aria-label={label}>
      {checks.map(({ key, family, text }) => (
        <li key={key} className="check-list__check">
          <StateGlyph family={family} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
