import { flightNumber } from '@loadline/contract/checks/flight-no';
import type { Control } from '../../../resource/input-look.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { TextInput } from '../../../ui/text-input.tsx';

/** A flight number, as it stands on a ticket whatever way it is typed. */
export function FlightNoInput({ value, onChange, onLeave }: Control) {
  return (
    <TextInput
      autoComplete="off"
      spellCheck={false}
      placeholder="CK 257"
      value={typedText(value)}
      onChange={(typed) => onChange(flightNumber(typed))}
      onBlur={onLeave}
    />
  );
}
