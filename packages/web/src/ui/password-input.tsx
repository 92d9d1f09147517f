import { useState } from 'react';
import { Icon } from './icon.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'suffix'> {
  showLabel: string;
  hideLabel: string;
  /** Until the button says otherwise. */
  shown?: boolean;
}

export function PasswordInput({ showLabel, hideLabel, shown = false, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(shown);
  const toggle = (
    <button
      type="button"
      className="input__button"
      aria-label={isShown ? hideLabel : showLabel}
      onClick={() => setIsShown(!isShown)}
    >
      <Icon name={isShown ? 'eye-off' : 'eye'} size={18} />
    </button>
  );
  return (
    <TextInput
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      suffix={toggle}
    />
  );
}
