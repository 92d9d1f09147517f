import { newPasswordFault } from '../../kernel/person-faults.ts';
import type { Entries } from '../../kernel/use-entries.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { PasswordMeter, type PasswordWords } from '../../ui/password-meter.tsx';

export interface NewPassword {
  readonly password: string;
  readonly repeat: string;
}

interface PasswordPairProps {
  entries: Entries<NewPassword>;
  /** `new` where there was one before. */
  label: 'login.password' | 'secret.new';
  required?: boolean;
}

/** A password that is being chosen, with its rules as they stand while one types, and once more to be sure. */
export function PasswordPair({ entries, label, required }: PasswordPairProps) {
  const words = useWords();
  const { t } = words;
  const { values, errors, change, check } = entries;
  // The rules under the input say already what is wrong with its form.
  const isSaid = values.password !== '' && errors.password === newPasswordFault(words, values.password);
  const isSame = values.repeat !== '' && values.repeat === values.password;
  return (
    <>
      <Field label={t(label)} required={required} error={isSaid ? undefined : errors.password}>
        <PasswordMeter
          name="password"
          aria-invalid={errors.password ? true : undefined}
          words={meterWords(words)}
          value={values.password}
          onChange={(password) => change({ password })}
          onMade={(made) => change({ password: made, repeat: made })}
          onBlur={() => check('password')}
        />
      </Field>
      <Field
        label={t('secret.repeat')}
        required={required}
        error={errors.repeat}
        remark={isSame ? { family: 'done', text: t('secret.same') } : undefined}
      >
        <PasswordInput
          name="repeat"
          autoComplete="new-password"
          showLabel={t('secret.show')}
          hideLabel={t('secret.hide')}
          value={values.repeat}
          onChange={(repeat) => change({ repeat })}
          onBlur={() => check('repeat')}
        />
      </Field>
    </>
  );
}

/** What a new password is told while it is typed, wherever one is chosen. */
export function meterWords({ t }: Words): PasswordWords {
  return {
    show: t('secret.show'),
    hide: t('secret.hide'),
    length: ({ length }) => t('secret.length', { length }),
    signs: ({ strange }) =>
      strange.length === 0 ? t('secret.signs') : t('secret.signsWrong', { signs: strange.join(' ') }),
    advice: ({ isAdvised }) => t(isAdvised ? 'secret.long' : 'secret.longer'),
    generate: t('secret.make'),
  };
}
