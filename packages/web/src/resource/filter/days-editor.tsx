import { useWords } from '../../kernel/words.ts';
import { isWholeDay } from '../../ui/day-text.ts';
import { Field } from '../../ui/field.tsx';
import { DayInput } from '../day-input.tsx';
import { officeToday } from '../office-time.ts';
import { isPeriod, spanOf } from '../period.ts';
import { type Changes, one, type Raw } from '../use-list-address.ts';
import type { DaysFilter } from './filter-spec.ts';

interface DaysEditorProps {
  spec: DaysFilter;
  raw: Raw;
  onChange: (changes: Changes) => void;
}

/** A period that moves with the calendar, or two days of one's own. */
export function DaysEditor({ spec, raw, onChange }: DaysEditorProps) {
  const { t } = useWords();
  const period = one(raw[spec.key]);
  const span = isPeriod(period)
    ? spanOf(period, officeToday())
    : { from: one(raw[spec.from]), to: one(raw[spec.to]) };
  const setDays = (changed: { from?: string; to?: string }) => {
    const { from, to } = { ...span, ...changed };
    // What is no day filters nothing.
    if (Object.values(changed).some((day) => day !== '' && !isWholeDay(day))) return;
    onChange({ [spec.key]: undefined, [spec.from]: from || undefined, [spec.to]: to || undefined });
  };
  return (
    <div className="days-editor">
      <fieldset className="days-editor__periods">
        <legend className="visually-hidden">{spec.label}</legend>
        {spec.periods.map((offered) => (
          <button
            key={offered}
            type="button"
            className="days-editor__period"
            aria-pressed={offered === period}
            onClick={() =>
              onChange({
                [spec.key]: offered === period ? undefined : offered,
                [spec.from]: undefined,
                [spec.to]: undefined,
              })
            }
          >
            {t(`resource.period.${offered}`)}
          </button>
        ))}
      </fieldset>
      <div className="days-editor__days">
        <Field label={t('resource.filter.from')}>
          <DayInput max={span.to} value={span.from ?? ''} onChange={(from) => setDays({ from })} />
        </Field>
        <Field label={t('resource.filter.to')}>
          <DayInput min={span.from} value={span.to ?? ''} onChange={(to) => setDays({ to })} />
        </Field>
      </div>
    </div>
  );
}
