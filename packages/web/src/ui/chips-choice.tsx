import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import type { SelectOption } from './select.tsx';
import './styles/chips-choice.css';

interface ChipsChoiceProps {
  /** Names the choice. */
  label: string;
  options: readonly SelectOption[];
  values: readonly string[];
  /** The chosen values, in the order of the options. */
  onChange(values: string[]): void;
  onBlur?: (() => void) | undefined;
}

/** Any number of a few, all in sight. Native checkboxes underneath. */
export function ChipsChoice({ label, options, values, onChange, onBlur }: ChipsChoiceProps) {
  const field = useFieldControl();
  const turn = (value: string) => {
    const isIn = (one: string) => (one === value ? !values.includes(one) : values.includes(one));
    onChange(options.map((option) => option.value).filter(isIn));
  };
  return (
    <div role="group" aria-label={label} className="chips-choice" data-invalid={field['aria-invalid']}>
      {options.map((option) => {
        const isChosen = values.includes(option.value);
        return (
          <label key={option.value} className="chips-choice__chip">
            <input
              type="checkbox"
              className="chips-choice__control"
              checked={isChosen}
              onBlur={onBlur}
              onChange={() => turn(option.value)}
            />
            <Icon name={isChosen ? 'check' : 'plus'} size={12} />
            {option.label}
          </label>
        );
      })}
    </div>
  );
}
