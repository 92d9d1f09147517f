import { useWords } from '../../kernel/words.ts';
import type { Control, InputLook } from '../../resource/input-look.ts';
import { typedText } from '../../resource/typed-text.ts';
import { PasswordMeter } from '../../ui/password-meter.tsx';
import { meterWords } from './password-pair.tsx';

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
