import { say } from '@loadline/contract/kernel/text';
import { tariffHead } from '@loadline/contract/tariffs/tariff.api';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { DayInput } from '../../resource/day-input.tsx';
import { FieldInput } from '../../resource/field-input.tsx';
import type { InputLook, Values } from '../../resource/input-look.ts';
import { typedText } from '../../resource/typed-text.ts';
import { Field } from '../../ui/field.tsx';

interface HeadProps {
  values: Values;
  onChange: (changes: Values) => void;
  /** Before the facts: where lines may be taken from. After them: what sends it. */
  before: ReactNode;
  children: ReactNode;
}

const keys = ['mode', 'port', 'entryType', 'entryDate', 'otherDate', 'otherOrigin'] as const;

/** What holds for the whole entry, and what it is compared with. */
export function TariffHead({ values, onChange, before, children }: HeadProps) {
  const { t, language } = useWords();
  const looks: Partial<Record<(typeof keys)[number], InputLook>> = {
    port: { placeholder: t('tariff.anyPort') },
    entryDate: { placeholder: t('tariff.today') },
    otherDate: { placeholder: t('tariff.none') },
    otherOrigin: { placeholder: t('tariff.none') },
  };
  return (
    <div className="tariff-head">
      {before}
      {keys.map((key) => (
        <Field
          key={key}
          label={say(tariffHead[key].label, language)}
          required={tariffHead[key].required}
          className={`tariff-head__${key}`}
        >
          {tariffHead[key].kind === 'date' ? (
            <DayInput
              value={typedText(values[key])}
              placeholder={looks[key]?.placeholder}
              onChange={(value) => onChange({ [key]: value })}
            />
          ) : (
            <FieldInput
              field={tariffHead[key]}
              look={looks[key]}
              value={values[key]}
              onChange={(value) => onChange({ [key]: value })}
              onLeave={() => undefined}
            />
          )}
        </Field>
      ))}
      <div className="tariff-head__send">{children}</div>
    </div>
  );
}
