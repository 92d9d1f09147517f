import {
  elementsWritten,
  type HsElement,
  hsElements,
  hsKnownBy,
} from '@loadline/contract/customs/hs-elements';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import type { GridRow, RowContext } from '../../../resource/grid/grid-row.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** The declaration elements that the code of a line asks for, and the column that customs read. */
export function ElementsInput({ row, at, actions }: RowContext) {
  const { t } = useWords();
  const hs = typedText(row['hs']) || null;
  const values = valuesIn(row);
  const by = hsKnownBy(hs);
  const put = (key: string, value: string) => {
    const given = Object.entries({ ...values, [key]: value }).filter(([, each]) => each !== '');
    actions.type(
      row.id,
      'elements',
      given.map(([name, each]) => ({ key: name, value: each })),
    );
  };
  return (
    <div role="group" aria-label={t('customsDesk.elements.of', { line: at + 1 })}>
      <div className="field-grid">
        {hsElements(hs).map((element) => (
          <ElementField
            key={element.key}
            element={element}
            value={values[element.key] ?? ''}
            onChange={(value) => put(element.key, value)}
          />
        ))}
      </div>
      <p className="customs-written">
        <b>{t('customsDesk.elements.written')}</b> {elementsWritten(hs, values)}
        {by === 'code' ? null : ` · ${t(`customsDesk.elements.${by ?? 'unknown'}`)}`}
      </p>
    </div>
  );
}

interface ElementFieldProps {
  element: HsElement;
  value: string;
  onChange: (value: string) => void;
}

function ElementField({ element: { label, required, table }, value, onChange }: ElementFieldProps) {
  const { t, language } = useWords();
  const isWanting = required && value === '';
  return (
    <Field
      label={say(label, language)}
      required={required}
      remark={isWanting ? { family: 'act', text: t('customs.lines.toFill') } : undefined}
    >
      {table ? (
        <Select
          placeholder=""
          options={codesOf(table).map((code) => ({ value: code, label: say(wordOf(table, code), language) }))}
          value={value}
          onChange={onChange}
        />
      ) : (
        <TextInput autoComplete="off" value={value} onChange={onChange} />
      )}
    </Field>
  );
}

function valuesIn({ elements }: GridRow): Record<string, string> {
  if (!Array.isArray(elements)) return {};
  return Object.fromEntries(
    elements.flatMap((one: unknown) =>
      typeof one === 'object' && one !== null && 'key' in one && 'value' in one
        ? [[typedText(one.key), typedText(one.value)] as const]
        : [],
    ),
  );
}
