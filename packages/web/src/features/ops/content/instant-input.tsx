import type { Control } from '../../../resource/input-look.ts';
import { officeInstant, officeTime } from '../../../resource/office-time.ts';
import { TextInput } from '../../../ui/text-input.tsx';

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
