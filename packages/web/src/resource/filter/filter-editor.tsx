import { type Family, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import type { Search } from '../../kernel/navigation.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { isWholeDay } from '../../ui/day-text.ts';
import { Field } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DayInput } from '../day-input.tsx';
import { offeredCodes } from '../offered.ts';
import { officeToday } from '../office-time.ts';
import { isPeriod, spanOf } from '../period.ts';
import { type Changes, one } from '../use-list-address.ts';
import { useReading } from '../value.tsx';
import type { Reading } from '../value-text.ts';
import {
  type DaysFilter,
  type FieldFilter,
  type FilterSpec,
  isDaysFilter,
  type Option,
} from './filter-spec.ts';

/** A longer list is searched in. */
const seenAtOnce = 12;

interface FilterEditorProps<S> {
  spec: S;
  raw: Search;
  onChange: (changes: Changes) => void;
}

/** Sets one filter; every change takes effect at once. */
export function FilterEditor({ spec, ...rest }: FilterEditorProps<FilterSpec>) {
  if (isDaysFilter(spec)) return <DaysEditor spec={spec} {...rest} />;
  if (spec.says !== undefined) return <p>{spec.says}</p>;
  if (spec.field.kind === 'list') return <SeveralOf spec={spec} {...rest} />;
  if (spec.field.kind === 'flag') return <YesOrNo spec={spec} {...rest} />;
  if (spec.field.kind === 'code' || spec.options) return <OneOf spec={spec} {...rest} />;
  return <AnyText spec={spec} {...rest} />;
}

function SeveralOf({ spec, raw, onChange }: FilterEditorProps<FieldFilter>) {
  const reading = useReading();
  const chosen = [raw[spec.key] ?? []].flat();
  return (
    <ChoiceList
      label={spec.label}
      choices={choicesOf(spec, chosen, reading)}
      chosen={chosen}
      onChange={(next) => onChange({ [spec.key]: next.length > 0 ? next : undefined })}
    />
  );
}

function OneOf({ spec, raw, onChange }: FilterEditorProps<FieldFilter>) {
  const { t } = useWords();
  const value = one(raw[spec.key]) ?? '';
  return (
    <Select
      aria-label={spec.label}
      data-autofocus=""
      placeholder={t('resource.filter.any')}
      options={choicesOf(spec, value ? [value] : [], useReading())}
      value={value}
      onChange={(chosen) => onChange({ [spec.key]: chosen || undefined })}
    />
  );
}

function YesOrNo({ spec, raw, onChange }: FilterEditorProps<FieldFilter>) {
  const { t } = useWords();
  const words = { ...useReading(), ...spec.flag };
  return (
    <SegmentedControl
      label={spec.label}
      look="box"
      options={[
        { value: '', label: t('resource.filter.any') },
        { value: 'true', label: words.yes },
        { value: 'false', label: words.no },
      ]}
      value={one(raw[spec.key]) ?? ''}
      onChange={(value) => onChange({ [spec.key]: value || undefined })}
    />
  );
}

function AnyText({ spec, raw, onChange }: FilterEditorProps<FieldFilter>) {
  return (
    <TextInput
      aria-label={spec.label}
      data-autofocus=""
      value={one(raw[spec.key]) ?? ''}
      onChange={(value) => onChange({ [spec.key]: value.trim() || undefined })}
    />
  );
}

interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Several of many, in the order they are offered in. */
function ChoiceList({ label, choices, chosen, onChange }: ChoiceListProps) {
  const { t } = useWords();
  const [wanted, setWanted] = useState('');
  const needle = wanted.trim().toLowerCase();
  const shown = choices.filter(({ value, label: word }) => `${value} ${word}`.toLowerCase().includes(needle));
  const turn = (value: string, checked: boolean) => {
    const next = new Set(chosen);
    if (checked) next.add(value);
    else next.delete(value);
    onChange(choices.map((choice) => choice.value).filter((each) => next.has(each)));
  };
  return (
    <div className="choice-list">
      {choices.length > seenAtOnce ? (
        <TextInput
          icon="search"
          aria-label={t('resource.filter.find', { in: label })}
          placeholder={t('resource.filter.find', { in: label })}
          value={wanted}
          onChange={setWanted}
          data-autofocus=""
        />
      ) : null}
      <fieldset className="choice-list__choices">
        <legend className="visually-hidden">{label}</legend>
        {shown.map(({ value, label: word, family }) => (
          <Checkbox key={value} checked={chosen.includes(value)} onChange={(checked) => turn(value, checked)}>
            {family ? <StateGlyph family={family} /> : null}
            {word}
          </Checkbox>
        ))}
        {shown.length === 0 ? <p className="choice-list__none">{t('resource.filter.nothing')}</p> : null}
      </fieldset>
      {chosen.length > 0 ? (
        <Button look="text" size="small" onClick={() => onChange([])}>
          {t('resource.filter.clearOne')}
        </Button>
      ) : null}
    </div>
  );
}

interface Choice extends Option {
  readonly family?: Family | undefined;
}

/** What a filter offers: the codes of its table, or what the screen gave. What is chosen is always among them. */
function choicesOf(
  { field, options = [] }: FieldFilter,
  chosen: readonly string[],
  reading: Reading,
): Choice[] {
  const item = field.kind === 'list' ? field.item : field;
  if (item.kind === 'code') {
    const { table } = item;
    const offered = offeredCodes(table);
    return [...offered, ...chosen.filter((code) => !offered.includes(code))].map((code) => {
      const word = wordOf(table, code);
      return { value: code, label: say(word, reading.language), family: word.family };
    });
  }
  const others = chosen.filter((value) => options.every((option) => option.value !== value));
  return [...options, ...others.map((value) => ({ value, label: value }))];
}

interface DaysEditorProps {
  spec: DaysFilter;
  raw: Search;
  onChange: (changes: Changes) => void;
}

/** A period that moves with the calendar, or two days of one's own. */
function DaysEditor({ spec, raw, onChange }: DaysEditorProps) {
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
