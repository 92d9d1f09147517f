import type { Control } from '../../resource/input-look.ts';
import { typedText } from '../../resource/typed-text.ts';
import { TextInput } from '../../ui/text-input.tsx';

/** A code of the app: read from a telephone and typed, so it stays in sight. */
export function TotpInput({ value, onChange, onLeave }: Control) {
  return (
    <TextInput
      className="totp-input"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={32}
      value={typedText(value)}
      onChange={onChange}
      onBlur={onLeave}
    />
  );
}
