import { useId } from 'react';
import { TextInput } from '../ui/text-input.tsx';
import type { Control } from './input-look.ts';
import { typedText } from './typed-text.ts';

/** A text that may be anything, with the usual ones offered while it is typed. */
export function SuggestInput({
  value,
  onChange,
  onLeave,
  suggestions,
}: Control & { suggestions: readonly string[] }) {
  const listId = useId();
  return (
    <>
      <TextInput
        list={listId}
        autoComplete="off"
        value={typedText(value)}
        onChange={onChange}
        onBlur={onLeave}
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion}>
            {suggestion}
          </option>
        ))}
      </datalist>
    </>
  );
}
