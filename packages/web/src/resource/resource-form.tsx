import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { firstFocusable } from '../ui/focusable.ts';
import { FormAnswer } from './form-answer.tsx';
import { FormEnd } from './form-end.tsx';
import { FormField } from './form-field.tsx';
import { sectionsOf } from './form-values.ts';
import type { FormSection, InputLooks, Values } from './input-look.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { useResourceForm } from './use-resource-form.ts';
import { useSubmitKeys } from './use-submit-keys.ts';
import './styles/form.css';

interface ResourceFormProps<F extends Fields> {
  fields: F;
  /** What stands in the inputs at first; ids and `version` among them are sent back as they came. */
  values: Partial<Record<keyof F, unknown>>;
  sections?: readonly FormSection<keyof F & string>[] | undefined;
  inputs?: InputLooks<F> | undefined;
  /** `one` below the other, for a narrow dialog. */
  columns?: 'one' | 'two' | undefined;
  submitLabel: string;
  /** Why it cannot be sent now, whatever was typed. */
  refused?: string | undefined;
  /** Why it cannot be sent as long as nothing was changed. */
  unchanged?: string | undefined;
  /** Call with `refusal: 'in place'`: the form shows what the server refuses, and where. */
  onSubmit: (values: ValuesOf<F>) => Promise<unknown>;
  onCancel?: (() => void) | undefined;
  /** What is sent cancels something for good: the way out of the form is not called so, too. */
  deed?: 'cancelling' | undefined;
  /** At the left of the foot: what else can be done with the record. */
  aside?: ReactNode;
  /** Under the fields, such as the record's history. */
  children?: ReactNode;
}

/**
 * Inputs by the kind of each field, checked by the contract's own check: on leaving a field, again on every change
 * once it was wrong, and all of them on submit, which then leads to the first problem. In a SidePanel its buttons
 * stand at the panel's foot.
 */
export function ResourceForm<F extends Fields>(props: ResourceFormProps<F>) {
  const { fields, columns = 'two', sections = [] } = props;
  const inputs: InputLooks = props.inputs ?? {};
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const values: Values = props.values;
  const form = useResourceForm({ fields, values, looks: inputs, onSubmit: props.onSubmit });
  useSubmitKeys(box);
  const showFirst = () => showProblem(box.current);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.leaveAll();
    if (form.isRight) void form.send();
    else showFirst();
  };
  return (
    <>
      <form
        ref={box}
        id={id}
        className={`resource-form resource-form--${columns}`}
        noValidate
        onSubmit={submit}
      >
        <FormAnswer fields={fields} form={form} />
        {sectionsOf(fields, sections, inputs).map((section) => (
          <Section key={section.keys.join()} {...section}>
            {section.keys.map((key) => {
              const field = fields[key];
              if (!field) return null;
              return <FormField key={key} name={key} field={field} look={inputs[key] ?? {}} form={form} />;
            })}
          </Section>
        ))}
      </form>
      {props.children}
      <FormEnd
        formId={id}
        problems={form.problems}
        busy={form.busy}
        refused={props.refused ?? (form.isChanged ? undefined : props.unchanged)}
        onShow={showFirst}
        submitLabel={props.submitLabel}
        onCancel={props.onCancel}
        aside={props.aside}
        deed={props.deed}
      />
      <LeaveGuard isOn={form.isChanged && !form.busy} />
    </>
  );
}

function Section({ title, note, children }: Omit<FormSection, 'keys'> & { children: ReactNode }) {
  const titleId = useId();
  if (title === undefined) return <div className="form-fields">{children}</div>;
  return (
    <section className="form-section" aria-labelledby={titleId}>
      <header className="form-section__head">
        <h3 id={titleId}>{title}</h3>
        {note ? <span className="form-section__note">{note}</span> : null}
      </header>
      <div className="form-fields">{children}</div>
    </section>
  );
}

/** After the messages are there, so that they are read with the input. */
function showProblem(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const place = form?.querySelector<HTMLElement>('[data-invalid]');
    if (!place) return;
    const input = place.querySelector<HTMLElement>('[aria-invalid=true]');
    (input && input.tabIndex >= 0 ? input : firstFocusable(place))?.focus();
    place.scrollIntoView({ block: 'nearest' });
  });
}
