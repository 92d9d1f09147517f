import { useWords } from '../kernel/words.ts';
import { PasswordInput } from '../ui/password-input.tsx';
import type { Control, InputLook } from './input-look.ts';
import { type Strength, strengthOf } from './password-strength.ts';
import './styles/new-password.css';

/** A password that is being chosen: typed twice, and told how well it stands while it is typed. */
export const newPassword: InputLook = {
  secret: 'confirmed',
  input: (control) => <MeteredPassword {...control} />,
};

const levels: readonly Strength[] = ['weak', 'fair', 'strong'];
const families = { weak: 'act', fair: 'work', strong: 'done' } as const;

function MeteredPassword({ value, onChange, onLeave }: Control) {
  const { t } = useWords();
  const typed = typeof value === 'string' ? value : '';
  const strength = strengthOf(typed);
  return (
    <>
      <PasswordInput
        autoComplete="new-password"
        showLabel={t('resource.form.showSecret')}
        hideLabel={t('resource.form.hideSecret')}
        value={typed}
        onChange={onChange}
        onBlur={onLeave}
      />
      <p className={`password-meter state-${families[strength]}`} role="status">
        {typed === '' ? null : (
          <>
            <span className="password-meter__bar" aria-hidden="true">
              {levels.map((level, at) => (
                <i key={level} data-on={at <= levels.indexOf(strength) || undefined} />
              ))}
            </span>
            {t(`password.${strength}`)}
          </>
        )}
      </p>
    </>
  );
}
