import './styles/number-parts.css';

export interface NumberPart {
  key: string;
  digits: string;
  /** What the digits say. */
  says: string;
}

/** A long number as the parts it is made of, each over what it says. */
export function NumberParts({ label, parts }: { label: string; parts: readonly NumberPart[] }) {
  return (
    <dl className="number-parts" aria-label={label}>
      {parts.map(({ key, digits, says }) => (
        <div key={key}>
          <dt>{says}</dt>
          <dd>{digits}</dd>
        </div>
      ))}
    </dl>
  );
}
