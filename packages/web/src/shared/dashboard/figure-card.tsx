import { type ReactNode, useId } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import '../../ui/styles/card.css';
import './figure-card.css';
import './figures.css';

interface FigureCardProps {
  title: string;
  /** What its figures count and how: said at the mark beside the title. */
  definition: string;
  aside?: ReactNode;
  /** Columns of the twelve. */
  wide: 3 | 4 | 5 | 7 | 12;
  /** Stands instead of the figures where there is nothing to count. */
  empty?: string | undefined;
  children: ReactNode;
}

/** A card of a dashboard; each says how its figures came about. */
export function FigureCard({ title, definition, aside, wide, empty, children }: FigureCardProps) {
  const titleId = useId();
  return (
    <section className={`card figure-card figure-card--${wide}`} aria-labelledby={titleId}>
      <header className="card__head">
        <h2 id={titleId} className="card__title">
          {title}
        </h2>
        <Definition title={title} text={definition} />
        {aside ? <div className="card__aside">{aside}</div> : null}
      </header>
      {empty === undefined ? children : <p className="figure-card__empty">{empty}</p>}
    </section>
  );
}

/** Says at a press or a hover how a figure came about. */
export function Definition({ title, text }: { title: string; text: string }) {
  const { t } = useWords();
  return (
    <Tooltip text={text}>
      {(trigger) => (
        <button
          type="button"
          className="figure-card__definition"
          aria-label={t('dashboard.definition', { title })}
          {...trigger}
        >
          <Icon name="info" size={14} />
        </button>
      )}
    </Tooltip>
  );
}

/** A part of a hundred as a bar; the figure stands beside it, so the bar says nothing by itself. */
export function ShareBar({ share, family }: { share: number; family?: 'act' | undefined }) {
  return (
    <svg
      className={family ? `share-bar share-bar--${family}` : 'share-bar'}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={Math.max(0, Math.min(share, 100))} height="10" />
    </svg>
  );
}
