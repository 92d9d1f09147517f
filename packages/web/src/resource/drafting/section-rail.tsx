import type { Family } from '@loadline/contract/kernel/code';
import { useWords } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import './drafting.css';

/** A section of a long form, and how far it has got. */
export interface RailSection<K extends string> {
  readonly key: K;
  readonly label: string;
  /** How many points are open. */
  readonly open: number;
  /** One of them is shown as wrong. */
  readonly isWrong: boolean;
  readonly isBegun: boolean;
}

interface SectionRailProps<K extends string> {
  sections: readonly RailSection<K>[];
  current: K;
  onGo: (section: K) => void;
}

/** The sections of a form, each with how far it has got and the way to it. */
export function SectionRail<K extends string>({ sections, current, onGo }: SectionRailProps<K>) {
  const { t } = useWords();
  return (
    <nav className="section-rail" aria-label={t('drafting.rail.rail')}>
      {sections.map((section) => {
        const { key, label, open } = section;
        const says = open === 0 ? t('drafting.rail.done') : t('drafting.rail.open', { count: open });
        return (
          <button
            key={key}
            type="button"
            className="section-rail__section"
            aria-current={key === current ? 'step' : undefined}
            title={says}
            onClick={() => onGo(key)}
          >
            {label}
            <StateGlyph family={familyOf(section)} />
            <VisuallyHidden>{says}</VisuallyHidden>
          </button>
        );
      })}
    </nav>
  );
}

function familyOf({ open, isWrong, isBegun }: RailSection<string>): Family {
  if (isWrong) return 'stop';
  if (!isBegun) return 'wait';
  return open === 0 ? 'done' : 'work';
}

/** Brings a section into sight and the keys into its first input. */
export function goToSection(section: string): void {
  const place = document.getElementById(`section-${section}`);
  place?.scrollIntoView({ block: 'start' });
  place?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
}
