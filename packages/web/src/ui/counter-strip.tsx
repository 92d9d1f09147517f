import type { ReactNode } from 'react';
import { StateGlyph } from './state-glyph.tsx';
import './styles/counter-strip.css';

export interface Counter {
  key: string;
  label: string;
  /** How much waits, in figures. */
  count: string;
  /** How much of it is late, in words. */
  late?: string | undefined;
}

export interface CounterLook {
  className: string;
  'aria-current'?: 'page';
  children: ReactNode;
}

interface CounterStripProps {
  label: string;
  counters: readonly Counter[];
  current?: string | undefined;
  /** Draws the link of a counter with the application's router. */
  link: (counter: Counter, look: CounterLook) => ReactNode;
}

/** What waits in each queue, over the queue that is open. */
export function CounterStrip({ label, counters, current, link }: CounterStripProps) {
  return (
    <nav aria-label={label}>
      <ul className="counter-strip">
        {counters.map((counter) => (
          <li key={counter.key}>
            {link(counter, lookOf(counter, counter.key === current ? 'here' : 'elsewhere'))}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function lookOf({ label, count, late }: Counter, place: 'here' | 'elsewhere'): CounterLook {
  const children = (
    <>
      <span className="counter-strip__label">{label}</span>
      <span className="counter-strip__figures">
        <b className="counter-strip__count">{count}</b>
        {late ? (
          <span className="counter-strip__late">
            <StateGlyph family="stop" />
            {late}
          </span>
        ) : null}
      </span>
    </>
  );
  const look = { className: 'counter-strip__counter', children };
  return place === 'here' ? { ...look, 'aria-current': 'page' } : look;
}
