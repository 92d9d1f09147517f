import { TextInput } from '../../ui/text-input.tsx';
import type { Control } from '../input-look.ts';
import { typedText } from '../typed-text.ts';

/** A longer text that is still typed on one line, such as an address. */
export function LineInput({ value, onChange, onLeave }: Control) {
  const text = typedText(value);
  return <TextInput autoComplete="off" title={text} value={text} onChange={onChange} onBlur={onLeave} />;
}
