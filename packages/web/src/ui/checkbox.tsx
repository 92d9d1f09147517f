import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './styles/checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'size' | 'ref'> {
  onChange?: ((checked: boolean) => void) | undefined;
  /** Some but not all of what it stands for. */
  partly?: boolean | undefined;
  /** The words beside it; without them give aria-label. */
  children?: ReactNode;
}

export function Checkbox({ onChange, partly = false, children, className, ...rest }: CheckboxProps) {
  const showPart = (node: HTMLInputElement | null) => {
    if (node) node.indeterminate = partly;
  };
  return (
    <label className={['checkbox', className].filter(Boolean).join(' ')}>
      <span className="checkbox__box">
        <input
          {...rest}
          ref={showPart}
          type="checkbox"
          className="checkbox__control"
          onChange={onChange && ((event) => onChange(event.target.checked))}
        />
        <span className="checkbox__check">
          <Icon name="check" size={12} />
        </span>
        <span className="checkbox__bar" />
      </span>
      {children}
    </label>
  );
}
