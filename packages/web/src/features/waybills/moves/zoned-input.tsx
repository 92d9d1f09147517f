import type { Control } from '../../../resource/input-look.ts';
import { instantIn, shownIn } from '../../../resource/waybill/waybill-time.ts';
import { TextInput } from '../../../ui/text-input.tsx';

/** A moment, entered as the clocks of its place show it. */
export function ZonedInput({ zone, value, onChange, onLeave }: Control & { zone: string }) {
  return (
    <TextInput
      type="datetime-local"
      value={typeof value === 'string' && value !== '' ? shownIn(zone, value) : ''}
      onChange={(typed) => onChange(instantIn(zone, typed) ?? null)}
      onBlur={onLeave}
    />
  );
}
