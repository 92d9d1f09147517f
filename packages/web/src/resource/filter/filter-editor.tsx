import { useWords } from '../../kernel/words.ts';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type Changes, one, type Raw } from '../use-list-address.ts';
import { useReading } from '../value.tsx';
import { ChoiceList } from './choice-list.tsx';
import { choicesOf } from './choices.ts';
import { DaysEditor } from './days-editor.tsx';
import { type FieldFilter, type FilterSpec, isDaysFilter } from './filter-spec.ts';

interface FilterEditorProps<S> {
  spec: S;
  raw: Raw;
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
