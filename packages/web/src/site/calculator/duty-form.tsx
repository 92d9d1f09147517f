import { countriesOfOrigin } from '@loadline/contract/codes/country';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { tariffEntryTypes, tariffModes } from '@loadline/contract/tariffs/tariff-entry.codes';
import { tariffLineFacts } from '@loadline/contract/tariffs/tariff-fields';
import { mostPublicLines, publicDutyHead } from '@loadline/contract/tariffs/tariff-public.api';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { dayIn } from '../../ui/day-text.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NumericInput } from '../../ui/numeric-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DutyLine } from './kept-duty.ts';
import type { Duty } from './use-duty.ts';
import './duty.css';

/** What goods come to the United States: how, when, and line by line. */
export function DutyForm({ duty }: { duty: Duty }) {
  const { t, language } = useWords();
  const label = (key: keyof typeof publicDutyHead) => say(publicDutyHead[key].label, language);
  return (
    <form
      className="calculator__box"
      aria-label={t('duty.goods')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        duty.ask();
      }}
    >
      <div className="duty-head">
        <Field label={label('mode')}>
          <Select
            options={codesOf(tariffModes).map((value) => ({
              value,
              label: say(wordOf(tariffModes, value), language),
            }))}
            value={duty.mode}
            onChange={(mode) => duty.enter({ mode })}
          />
        </Field>
        <Field label={label('entryType')}>
          <Select
            options={codesOf(tariffEntryTypes).map((value) => ({
              value,
              label: say(wordOf(tariffEntryTypes, value), language),
            }))}
            value={duty.entryType}
            onChange={(entryType) => duty.enter({ entryType })}
          />
        </Field>
        <Field label={label('entryDate')} hint={t('duty.today')}>
          <DateInput
            calendarLabel={t('calculator.calendar')}
            value={duty.entryDate}
            onChange={(day) => duty.enter({ entryDate: day === '' ? '' : (dayIn(day) ?? '') })}
          />
        </Field>
      </div>
      {duty.lines.map((line, at) => (
        // A line is known by nothing but its place.
        <LineFields key={at} line={line} at={at} duty={duty} />
      ))}
      <div className="cargo-foot">
        {duty.lines.length < mostPublicLines ? (
          <button type="button" className="cargo-foot__deed" onClick={duty.add}>
            <Icon name="plus" />
            {t('calculator.add')}
          </button>
        ) : null}
        <p className="cargo-foot__sums">
          <Button type="submit" look="primary" busy={duty.busy}>
            {t('duty.ask')}
          </Button>
        </p>
      </div>
      {duty.refused ? (
        <p className="duty-refused" role="alert">
          <Icon name="warn" size={15} />
          {duty.refused}
        </p>
      ) : null}
    </form>
  );
}

const quantities = ['quantity', 'quantity2', 'netKg'] as const;

function LineFields({ line, at, duty }: { line: DutyLine; at: number; duty: Duty }) {
  const { t, language } = useWords();
  const row = at + 1;
  const common = (key: keyof DutyLine) => ({
    label: say(tariffLineFacts[key].label, language),
    error: duty.faultOf(line, key),
  });
  const units = duty.outcome?.lines[at]?.units ?? [];
  const hints = { quantity: units[0], quantity2: units[1], netKg: undefined };
  return (
    <fieldset className="duty-line">
      <legend className="visually-hidden">{t('duty.line', { row })}</legend>
      <span className="duty-line__no" aria-hidden="true">
        {row}
      </span>
      <Field {...common('hts')} required>
        <TextInput
          inputMode="numeric"
          maxLength={16}
          placeholder="6109.10.00.12"
          value={line.hts}
          onChange={(value) => duty.type(at, 'hts', value)}
        />
      </Field>
      <Field {...common('origin')} required>
        <Select
          placeholder={t('calculator.choose')}
          options={codesOf(countriesOfOrigin).map((value) => ({
            value,
            label: say(wordOf(countriesOfOrigin, value), language),
          }))}
          value={line.origin}
          onChange={(value) => duty.type(at, 'origin', value)}
        />
      </Field>
      <Field {...common('value')} required>
        <NumericInput
          maxLength={10}
          decimals={0}
          unit="USD"
          value={line.value}
          onChange={(value) => duty.type(at, 'value', value)}
        />
      </Field>
      {quantities.map((key) => (
        <Field key={key} {...common(key)} hint={hints[key]}>
          <NumericInput maxLength={15} value={line[key]} onChange={(value) => duty.type(at, key, value)} />
        </Field>
      ))}
      <button
        type="button"
        className="cargo__remove"
        aria-label={t('calculator.remove', { row })}
        onClick={() => duty.remove(at)}
      >
        <Icon name="trash" />
      </button>
    </fieldset>
  );
}
