import type { Family } from '@loadline/contract/kernel/code';
import { type ReactNode, type Ref, useId } from 'react';
import { StateGlyph } from './state-glyph.tsx';
import './styles/card.css';

interface CardProps {
  title: ReactNode;
  /** At the right of the title: a count, a small button. */
  aside?: ReactNode;
  /** The body reaches the edges: tables, lists, split columns. */
  flush?: boolean | undefined;
  /** Colours the card as a case that needs somebody. */
  family?: Family | undefined;
  /** Where it can be led to. */
  ref?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

export function Card({ title, aside, flush = false, family, ref, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-labelledby={titleId}
      className={family ? `card card--case state-${family}` : 'card'}
    >
      <header className="card__head">
        {family ? <StateGlyph family={family} size={14} /> : null}
        <h2 id={titleId} className="card__title">
          {title}
        </h2>
        {aside ? <div className="card__aside">{aside}</div> : null}
      </header>
      <div className={flush ? 'card__body card__body--flush' : 'card__body'}>{children}</div>
    </section>
  );
}

/** A card without a title, around a record's head. */
export function PlainCard({ children }: { children: ReactNode }) {
  return <div className="card">{children}</div>;
}
