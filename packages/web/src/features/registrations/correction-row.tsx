import type { Entries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { Field } from '../../ui/field.tsx';
import { fileSizeText } from '../../ui/file-facts.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { type Corrected, type HandedIn, isTyped, type TypedName } from './correction.ts';
import { nameOfField } from './entry-label.ts';
import { LicenceField } from './licence-field.tsx';
import type { Standing } from './status-form.tsx';

interface CorrectionRowProps {
  correction: Standing['corrections'][number];
  values: HandedIn;
  entries: Entries<Corrected>;
}

/** One entry that came back: its name, what is wrong with it, what was entered before, and its new form. */
export function CorrectionRow({ correction: { field, reason }, values, entries }: CorrectionRowProps) {
  const words = useWords();
  const { t } = words;
  const name = nameOfField(field, values, words);
  const isFile = field === 'licenceFileId';
  const before = isFile
    ? t('status.beforeFile', { value: `${values.licence.name}, ${fileSizeText(values.licence.size)}` })
    : t('status.before', { value: isTyped(field) ? (values[field] ?? '—') : '—' });
  return (
    <section className="correction">
      <h2>
        {name}
        <small>{t(isFile ? 'status.fixFile' : 'status.fix')}</small>
      </h2>
      <p className="correction__reason">
        {reason}
        <small>{before}</small>
      </p>
      <div className="correction__entry">
        {isFile ? (
          <LicenceField
            label={name}
            licence={entries.values.licence}
            error={entries.errors.licence}
            onArrived={(licence) => entries.change({ licence })}
          />
        ) : isTyped(field) ? (
          <CorrectedText name={field} label={name} entries={entries} />
        ) : null}
      </div>
    </section>
  );
}

interface CorrectedTextProps {
  name: TypedName;
  label: string;
  entries: Entries<Corrected>;
}

function CorrectedText({ name, label, entries: { values, errors, change, check } }: CorrectedTextProps) {
  return (
    <Field label={label} error={errors[name]}>
      <TextInput
        name={name}
        value={values[name] ?? ''}
        onChange={(typed) => change({ [name]: typed })}
        onBlur={() => check(name)}
      />
    </Field>
  );
}
