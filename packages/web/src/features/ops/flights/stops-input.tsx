import type { Field as ContractField, Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { FieldInput } from '../../../resource/field-input.tsx';
import type { Control, InputLook } from '../../../resource/input-look.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, useFieldControl } from '../../../ui/field.tsx';
import { LocalTimeInput } from '../events/local-time-input.tsx';
import { FlightNoInput } from './flight-inputs.tsx';
import './stops-input.css';

interface StopsInputProps {
  /** What is written of one stop, in the order of the form. */
  fields: Fields;
  control: Control;
  most: number;
  /** Which of them have local times with their day. */
  times?: readonly string[];
}

type Stop = Readonly<Record<string, unknown>>;

/** Where a flight calls or goes over to another, one under the other; a direct flight shows a button alone. */
export function StopsInput({ fields, control, most, times = [] }: StopsInputProps) {
  const { t, language } = useWords();
  const { id, 'aria-describedby': describedBy } = useFieldControl();
  const stops: readonly Stop[] = Array.isArray(control.value) ? control.value : [];
  const put = (next: readonly Stop[]) => control.onChange(next.length > 0 ? next : null);
  const type = (at: number, key: string, value: unknown) =>
    put(stops.map((stop, index) => (index === at ? { ...stop, [key]: value } : stop)));
  return (
    <div
      id={id}
      role="group"
      aria-label={t('flightDesk.stops')}
      aria-describedby={describedBy}
      className="stops-input"
    >
      {stops.map((stop, at) => (
        // A stop is known by nothing but its place on the way.
        <fieldset key={at} className="stops-input__stop">
          <legend>{t('flightDesk.stop', { at: at + 1 })}</legend>
          {Object.entries(fields).map(([key, field]) => (
            <Field
              key={key}
              label={say(field.label, language)}
              required={field.required}
              hint={field.note && say(field.note, language)}
            >
              <FieldInput
                field={field}
                look={lookOf(key, times)}
                value={stop[key]}
                onChange={(value) => type(at, key, read(field, value))}
                onLeave={control.onLeave}
              />
            </Field>
          ))}
          <Button
            look="text"
            size="small"
            icon="trash"
            onClick={() => put(stops.filter((_, index) => index !== at))}
          >
            {t('flightDesk.removeStop', { at: at + 1 })}
          </Button>
        </fieldset>
      ))}
      {stops.length < most ? (
        <Button look="text" icon="plus" onClick={() => put([...stops, {}])}>
          {t('flightDesk.addStop')}
        </Button>
      ) : null}
    </div>
  );
}

function lookOf(key: string, times: readonly string[]): InputLook {
  if (times.includes(key)) return { input: (control) => <LocalTimeInput {...control} /> };
  return key === 'flightNo' ? { input: (control) => <FlightNoInput {...control} /> } : {};
}

/** What is typed is text; the form sends what the contract asks. */
function read({ kind, required }: ContractField, value: unknown): unknown {
  if (value === '' && !required) return null;
  return kind === 'whole' && typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
}
