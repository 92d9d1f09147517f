import { timeIn } from './day-text.ts';
import { TypedInput, type TypedInputProps } from './typed-input.tsx';

/** A time of 24 hours, `HH:mm`. */
export function TimeInput(props: TypedInputProps) {
  return (
    <TypedInput
      placeholder="HH:mm"
      {...props}
      read={timeIn}
      isWhole={(text) => /^\d{2}:?\d{2}$/.test(text.trim())}
    />
  );
}
