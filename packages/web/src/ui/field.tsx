import { createContext, type ReactNode, use, useId } from 'react';
import { Icon } from './icon.tsx';
import { StateGlyph } from './state-glyph.tsx';
import './styles/field.css';

interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

interface FieldProps {
  label: ReactNode;
  required?: boolean | undefined;
  /** What is wrong, the limit and the value it has now. */
  error?: string | undefined;
  hint?: ReactNode;
  /** Stands at the right of the label, for example a link. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, asterisk after it, hint and error below; the one input inside takes its name and state from here. */
export function Field({ label, required = false, error, hint, aside, className, children }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <div className="field__head">
        <label htmlFor={id} className="field__label">
          {label}
          {required ? (
            <span className="field__star" aria-hidden="true">
              *
            </span>
          ) : null}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</FieldContext>
      {hint ? (
        <div id={hintId} className="field__hint">
          {hint}
        </div>
      ) : null}
      {error ? (
        <div id={errorId} className="field__error">
          <StateGlyph family="stop" />
          {error}
        </div>
      ) : null}
    </div>
  );
}

interface ControlAttributes {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** The attributes an input takes from the Field around it; none outside a Field. */
export function useFieldControl(): ControlAttributes {
  const field = use(FieldContext);
  if (!field) return {};
  const attributes: ControlAttributes = { id: field.id };
  if (field.describedBy) attributes['aria-describedby'] = field.describedBy;
  if (field.invalid) attributes['aria-invalid'] = true;
  if (field.required) attributes['aria-required'] = true;
  return attributes;
}

/** Several inputs under one name, such as a choice of three. */
export function FieldGroup({
  label,
  required = false,
  children,
}: Pick<FieldProps, 'label' | 'required' | 'children'>) {
  return (
    <fieldset className="field">
      <legend className="field__label">
        {label}
        {required ? (
          <span className="field__star" aria-hidden="true">
            *
          </span>
        ) : null}
      </legend>
      {children}
    </fieldset>
  );
}

/** How many problems a form still has, with the way to the first one. */
export function ProblemCount({ text, onShow }: { text: string; onShow(): void }) {
  return (
    <button type="button" className="problem-count state-stop" onClick={onShow}>
      <StateGlyph family="stop" />
      {text}
      <Icon name="chevron-right" size={13} />
    </button>
  );
}
