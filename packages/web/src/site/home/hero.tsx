import { trackedAtOnce } from '@loadline/contract/tracking/track-type';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import './hero.css';

interface HeroProps {
  /** Line by line. */
  title: readonly (string | null)[];
  lead: string;
  search: ReactNode;
  /** Beside the search. */
  aside?: ReactNode;
}

export function Hero({ title, lead, search, aside }: HeroProps) {
  const { t } = useWords();
  return (
    <section className="hero">
      <div className={aside ? 'wide hero__row' : 'wide hero__row hero__row--alone'}>
        <div>
          <h1>{title.map((line) => (line === null ? null : <span key={line}>{line}</span>))}</h1>
          <p className="hero__lead">{lead}</p>
          {search}
          <p className="hero__hint">{t('home.hint', { count: trackedAtOnce })}</p>
        </div>
        {aside}
      </div>
    </section>
  );
}
