import { useWords } from '../kernel/words.ts';
import { PasswordMeter } from '../ui/password-meter.tsx';
import type { Control, InputLook } from './input-look.ts';
import { meterWords } from './password-pair.tsx';
import { typedText } from './typed-text.ts';

/** A password that is being chosen: typed twice or made at random, its rules told while it is typed. */
export const newPassword: InputLook = {
  secret: 'confirmed',
  span: 'whole',
  input: (control) => <NewPassword {...control} />,
};

function NewPassword({ value, onChange, onLeave, onRepeat }: Control) {
  return (
    <PasswordMeter
      value={typedText(value)}
      onChange={onChange}
      onMade={onRepeat}
      onBlur={onLeave}
      words={meterWords(useWords())}
    />
  );
}
