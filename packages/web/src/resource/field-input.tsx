import { codeTable } from '@loadline/contract/kernel/code';
import type { Field } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import type { ComponentProps } from 'react';
import { useWords } from '../kernel/words.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { ChipsChoice } from '../ui/chips-choice.tsx';
import { ComboInput } from '../ui/combo-input.tsx';
import { NumericInput } from '../ui/numeric-input.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { type CardOption, RadioCards } from '../ui/radio-cards.tsx';
import { SegmentedControl } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import { Switch } from '../ui/switch.tsx';
import { Textarea, TextInput } from '../ui/text-input.tsx';
import { DayInput } from './day-input.tsx';
import type { Control, InputLook } from './input-look.ts';
import { useCodeOptions } from './offered.ts';
import { typedText } from './typed-text.ts';
import { unitText } from './unit.ts';

/** Lists longer than that are searched. */
const many = 12;

/** Longer texts get several lines. */
export const oneLine = 200;

interface FieldInputProps extends Control {
  field: Field;
  look?: InputLook | undefined;
}

/** The input a field is entered with; its name and error come from the `Field` around it. */
export function FieldInput({ field, look = {}, value, onChange, onLeave, onRepeat }: FieldInputProps) {
  const { t } = useWords();
  if (look.input) return look.input({ value, onChange, onLeave, onRepeat });
  const { autoComplete = 'off', placeholder } = look;
  const text = typedText(value);
  const common = { value: text, onChange, onBlur: onLeave };
  const typed = { ...common, autoComplete, placeholder };
  if (look.options || field.kind === 'code') return <Choice {...{ field, look, value, onChange, onLeave }} />;
  switch (field.kind) {
    case 'text':
    case 'id':
      return field.kind === 'text' && field.max > oneLine && look.as !== 'line' ? (
        <Textarea {...typed} rows={2} />
      ) : (
        <TextInput {...typed} />
      );
    case 'secret':
      return (
        <PasswordInput
          {...typed}
          autoComplete={look.autoComplete ?? 'new-password'}
          showLabel={t('resource.form.showSecret')}
          hideLabel={t('resource.form.hideSecret')}
        />
      );
    case 'whole':
      return <NumericInput {...common} min={field.min} max={field.max} decimals={0} />;
    case 'decimal':
      return (
        <NumericInput
          {...common}
          min={field.min}
          max={field.max}
          decimals={field.scale}
          unit={unitText(field.unit)}
        />
      );
    case 'date':
      return <DayInput {...common} />;
    case 'flag':
      return <Flag {...{ field, look, value, onChange, onLeave }} />;
    case 'list':
      return <Choice {...{ field, look, value, onChange, onLeave }} />;
    default:
      throw new Error(`a ${field.kind} has no single input: give one by hand`);
  }
}

function Flag({ field, look = {}, value, onChange, onLeave }: FieldInputProps) {
  const { language } = useWords();
  const common = { checked: value === true, onChange, onBlur: onLeave };
  const words = say(field.label, language);
  const note = look.hint ?? (field.note && say(field.note, language));
  if (look.as === 'switch')
    return (
      <Switch {...common} size="large" note={note}>
        {words}
      </Switch>
    );
  return (
    <Checkbox {...common}>
      <span>
        {words}
        {note ? <span className="checkbox__note">{note}</span> : null}
      </span>
    </Checkbox>
  );
}

function Choice({ field, look = {}, value, onChange, onLeave }: FieldInputProps) {
  const { language } = useWords();
  const item = field.kind === 'list' ? field.item : field;
  const codes = useCodeOptions(item.kind === 'code' ? item.table : noCodes, language);
  const given: readonly Option[] = look.options ?? codes;
  const options = given.map((option) => ({ ...option, note: option.note ?? look.notes?.[option.value] }));
  const label = say(field.label, language);
  const chosen = typeof value === 'string' ? value : '';
  if (field.kind === 'list') {
    const values = Array.isArray(value) ? value.map(String) : [];
    // What was chosen stays to be seen when it is no longer offered.
    const others = codes.filter(
      (one) => values.includes(one.value) && !options.some((option) => option.value === one.value),
    );
    const all = [...options, ...others];
    return <ChipsChoice label={label} options={all} values={values} onChange={onChange} onBlur={onLeave} />;
  }
  const common = { label, options, value: chosen, onChange };
  if (look.as === 'cards') return <RadioCards {...common} onBlur={onLeave} />;
  if (look.as === 'segments') return <SegmentedControl {...common} look="box" />;
  // A required choice without a value must not look as if the first option were chosen.
  const nothing = field.required && chosen !== '' ? undefined : (look.placeholder ?? '');
  const list = { options, value: chosen, onChange, onBlur: onLeave, placeholder: nothing };
  return options.length > many ? <ManyInput {...list} /> : <Select {...list} />;
}

type Option = CardOption & { label: string; also?: string; isRare?: boolean };

const noCodes = codeTable('none', {});

/** Whether a field is entered by several inputs under one name, so that no single one can carry its label. */
export function isSeveral(field: Field, look: InputLook = {}): boolean {
  if (look.input) return false;
  return field.kind === 'list' || look.as === 'cards' || look.as === 'segments';
}

/** One of more than can be overlooked. */
function ManyInput(props: Omit<ComponentProps<typeof ComboInput>, 'searchLabel' | 'emptyText'>) {
  const { t } = useWords();
  return (
    <ComboInput
      {...props}
      searchLabel={t('resource.form.findOption')}
      emptyText={t('resource.form.noOption')}
    />
  );
}
