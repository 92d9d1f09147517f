import { useState } from 'react';
import type { Control } from '../../../resource/input-look.ts';
import { numbersIn } from '../../../resource/numbers-in.ts';
import { Textarea } from '../../../ui/text-input.tsx';

/** Numbers as they are pasted from a sheet or a mail. */
export function NumbersInput({ value, onChange, onLeave }: Control) {
  const [typed, setTyped] = useState(() => (Array.isArray(value) ? value.map(String).join('\n') : ''));
  return (
    <Textarea
      rows={5}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(numbersIn(text));
      }}
      onBlur={onLeave}
    />
  );
}
