import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { numbersIn } from '../../../resource/numbers-in.ts';
import { Textarea } from '../../../ui/text-input.tsx';

/** Numbers as they are pasted from a sheet or a mail. */
function NumbersInput({ value, onChange, onLeave }: Control) {
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

/** How pasted numbers are asked for where at least one is needed. */
export function useNumbersAsked(hint: string) {
  const { t } = useWords();
  return {
    hint,
    input: (control: Control) => <NumbersInput {...control} />,
    fault: (value: unknown) =>
      Array.isArray(value) && value.length > 0 ? undefined : t('customsDesk.numbersNeeded'),
  };
}
