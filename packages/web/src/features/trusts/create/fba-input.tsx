import { useState } from 'react';
import type { Control } from '../../../resource/input-look.ts';
import { TextInput } from '../../../ui/text-input.tsx';

/** Several numbers in one line, as they are copied from a seller's page; what separates them does not matter. */
export function FbaInput({ value, onChange, onLeave }: Control) {
  const numbers = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState(numbers.join(' '));
  // What came from elsewhere, a template or a colleague, takes the place of the text.
  const shown = numbersIn(typed).join() === numbers.join() ? typed : numbers.join(' ');
  return (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      value={shown}
      onChange={(text) => {
        setTyped(text.toUpperCase());
        onChange(numbersIn(text));
      }}
      onBlur={onLeave}
    />
  );
}

function numbersIn(text: string): string[] {
  const numbers = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[\s,;/]+/);
  return [...new Set(numbers.filter((one) => one !== ''))];
}
