import { useState } from 'react';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Checkbox } from '../checkbox.tsx';
import { Field, FieldGroup } from '../field.tsx';
import { IconButton } from '../icon-button.tsx';
import { NumericInput } from '../numeric-input.tsx';
import { PasswordInput } from '../password-input.tsx';
import { SegmentedControl } from '../segmented.tsx';
import { Select } from '../select.tsx';
import { Textarea, TextInput } from '../text-input.tsx';
import { useTexts } from './kit-texts.ts';

export function InputSheet() {
  const texts = useTexts();
  return (
    <div className="kit-grid__two">
      <Card title={texts.buttons}>
        <div className="kit-stack">
          <Buttons />
          <Inputs />
          <Choices />
        </div>
      </Card>
    </div>
  );
}

function Buttons() {
  const texts = useTexts();
  return (
    <div className="kit-row">
      <Button look="primary">{texts.primary}</Button>
      <Button>{texts.secondary}</Button>
      <Button look="text">{texts.plain}</Button>
      <Button look="danger">{texts.danger}</Button>
      <IconButton icon="refresh" label={texts.refresh} look="outlined" />
      <Button look="primary" busy>
        {texts.busy}
      </Button>
      <Button look="primary" refused={texts.offReason}>
        {texts.off}
      </Button>
    </div>
  );
}

function Inputs() {
  const texts = useTexts();
  const [code, setCode] = useState('94052');
  const [weight, setWeight] = useState('1326.00');
  const countries = texts.countries.map((label) => ({ value: label, label }));
  return (
    <div className="field-grid">
      <Field label={texts.name} required hint={texts.nameHint}>
        <TextInput autoComplete="organization" />
      </Field>
      <Field label={texts.hs} error={texts.hsError}>
        <TextInput value={code} onChange={setCode} />
      </Field>
      <Field label={texts.weight} required>
        <NumericInput value={weight} onChange={setWeight} min={0} max={9999.99} decimals={2} unit="kg" />
      </Field>
      <Field label={texts.country}>
        <Select options={countries} placeholder={texts.choose} />
      </Field>
      <Field label={texts.password}>
        <PasswordInput
          showLabel={texts.showPassword}
          hideLabel={texts.hidePassword}
          autoComplete="new-password"
        />
      </Field>
      <Field label={texts.remark} className="field-grid__wide">
        <Textarea rows={2} />
      </Field>
    </div>
  );
}

function Choices() {
  const texts = useTexts();
  const [isChosen, setIsChosen] = useState(true);
  const [position, setPosition] = useState('0');
  const [shown, setShown] = useState('0');
  return (
    <>
      <div className="kit-row">
        <Checkbox checked={isChosen} onChange={setIsChosen}>
          {texts.chosen}
        </Checkbox>
        <Checkbox>{texts.unchosen}</Checkbox>
        <Checkbox partly>{texts.partly}</Checkbox>
        <Checkbox disabled>{texts.off}</Checkbox>
      </div>
      <FieldGroup label={texts.position}>
        <SegmentedControl
          label={texts.position}
          look="box"
          options={texts.positions.map((label, index) => ({ value: String(index), label }))}
          value={position}
          onChange={setPosition}
        />
      </FieldGroup>
      <div>
        <SegmentedControl
          label={texts.rowsShown}
          options={texts.rowKinds.map((label, index) => ({ value: String(index), label }))}
          value={shown}
          onChange={setShown}
        />
      </div>
    </>
  );
}
