import type { Field as ContractField, Fields, ValuesOf } from '@loadline/contract/kernel/field';
import { check, type Finding } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import { type SubmitEvent, useRef, useState } from 'react';
import { Refusal } from '../kernel/refusal.ts';
import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { Field, ProblemCount } from '../ui/field.tsx';
import { FieldInput } from './field-input.tsx';
import './styles/form.css';

interface ResourceFormProps<F extends Fields> {
  fields: F;
  /** What stands in the inputs at first. */
  values: Partial<Record<keyof F, unknown>>;
  submitLabel: string;
  onSubmit: (values: ValuesOf<F>) => Promise<void>;
  onCancel: () => void;
}

/**
 * Inputs by the kind of each field, checked by the contract's own check: on leaving a field, again on every change
 * once it was wrong, and all of them on submit, which then leads to the first problem.
 */
export function ResourceForm<F extends Fields>(props: ResourceFormProps<F>) {
  const { fields, submitLabel, onSubmit, onCancel } = props;
  const { t, language } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(props.values);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const checked = check(fields, asInput(fields, values));
  const findings = checked.ok ? [] : checked.findings;
  const shown = findings.filter(({ path }) => left.has(path));
  const showFirst = () =>
    // After the messages are there, so that they are read with the input.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setLeft(new Set(Object.keys(fields)));
    if (!checked.ok) return void showFirst();
    if (busy) return;
    setBusy(true);
    await onSubmit(checked.value).catch(onlyRefusal);
    setBusy(false);
  };
  return (
    <form ref={form} className="resource-form" noValidate onSubmit={(event) => void submit(event)}>
      {Object.entries(fields).map(([key, field]) => (
        <FormField
          key={key}
          field={field}
          value={values[key]}
          error={messageOf(shown, key, language)}
          onChange={(value) => setValues({ ...values, [key]: value })}
          onLeave={() => setLeft(new Set([...left, key]))}
        />
      ))}
      <div className="resource-form__end">
        {shown.length > 0 ? (
          <ProblemCount text={t('resource.form.problems', { count: shown.length })} onShow={showFirst} />
        ) : null}
        <Button onClick={onCancel}>{t('resource.cancel')}</Button>
        <Button look="primary" type="submit" busy={busy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

interface FormFieldProps {
  field: ContractField;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
  onLeave: () => void;
}

function FormField({ field, error, ...input }: FormFieldProps) {
  const { language } = useWords();
  // A checkbox has its words beside it.
  if (field.kind === 'flag') return <FieldInput field={field} {...input} />;
  return (
    <Field
      label={say(field.label, language)}
      required={field.required}
      error={error}
      hint={field.note && say(field.note, language)}
    >
      <FieldInput field={field} {...input} />
    </Field>
  );
}

/** An empty input is a missing value; everything typed is text until the contract reads it. */
function asInput(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read = Object.entries(fields).map(([key, field]) => {
    const value = values[key];
    if (value === '' && !field.required) return [key, null];
    return [key, field.kind === 'whole' && typeof value === 'string' && value !== '' ? Number(value) : value];
  });
  return Object.fromEntries(read);
}

function messageOf(findings: readonly Finding[], key: string, language: 'zh-cn' | 'en'): string | undefined {
  const finding = findings.find(({ path }) => path === key || path.startsWith(`${key}.`));
  return finding && say(finding.says, language);
}

// A refusal has told its reason already; the form stays as it was typed.
function onlyRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
