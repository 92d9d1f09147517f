import { say } from '@loadline/contract/kernel/text';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Field, FieldGroup, type Remark } from '../../ui/field.tsx';
import { FieldInput, isSeveral } from '../field-input.tsx';
import type { InputLook } from '../input-look.ts';
import { typedText } from '../typed-text.ts';
import { valueIn } from '../typed-value.ts';
import { type DraftForm, useDraftForm } from './draft-form.ts';
import { SentBackFor } from './sent-back.tsx';
import './drafting.css';

interface DraftFieldProps {
  path: string;
  look?: InputLook;
  /** A shorter name than the field's own. */
  label?: string;
  /** How many of the four columns it takes; `tall`: two of them over two rows. */
  span?: 'one' | 'two' | 'tall' | 'four';
  /** The look's own input is several under one name. */
  several?: boolean;
  /** Marked as needed where the rules of a field know it only with another one. */
  required?: boolean;
  /** Stands at the right of the label, such as a small button. */
  aside?: ReactNode;
  /** Takes what was chosen in place of the field itself. */
  onChoose?: (value: string) => void;
}

const spans = {
  one: undefined,
  two: 'field-grid__wide',
  tall: 'field-grid__wide field-grid__tall',
  four: 'field-grid__full',
} as const;

/** One field of a draft by its path: label, input, what is wrong with it, and why it was returned. */
export function DraftField({ path, look = {}, label, span = 'one', ...rest }: DraftFieldProps) {
  const { t, language } = useWords();
  const form = useDraftForm();
  const field = form.fieldAt(path);
  if (!field) throw new Error(`no field at ${path}`);
  const control = {
    value: form.valueAt(form.entered, path),
    onChange: (typed: unknown) =>
      rest.onChoose ? rest.onChoose(typedText(typed)) : form.change(path, valueIn(field, typed)),
    onLeave: () => form.faults.leave(path),
  };
  const chooses = field.kind === 'code' || look.options !== undefined;
  const isGroup = rest.several ?? isSeveral(field, look);
  const input = (
    <FieldInput
      field={field}
      look={{ placeholder: chooses ? t('drafting.choose') : '', ...look }}
      {...control}
    />
  );
  const about = {
    label: label ?? say(field.label, language),
    required: rest.required ?? form.faults.needed.has(path),
    hint: look.hint ?? (field.note && say(field.note, language)),
    children: input,
    ...remarked(saidOf(form, path), look.remark?.(control.value, {})),
  };
  return (
    <div className={spans[span]} data-path={path}>
      {field.kind === 'flag' ? (
        input
      ) : isGroup ? (
        <FieldGroup {...about} />
      ) : (
        <Field {...about} aside={rest.aside} />
      )}
      <SentBackFor reasons={form.reasonsAt(path)} />
    </div>
  );
}

/** What a screen remarks on a value is said where nothing else is. */
function remarked(said: ReturnType<typeof saidOf>, remark: Remark | string | undefined) {
  if (said.error !== undefined || said.remark || remark === undefined) return said;
  return { ...said, remark: typeof remark === 'string' ? { family: 'done' as const, text: remark } : remark };
}

/** What is wrong with a path, or odd about it. */
export function saidOf(
  { faults }: Pick<DraftForm, 'faults'>,
  path: string,
): { error: string | undefined; remark: Remark | undefined } {
  const error = faults.errorAt(path);
  const warning = error === undefined ? faults.warningAt(path) : undefined;
  return { error, remark: warning === undefined ? undefined : { family: 'act', text: warning } };
}

/** The four columns of a block. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="field-grid">{children}</div>;
}
