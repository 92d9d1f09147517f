import { useState } from 'react';
import { type NumericRule, numericText, settledNumber } from './numeric-text.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface NumericInputProps
  extends NumericRule,
    Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'suffix'> {
  /** A decimal as text, '' when empty: money and weights must not pass through a float. */
  value: string;
  onChange(value: string): void;
  unit?: string | undefined;
}

/** The spec's numeric input: only digits, one dot and a minus while typing; limits and decimals on leaving or Enter. */
export function NumericInput({
  value,
  onChange,
  min,
  max,
  decimals,
  unit,
  className,
  ...rest
}: NumericInputProps) {
  // An input method's half-typed text must not be filtered under its fingers.
  const [composed, setComposed] = useState<string>();
  const settle = () => {
    const settled = settledNumber(value, { min, max, decimals });
    if (settled !== value) onChange(settled);
  };
  return (
    <TextInput
      autoComplete="off"
      inputMode="decimal"
      {...rest}
      className={['input--number', className].filter(Boolean).join(' ')}
      suffix={unit}
      value={composed ?? value}
      onChange={(typed) => (composed === undefined ? onChange(numericText(typed)) : setComposed(typed))}
      onCompositionStart={(event) => setComposed(event.currentTarget.value)}
      onCompositionEnd={(event) => {
        setComposed(undefined);
        onChange(numericText(event.currentTarget.value));
      }}
      onBlur={(event) => {
        settle();
        rest.onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
        rest.onKeyDown?.(event);
      }}
    />
  );
}
