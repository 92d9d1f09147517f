import { useState } from 'react';
import { Button } from '../button.tsx';
import { ChipsChoice } from '../chips-choice.tsx';
import { CodeInput } from '../code-input.tsx';
import { Field, FieldGroup } from '../field.tsx';
import { FileField } from '../file-field.tsx';
import { PasswordInput } from '../password-input.tsx';
import { PasswordMeter } from '../password-meter.tsx';
import { RadioCards } from '../radio-cards.tsx';
import { Switch } from '../switch.tsx';
import { useCountdown } from '../use-countdown.ts';
import './kit.css';
import { pick, useTexts } from './kit-texts.ts';

/** The pieces of a public form: a file, a code, a new password, choices. */
export function JoinPage() {
  const texts = useTexts();
  return (
    <main id="main" className="kit-site kit-join">
      <h1>{texts.join}</h1>
      <Files />
      <Code />
      <NewPassword />
      <Choices />
    </main>
  );
}

function Files() {
  const texts = useTexts();
  const [file, setFile] = useState<{ name: string; size: number }>();
  const words = {
    choose: (
      <>
        {texts.drop} <b>{texts.dropChoose}</b>
      </>
    ),
    limits: texts.dropHint,
    replace: texts.replace,
    wrongType: (name: string) => `${name}: ${texts.dropHint}`,
    tooLarge: (size: string) => `${size}: ${texts.dropHint}`,
  };
  const limits = { types: ['pdf', 'jpg', 'png'], most: 10, words };
  return (
    <div className="kit-join__two">
      <Field label={texts.licence} required>
        <FileField
          file={{ name: 'business-licence-scanned-copy.jpg', size: 2_412_000 }}
          onFile={setFile}
          {...limits}
        />
      </Field>
      <Field label={texts.licence} required error={file ? undefined : texts.licenceMissing}>
        <FileField file={file} onFile={setFile} {...limits} />
      </Field>
    </div>
  );
}

function Code() {
  const texts = useTexts();
  const [code, setCode] = useState('4071');
  const { left, start } = useCountdown();
  return (
    <Field label={texts.code} required hint={texts.codeSent}>
      <CodeInput
        value={code}
        onChange={setCode}
        onSend={() => start(60)}
        sendLabel={texts.sendCode}
        left={left}
        leftLabel={texts.sendAgainIn.replace('{n}', String(left))}
      />
    </Field>
  );
}

function NewPassword() {
  const texts = useTexts();
  const [password, setPassword] = useState('harbour_26');
  const [again, setAgain] = useState('harbour_26');
  const words = {
    show: texts.showPassword,
    hide: texts.hidePassword,
    length: ({ length }: { length: number }) => texts.passwordLength.replace('{n}', String(length)),
    signs: ({ strange }: { strange: readonly string[] }) => `${texts.passwordSigns} ${strange.join(' ')}`,
    advice: ({ isAdvised }: { isAdvised: boolean }) => pick(texts.passwordAdvice, isAdvised ? 1 : 0),
    generate: texts.generate,
  };
  const same = { family: 'done' as const, text: texts.same };
  return (
    <div className="kit-join__two">
      <Field label={texts.password} required>
        <PasswordMeter value={password} onChange={setPassword} onMade={setAgain} words={words} />
      </Field>
      <Field label={texts.passwordAgain} required remark={again === password ? same : undefined}>
        <PasswordInput
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
          value={again}
          onChange={setAgain}
        />
      </Field>
    </div>
  );
}

function Choices() {
  const texts = useTexts();
  const [chosen, setChosen] = useState(['0', '1']);
  const [scope, setScope] = useState('1');
  const [isOn, setIsOn] = useState(true);
  return (
    <>
      <FieldGroup label={texts.intention}>
        <ChipsChoice
          label={texts.intention}
          options={texts.channels.map((label, index) => ({ value: String(index), label }))}
          values={chosen}
          onChange={setChosen}
        />
      </FieldGroup>
      <FieldGroup label={texts.scope} required>
        <RadioCards
          label={texts.scope}
          options={texts.scopes.map((label, index) => ({
            value: String(index),
            label,
            note: pick(texts.scopeNotes, index),
          }))}
          value={scope}
          onChange={setScope}
        />
      </FieldGroup>
      <Switch checked={isOn} onChange={setIsOn} size="large" note={texts.switchNote}>
        {pick(texts.onOff, isOn ? 0 : 1)}
      </Switch>
      <Button look="primary" size="large" refused={texts.offReason}>
        {texts.submit}
      </Button>
    </>
  );
}
