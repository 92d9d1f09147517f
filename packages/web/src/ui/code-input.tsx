import { useRef } from 'react';
import { codeDigits } from './code-digits.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';
import './styles/code-input.css';

interface CodeInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'suffix' | 'type'> {
  value: string;
  onChange(code: string): void;
  /** How many digits a code has; 6 unless told. */
  digits?: number | undefined;
  onSend(): void;
  /** "Send code", after the first one "Send again". */
  sendLabel: string;
  busy?: boolean | undefined;
  /** Seconds until another code can be sent (see useCountdown); 0 when it can. */
  left: number;
  /** What stands in the button's place meanwhile, with the seconds. */
  leftLabel: string;
}

/** A code that is sent to a phone or comes from an app, with the way to get one inside the field. */
export function CodeInput(props: CodeInputProps) {
  const { value, onChange, digits = 6, onSend, sendLabel, busy, left, leftLabel, className, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const send = () => {
    // The button gives way to the countdown: the focus goes where the code will be typed.
    input.current?.focus();
    onSend();
  };
  // The seconds are no live region: a reader would say nothing else for a minute.
  const end =
    left > 0 ? (
      <span className="code-input__left">{leftLabel}</span>
    ) : (
      <button type="button" className="code-input__send" aria-busy={busy} disabled={busy} onClick={send}>
        {sendLabel}
      </button>
    );
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      {...rest}
      ref={input}
      className={['code-input', className].filter(Boolean).join(' ')}
      value={value}
      onChange={(typed) => onChange(codeDigits(typed, digits))}
      suffix={end}
    />
  );
}
