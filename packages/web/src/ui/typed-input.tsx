import { useState } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';

export interface TypedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value: string;
  /** Gets the value as soon as it is whole; on leaving also what can be completed, or the text that is none. */
  onChange: (value: string) => void;
}

interface Reading {
  /** The value that is meant by a text. */
  read: (text: string) => string | undefined;
  /** Whether nothing can follow that would make a text another value. */
  isWhole: (text: string) => boolean;
  /** The value as people read it. */
  write?: (value: string) => string;
}

/** A text that means a value, such as a day: typed or pasted in any way that can be read, shown in one. */
export function TypedInput({
  value,
  onChange,
  onBlur,
  onKeyDown,
  read,
  isWhole,
  write = String,
  ...rest
}: TypedInputProps & Reading) {
  const [typed, setTyped] = useState<string>();
  const give = (next: string) => next !== value && onChange(next);
  const type = (text: string) => {
    setTyped(text);
    if (text.trim() === '') give('');
    else if (isWhole(text)) give(read(text) ?? text);
  };
  const settle = () => {
    if (typed === undefined) return;
    give(read(typed) ?? typed.trim());
    setTyped(undefined);
  };
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      value={typed ?? write(value)}
      onChange={type}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Enter sends the form without leaving the input.
        if (event.key === 'Enter') settle();
        onKeyDown?.(event);
      }}
    />
  );
}
