import type { ReactNode } from 'react';
import './styles/facts.css';

export interface Fact {
  key: string;
  label: string;
  value: ReactNode;
  unit?: string | undefined;
}

/** A record's main figures in one row, under its milestones. */
export function FactStrip({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-strip">
      {facts.map((fact) => (
        <div key={fact.key} className="fact-strip__fact">
          <dt>{fact.label}</dt>
          <dd>
            {fact.value}
            {fact.unit ? <small> {fact.unit}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Names and values one under the other, as in a side card. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return <Facts look="fact-list" facts={facts} />;
}

/** The same in cells beside each other, as on a form. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return <Facts look="fact-grid" facts={facts} />;
}

function Facts({ look, facts }: { look: string; facts: readonly Fact[] }) {
  return (
    <dl className={look}>
      {facts.map((fact) => (
        <div key={fact.key} className={`${look}__fact`}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.value}
            {fact.unit ? <small> {fact.unit}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
