import { useWords } from '../kernel/words.ts';
import { PasswordMeter } from '../ui/password-meter.tsx';
import type { Control, InputLook } from './input-look.ts';

/** A password that is being chosen: typed twice or made at random, its rules told while it is typed. */
export const newPassword: InputLook = {
  secret: 'confirmed',
  span: 'whole',
  input: (control) => <NewPassword {...control} />,
};

function NewPassword({ value, onChange, onLeave, onRepeat }: Control) {
  const { t } = useWords();
  return (
    <PasswordMeter
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onMade={onRepeat}
      onBlur={onLeave}
      words={{
        show: t('resource.form.showSecret'),
        hide: t('resource.form.hideSecret'),
        length: ({ length }) => t('password.length', { length }),
        signs: ({ strange }) =>
          strange.length > 0 ? t('password.without', { signs: strange.join(' ') }) : t('password.signs'),
        advice: ({ isAdvised }) => t(isAdvised ? 'password.long' : 'password.longer'),
        generate: t('password.make'),
      }}
    />
  );
}
