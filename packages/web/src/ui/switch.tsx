import type { ComponentProps, ReactNode } from 'react';
import './styles/switch.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'role' | 'size'> {
  checked: boolean;
  onChange?: ((on: boolean) => void) | undefined;
  size?: 'medium' | 'large' | undefined;
  /** The word beside it, such as the state it is in. Where it does not name what is switched, give aria-label. */
  children?: ReactNode;
  /** A second, quieter line: what switching leads to. */
  note?: ReactNode;
}

/** On or off, at once; the word beside it says which. A native checkbox underneath. */
export function Switch({ onChange, size = 'medium', children, note, className, ...rest }: SwitchProps) {
  return (
    <label className={['switch', `switch--${size}`, className].filter(Boolean).join(' ')}>
      <span className="switch__track">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          aria-checked={rest.checked}
          className="switch__control"
          onChange={onChange && ((event) => onChange(event.target.checked))}
        />
      </span>
      {children || note ? (
        <span className="switch__words">
          {children}
          {note ? <span className="switch__note">{note}</span> : null}
        </span>
      ) : null}
    </label>
  );
}
