import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { Field } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../kernel/words.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { NumericInput } from '../ui/numeric-input.tsx';
import { Select } from '../ui/select.tsx';
import { Textarea, TextInput } from '../ui/text-input.tsx';
import { unitText } from './unit.ts';

/** Longer texts get several lines. */
const oneLine = 120;

interface FieldInputProps {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  onLeave: () => void;
}

/** The input a field is entered with; its name and error come from the `Field` around it. */
export function FieldInput({ field, value, onChange, onLeave }: FieldInputProps) {
  const { language } = useWords();
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const common = { value: text, onChange, onBlur: onLeave };
  switch (field.kind) {
    case 'text':
      return field.max > oneLine ? <Textarea {...common} /> : <TextInput {...common} />;
    case 'whole':
      return <NumericInput {...common} min={field.min} max={field.max} decimals={0} />;
    case 'decimal':
      return (
        <NumericInput
          {...common}
          min={field.min === undefined ? undefined : Number(field.min)}
          max={field.max === undefined ? undefined : Number(field.max)}
          decimals={field.scale}
          unit={unitText(field.unit)}
        />
      );
    case 'date':
      return <TextInput {...common} type="date" />;
    case 'flag':
      return (
        <Checkbox checked={value === true} onChange={onChange} onBlur={onLeave}>
          {say(field.label, language)}
        </Checkbox>
      );
    case 'code': {
      const { table } = field;
      const options = codesOf(table).map((code) => ({
        value: code,
        label: say(wordOf(table, code), language),
      }));
      return <Select {...common} options={options} placeholder={field.required ? undefined : ''} />;
    }
    default:
      throw new Error(`a ${field.kind} has no single input: compose one by hand`);
  }
}
