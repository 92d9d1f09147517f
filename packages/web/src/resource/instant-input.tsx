import { TextInput } from '../ui/text-input.tsx';
import type { Control } from './input-look.ts';
import { officeInstant, officeTime } from './office-time.ts';

/** A moment, entered as the office's clock shows it. */
export function InstantInput({ value, onChange, onLeave }: Control) {
  return (
    <TextInput
      type="datetime-local"
      value={typeof value === 'string' && value !== '' ? officeTime(value).full.replace(' ', 'T') : ''}
      onChange={(typed) => onChange(officeInstant(typed) ?? null)}
      onBlur={onLeave}
    />
  );
}
