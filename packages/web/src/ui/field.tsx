import { createContext, type ReactNode, use, useId } from 'react';
import { Icon } from './icon.tsx';
import { StateGlyph } from './state-glyph.tsx';
import './styles/field.css';

interface FieldControl {
  /** Of the one input; none where several stand under the name. */
  id?: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

const FieldContext = createContext<FieldControl | undefined>(undefined);

/** What a value is worth, in words under its input: right, or right with a doubt. */
export interface Remark {
  readonly family: 'done' | 'act' | 'wait';
  readonly text: string;
}

interface FieldProps {
  label: ReactNode;
  required?: boolean | undefined;
  /** What is wrong, the limit and the value it has now. */
  error?: string | undefined;
  /** Shown while nothing is wrong. */
  remark?: Remark | undefined;
  hint?: ReactNode;
  /** Stands at the right of the label, for example a link; the keyboard comes to it after the input. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, asterisk after it, hint and error below; the one input inside takes its name and state from here. */
export function Field({ label, required = false, aside, className, children, ...says }: FieldProps) {
  const id = useId();
  const { describedBy, words } = saidBelow(id, says);
  const invalid = Boolean(says.error);
  return (
    <div className={['field', className].filter(Boolean).join(' ')} data-invalid={invalid || undefined}>
      <div className="field__head">
        <label htmlFor={id} className="field__label">
          {label}
          {required ? <Star /> : null}
        </label>
      </div>
      <FieldContext value={{ id, describedBy, invalid, required }}>{children}</FieldContext>
      {aside ? <div className="field__aside">{aside}</div> : null}
      {words}
    </div>
  );
}

/** Several inputs under one name, such as a choice of three. */
export function FieldGroup({
  label,
  required = false,
  className,
  children,
  ...says
}: Omit<FieldProps, 'aside'>) {
  const { describedBy, words } = saidBelow(useId(), says);
  const invalid = Boolean(says.error);
  return (
    <fieldset
      className={['field', className].filter(Boolean).join(' ')}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
    >
      <legend className="field__label">
        {label}
        {required ? <Star /> : null}
      </legend>
      <FieldContext value={{ describedBy: undefined, invalid, required }}>{children}</FieldContext>
      {words}
    </fieldset>
  );
}

function Star() {
  return (
    <span className="field__star" aria-hidden="true">
      *
    </span>
  );
}

/** The words under an input, and the ids by which it names them. */
function saidBelow(id: string, { error, remark, hint }: Pick<FieldProps, 'error' | 'remark' | 'hint'>) {
  const [hintId, errorId, remarkId] = [`${id}-hint`, `${id}-error`, `${id}-remark`];
  const shown = error ? undefined : remark;
  const ids = [hint ? hintId : '', error ? errorId : '', shown ? remarkId : ''];
  const words = (
    <>
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
      {shown ? (
        <div id={remarkId} className={`field__remark state-${shown.family}`}>
          <StateGlyph family={shown.family} />
          {shown.text}
        </div>
      ) : null}
    </>
  );
  return { describedBy: ids.filter(Boolean).join(' ') || undefined, words };
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
  const attributes: ControlAttributes = {};
  if (field.id) attributes.id = field.id;
  if (field.describedBy) attributes['aria-describedby'] = field.describedBy;
  if (field.invalid) attributes['aria-invalid'] = true;
  if (field.required) attributes['aria-required'] = true;
  return attributes;
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
