import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';
import './styles/input.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'size'> {
  onChange?: ((value: string) => void) | undefined;
  icon?: IconName | undefined;
  /** What stands before every value, such as +86. */
  lead?: string | undefined;
  /** A unit or a small button at the right end. */
  suffix?: ReactNode;
}

export function TextInput({ onChange, icon, lead, suffix, className, ...rest }: TextInputProps) {
  const field = useFieldControl();
  return (
    <span className={['input', className].filter(Boolean).join(' ')}>
      {icon ? <Icon name={icon} size={15} /> : null}
      {lead ? <span className="input__lead">{lead}</span> : null}
      <input
        type="text"
        {...field}
        {...rest}
        className="input__control"
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
      {suffix ? <span className="input__suffix">{suffix}</span> : null}
    </span>
  );
}

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  onChange?: ((value: string) => void) | undefined;
}

export function Textarea({ onChange, className, ...rest }: TextareaProps) {
  const field = useFieldControl();
  return (
    <textarea
      rows={3}
      {...field}
      {...rest}
      className={['input input--area', className].filter(Boolean).join(' ')}
      onChange={onChange && ((event) => onChange(event.target.value))}
    />
  );
}
