import { type FormEvent, useEffect, useRef, useState } from 'react';
import { scriptedForm } from '../../kernel/scripted-form.ts';
import type { Credentials } from '../../kernel/sign-in.ts';
import { focusOn, useEntries } from '../../kernel/use-entries.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { RefusalNote } from './refusal-note.tsx';
import type { WayIn } from './use-way-in.ts';

interface SecondFactorFormProps {
  /** What was right already. */
  first: Credentials;
  way: WayIn;
  onBack(): void;
}

type Proof = 'app' | 'recovery';

/** The second step of a login: six digits of the app, or one of the codes kept for the day the phone is lost. */
export function SecondFactorForm({ first, way, onBack }: SecondFactorFormProps) {
  const words = useWords();
  const { t } = words;
  const form = useRef<HTMLFormElement>(null);
  const [proof, setProof] = useState<Proof>('app');
  const entries = useEntries(form, { totp: '' }, ({ totp }) => ({ totp: factorFault(proof, totp, words) }));
  const { values, errors, change } = entries;
  useEffect(() => focusOn(form.current, 'totp'), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!entries.isRight() || way.busy) return;
    await way.enter({ ...first, totp: values.totp.trim() });
    focusOn(form.current, 'totp');
  };
  const turn = () => {
    way.forget();
    change({ totp: '' });
    setProof(proof === 'app' ? 'recovery' : 'app');
    // The other input is there with the next paint.
    requestAnimationFrame(() => focusOn(form.current, 'totp'));
  };
  const common = { name: 'totp', value: values.totp, autoCapitalize: 'off', spellCheck: false } as const;
  return (
    <form {...scriptedForm} ref={form} className="door-form" onSubmit={(event) => void submit(event)}>
      <h1>{t('factor.title')}</h1>
      <p className="door-form__lead">{t(proof === 'app' ? 'factor.hint' : 'factor.recoveryHint')}</p>
      <div className="door-form__fields">
        {proof === 'app' ? (
          <Field key="app" label={t('factor.code')} error={errors.totp}>
            <TextInput
              {...common}
              icon="phone"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              placeholder={t('code.placeholder')}
              onChange={(typed) => change({ totp: typed.replace(/\D/g, '') })}
            />
          </Field>
        ) : (
          <Field key="recovery" label={t('factor.recovery')} error={errors.totp}>
            <TextInput
              {...common}
              icon="lock"
              autoComplete="off"
              maxLength={32}
              onChange={(totp) => change({ totp })}
            />
          </Field>
        )}
        <RefusalNote told={way.refusal} />
        <Button type="submit" look="primary" size="large" busy={way.busy}>
          {t('factor.confirm')}
        </Button>
      </div>
      <p className="door-form__turns">
        <button type="button" className="link" onClick={turn}>
          {t(proof === 'app' ? 'factor.useRecovery' : 'factor.useApp')}
        </button>
        <button type="button" className="link" onClick={onBack}>
          {t('factor.back')}
        </button>
      </p>
    </form>
  );
}

function factorFault(proof: Proof, typed: string, { t }: Words): string | undefined {
  if (proof === 'recovery') return typed.trim() === '' ? t('factor.noRecovery') : undefined;
  if (typed === '') return t('factor.none');
  return typed.length === 6 ? undefined : t('factor.bad', { length: typed.length });
}
