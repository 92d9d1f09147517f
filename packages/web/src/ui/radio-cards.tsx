import { type ReactNode, useId } from 'react';
import { useFieldControl } from './field.tsx';
import './styles/radio-cards.css';

export interface CardOption {
  value: string;
  label: ReactNode;
  /** What choosing it means. */
  note?: ReactNode;
}

interface RadioCardsProps {
  /** Names the choice. */
  label: string;
  options: readonly CardOption[];
  value: string;
  onChange(value: string): void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
}

/** One of a few that need a sentence each. Native radio buttons underneath: arrows move, forms submit it. */
export function RadioCards({ label, options, value, onChange, onBlur, name }: RadioCardsProps) {
  const ownName = useId();
  const field = useFieldControl();
  return (
    <div {...field} role="radiogroup" aria-label={label} className="radio-cards" onBlur={onBlur}>
      {options.map((option) => (
        <label key={option.value} className="radio-cards__card">
          <input
            type="radio"
            className="radio-cards__control"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            aria-describedby={option.note ? `${ownName}-${option.value}` : undefined}
            aria-labelledby={`${ownName}-${option.value}-name`}
            onChange={() => onChange(option.value)}
          />
          <span id={`${ownName}-${option.value}-name`} className="radio-cards__name">
            {option.label}
          </span>
          {option.note ? (
            <span id={`${ownName}-${option.value}`} className="radio-cards__note">
              {option.note}
            </span>
          ) : null}
        </label>
      ))}
    </div>
  );
}
