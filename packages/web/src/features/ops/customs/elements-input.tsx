import { elementsBefore } from '@loadline/contract/customs/customs-desk.api';
import {
  elementsWritten,
  type HsElement,
  hsElements,
  hsKnownBy,
} from '@loadline/contract/customs/hs-elements';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import type { GridRow, RowContext } from '../../../resource/grid/grid-row.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** The declaration elements that the code of a line asks for, and the column that customs read. */
export function ElementsInput({ no, row, at, actions }: RowContext & { no: string }) {
  const { t } = useWords();
  const hs = typedText(row['hs']) || null;
  const values = valuesIn(row);
  const by = hsKnownBy(hs);
  const putAll = (more: Readonly<Record<string, string>>) => {
    const given = Object.entries({ ...values, ...more }).filter(([, each]) => each !== '');
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
            onChange={(value) => putAll({ [element.key]: value })}
          />
        ))}
      </div>
      <p className="customs-written">
        <b>{t('customsDesk.elements.written')}</b> {elementsWritten(hs, values)}
        {by === 'code' ? null : ` · ${t(`customsDesk.elements.${by ?? 'unknown'}`)}`}
      </p>
      <BeforeOffer no={no} line={row.id} wanting={blankIn(hs, values)} onTake={putAll} />
    </div>
  );
}

/** What of the elements of a code is not filled in. */
function blankIn(hs: string | null, values: Readonly<Record<string, string>>): string[] {
  return hsElements(hs).flatMap(({ key }) => (values[key] ? [] : [key]));
}

interface BeforeOfferProps {
  no: string;
  line: string;
  wanting: readonly string[];
  onTake: (values: Record<string, string>) => void;
}

/** Fills what is empty with what was written of the same goods the last time, where there is any of it. */
function BeforeOffer({ no, line, wanting, onTake }: BeforeOfferProps) {
  const { t } = useWords();
  const { data } = useQuery(asking(elementsBefore, { no }));
  const before = data?.find(({ lineId }) => lineId === line);
  const fitting = (before?.elements ?? []).filter(({ key }) => wanting.includes(key));
  if (!before || fitting.length === 0) return null;
  return (
    <Button
      size="small"
      onClick={() => onTake(Object.fromEntries(fitting.map(({ key, value }) => [key, value])))}
    >
      {t('customsDesk.elements.before', { day: before.at })}
    </Button>
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
