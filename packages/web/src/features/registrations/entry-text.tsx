import { say } from '@loadline/contract/kernel/text';
import { registration } from '@loadline/contract/registrations/registration';
import type { ComponentProps } from 'react';
import type { Entries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Application } from './application.ts';

type TextName =
  | 'companyNameCn'
  | 'companyNameEn'
  | 'legalId'
  | 'contactName'
  | 'email'
  | 'address'
  | 'lanes'
  | 'salesCode';

interface EntryTextProps
  extends Pick<ComponentProps<typeof TextInput>, 'autoComplete' | 'placeholder' | 'inputMode' | 'type'> {
  entries: Entries<Application>;
  name: TextName;
  required?: boolean;
  /** The contract's own unless told. */
  label?: string;
  wide?: boolean;
}

/** One text of the application under the contract's label. */
export function EntryText({ entries, name, required = false, label, wide, ...input }: EntryTextProps) {
  const { language } = useWords();
  return (
    <Field
      label={label ?? say(registration.fields[name].label, language)}
      required={required}
      error={entries.errors[name]}
      className={wide ? 'application__wide' : undefined}
    >
      <TextInput
        {...input}
        name={name}
        value={entries.values[name]}
        onChange={(typed) => entries.change({ [name]: typed })}
        onBlur={() => entries.check(name)}
      />
    </Field>
  );
}
