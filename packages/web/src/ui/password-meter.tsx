import type { Family } from '@loadline/contract/kernel/code';
import { useId, useState } from 'react';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { madePassword, type PasswordFacts, passwordFacts } from './password-facts.ts';
import { PasswordInput } from './password-input.tsx';
import { StateGlyph } from './state-glyph.tsx';
import type { TextInputProps } from './text-input.tsx';
import './styles/password-meter.css';

export interface PasswordWords {
  show: string;
  hide: string;
  /** The length asked for and the one it has now. */
  length: (facts: PasswordFacts) => string;
  /** Only letters and digits; names the signs to take out. */
  signs: (facts: PasswordFacts) => string;
  /** What a longer one is worth. */
  advice: (facts: PasswordFacts) => string;
  generate: string;
}

interface PasswordMeterProps extends Omit<TextInputProps, 'value' | 'onChange' | 'suffix' | 'type'> {
  value: string;
  onChange(value: string): void;
  /** A password was made: a second input for it takes it too. */
  onMade?: ((password: string) => void) | undefined;
  words: PasswordWords;
}

/** A new password: under its input stands what it fulfils while it is typed, and the way to a random one. */
export function PasswordMeter({ value, onChange, onMade, words, ...rest }: PasswordMeterProps) {
  const rulesId = useId();
  const field = useFieldControl();
  const [made, setMade] = useState('');
  const make = () => {
    const password = madePassword();
    setMade(password);
    onChange(password);
    onMade?.(password);
  };
  return (
    <>
      <PasswordInput
        // Nobody knows what was made but who sees it now.
        key={made}
        shown={made !== ''}
        autoComplete="new-password"
        {...rest}
        aria-describedby={[field['aria-describedby'], rulesId].filter(Boolean).join(' ')}
        showLabel={words.show}
        hideLabel={words.hide}
        value={value}
        onChange={onChange}
      />
      <div className="password-rules">
        <PasswordRules id={rulesId} password={value} words={words} />
        <button type="button" className="password-rules__make" onClick={make}>
          <Icon name="refresh" size={13} />
          {words.generate}
        </button>
      </div>
    </>
  );
}

interface PasswordRulesProps {
  id: string;
  password: string;
  words: PasswordWords;
}

function PasswordRules({ id, password, words }: PasswordRulesProps) {
  const facts = passwordFacts(password);
  const isEmpty = password === '';
  const lengthFamily: Family = facts.isLongEnough ? 'done' : 'stop';
  return (
    <ul id={id} className="password-rules__list">
      <Rule family={isEmpty ? 'wait' : lengthFamily}>{words.length(facts)}</Rule>
      <Rule family={isEmpty ? 'wait' : facts.strange.length > 0 ? 'stop' : 'done'}>{words.signs(facts)}</Rule>
      {facts.isRight ? <Rule family={facts.isAdvised ? 'done' : 'act'}>{words.advice(facts)}</Rule> : null}
    </ul>
  );
}

function Rule({ family, children }: { family: Family; children: string }) {
  return (
    <li className={`password-rules__rule state-${family}`}>
      <StateGlyph family={family} />
      {children}
    </li>
  );
}
