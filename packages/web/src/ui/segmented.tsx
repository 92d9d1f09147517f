import { type ReactNode, useId } from 'react';
import { useFieldControl } from './field.tsx';
import './styles/segmented.css';

export interface SegmentOption {
  value: string;
  label: ReactNode;
}

interface SegmentedProps {
  /** Names the choice. */
  label: string;
  options: readonly SegmentOption[];
  value: string;
  onChange(value: string): void;
  /** `pill`: a filter over what is shown. `box`: a form's input. */
  look?: 'pill' | 'box' | undefined;
  name?: string | undefined;
}

/** One of a few, all in sight. Native radio buttons underneath: arrows move, forms submit it. */
export function SegmentedControl({ label, options, value, onChange, look = 'pill', name }: SegmentedProps) {
  const ownName = useId();
  const field = useFieldControl();
  return (
    <div {...field} role="radiogroup" aria-label={label} className={`segmented segmented--${look}`}>
      {options.map((option) => (
        <label key={option.value} className="segmented__option">
          <input
            type="radio"
            className="segmented__control"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className="segmented__label">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
