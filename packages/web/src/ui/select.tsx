import type { ComponentProps } from 'react';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import './styles/input.css';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'size'> {
  options: readonly SelectOption[];
  onChange?: ((value: string) => void) | undefined;
  /** Stands for "nothing chosen yet"; its value is ''. */
  placeholder?: string | undefined;
}

/** The browser's own list: works with every keyboard, reader and phone. */
export function Select({ options, onChange, placeholder, className, ...rest }: SelectProps) {
  const field = useFieldControl();
  return (
    <span className={['input input--select', className].filter(Boolean).join(' ')}>
      <select
        {...field}
        {...rest}
        className="input__control"
        onChange={onChange && ((event) => onChange(event.target.value))}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} />
    </span>
  );
}
