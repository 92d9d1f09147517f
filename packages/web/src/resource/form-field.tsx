import type { Field as ContractField } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../kernel/words.ts';
import { Field, FieldGroup, type Remark } from '../ui/field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { FieldInput, isSeveral, oneLine } from './field-input.tsx';
import type { InputLook, Values } from './input-look.ts';
import { repeatOf } from './use-form-entries.ts';
import type { useResourceForm } from './use-resource-form.ts';
import { isMissing } from './value-text.ts';

type Form = Pick<
  ReturnType<typeof useResourceForm>,
  'values' | 'repeats' | 'errorOf' | 'differenceAt' | 'change' | 'repeat' | 'leave'
>;

interface FormFieldProps {
  name: string;
  field: ContractField;
  look: InputLook;
  form: Form;
}

/** One field of a form: its name, its input, and the words under it. A secret that is confirmed brings a second input. */
export function FormField({ name, field, look, form }: FormFieldProps) {
  const { language } = useWords();
  const { values } = form;
  const value = values[name];
  const control = {
    value,
    onChange: (next: unknown) => {
      form.change(name, next);
      for (const [key, follows] of Object.entries(look.along?.(next, values) ?? {}))
        form.change(key, follows);
    },
    onLeave: () => form.leave(name),
    onRepeat: (next: string) => form.repeat(name, next),
  };
  const className = spanOf(field, look);
  const input = <FieldInput field={field} look={look} {...control} />;
  const error = form.errorOf(name);
  // A checkbox or a switch has its words beside it.
  if (field.kind === 'flag' && !look.input) return <div className={className}>{input}</div>;
  const about = {
    label: say(field.label, language),
    required: field.required,
    error,
    remark: error === undefined ? remarkOf(look, value, values) : undefined,
    hint: look.hint ?? chosenNote(look, value) ?? (field.note && say(field.note, language)),
    className,
    children: input,
  };
  return (
    <>
      {isSeveral(field, look) ? <FieldGroup {...about} /> : <Field {...about} />}
      {look.secret === 'confirmed' ? (
        <Repeat name={name} field={field} form={form} className={className} />
      ) : null}
    </>
  );
}

function Repeat({
  name,
  field,
  form,
  className,
}: Omit<FormFieldProps, 'look'> & { className: string | undefined }) {
  const { t, language } = useWords();
  const typed = form.repeats[name] ?? '';
  const isDifferent = form.differenceAt(name);
  const isSame = typed !== '' && typed === form.values[name];
  return (
    <Field
      label={t('resource.form.again', { label: inSentence(say(field.label, language)) })}
      required={field.required}
      error={isDifferent ? t('resource.form.notSame') : undefined}
      remark={isSame ? { family: 'done', text: t('resource.form.same') } : undefined}
      className={className}
    >
      <PasswordInput
        autoComplete="new-password"
        showLabel={t('resource.form.showSecret')}
        hideLabel={t('resource.form.hideSecret')}
        value={typed}
        onChange={(value) => form.repeat(name, value)}
        onBlur={() => form.leave(repeatOf(name))}
      />
    </Field>
  );
}

function remarkOf(look: InputLook, value: unknown, values: Values): Remark | undefined {
  if (isMissing(value)) return undefined;
  const remark = look.remark?.(value, values);
  return typeof remark === 'string' ? { family: 'done', text: remark } : remark;
}

/** Cards show every note; another choice shows the one of what is chosen. */
function chosenNote({ as, notes, options }: InputLook, value: unknown) {
  if (as === 'cards' || typeof value !== 'string') return undefined;
  return notes?.[value] ?? options?.find((option) => option.value === value)?.note;
}

function spanOf(field: ContractField, look: InputLook): string | undefined {
  const isWhole =
    look.as === 'cards' ||
    field.kind === 'list' ||
    field.kind === 'flag' ||
    (field.kind === 'text' && field.max > oneLine);
  const span = look.span ?? (isWhole ? 'whole' : 'half');
  return span === 'whole' ? 'form-fields__whole' : undefined;
}

/** `New password` inside a sentence: `new password`. */
function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
