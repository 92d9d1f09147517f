import type { Family } from '@loadline/contract/kernel/code';
import type { ReactNode } from 'react';
import { StateGlyph } from './state-glyph.tsx';
import './styles/counter-strip.css';

export interface Counter {
  key: string;
  label: string;
  /** The shape and colour of the state it counts. */
  family?: Family | undefined;
  /** How much waits, in figures. */
  count: string;
  /** How much of it is late, in words. */
  late?: string | undefined;
}

export interface CounterLook {
  className: string;
  'aria-current'?: 'page';
  title?: string;
  children: ReactNode;
}

interface CounterStripProps {
  label: string;
  counters: readonly Counter[];
  current?: string | undefined;
  /** `queues` over a desk; the many states of one list from edge to edge, or in a card of their own. */
  look?: 'queues' | 'edge' | 'card' | undefined;
  /** Draws the link of a counter with the application's router. */
  link: (counter: Counter, look: CounterLook) => ReactNode;
}

/** What waits in each queue, over the queue that is open. */
export function CounterStrip({ label, counters, current, look = 'queues', link }: CounterStripProps) {
  return (
    <nav aria-label={label}>
      <ul
        className={`counter-strip counter-strip--${look}`}
        style={look === 'queues' ? { gridTemplateColumns: evenRows(counters.length) } : undefined}
      >
        {counters.map((counter) => (
          <li key={counter.key}>
            {link(counter, lookOf(counter, counter.key === current ? 'here' : 'elsewhere'))}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** So many in a row that their names can be read, and all rows alike. */
function evenRows(count: number): string {
  const across = Math.ceil(count / Math.max(1, Math.ceil(count / widest)));
  return `repeat(${Math.max(1, across)}, minmax(0, 1fr))`;
}

const widest = 10;

function lookOf({ label, family, count, late }: Counter, place: 'here' | 'elsewhere'): CounterLook {
  const children = (
    <>
      <span className="counter-strip__label">
        {family ? <StateGlyph family={family} size={11} /> : null}
        <span className="counter-strip__name">{label}</span>
      </span>
      <span className="counter-strip__figures">
        <b
          className={
            count === '0' ? 'counter-strip__count counter-strip__count--none' : 'counter-strip__count'
          }
        >
          {count}
        </b>
        {late ? (
          <span className="counter-strip__late">
            <StateGlyph family="stop" />
            {late}
          </span>
        ) : null}
      </span>
    </>
  );
  // A narrow counter may cut its name off.
  const look = { className: 'counter-strip__counter', children, ...(family && { title: label }) };
  return place === 'here' ? { ...look, 'aria-current': 'page' } : look;
}
