import { useRef } from 'react';
import { scriptedForm } from '../../kernel/scripted-form.ts';
import { type Entries, focusOn } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { CodeField } from '../../shared/session/sms-fields.tsx';
import { useSmsCode } from '../../shared/session/use-sms-code.ts';
import { Button } from '../../ui/button.tsx';
import { Field, ProblemCount } from '../../ui/field.tsx';
import { fileSizeText } from '../../ui/file-facts.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { AgreementCheck } from './agreement-check.tsx';
import { ApplicationRefused } from './application-refused.tsx';
import { type Corrected, type HandedIn, isTyped, type TypedName } from './correction.ts';
import { nameOfField } from './entry-label.ts';
import { LegalIdKindField } from './legal-id-kind-field.tsx';
import { LicenceField } from './licence-field.tsx';
import { PassedEntries } from './passed-entries.tsx';
import { StandingHead } from './standing-head.tsx';
import { StandingNote } from './standing-note.tsx';
import { ownTime } from './standing-steps.ts';
import type { Found, Standing } from './status-form.tsx';
import { useAgreement } from './use-agreement.ts';
import { useCorrection } from './use-correction.ts';

interface ReturnedFormProps {
  found: Found;
  values: HandedIn;
  onHandedIn: (found: Found) => void;
}

/** A returned application: what is to be corrected and why, the rest folded away, and the way to hand it in again. */
export function ReturnedForm({ found, values, onHandedIn }: ReturnedFormProps) {
  const { t, language } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const code = useSmsCode('register');
  const agreement = useAgreement();
  const { standing } = found;
  const { entries, returned, left, busy, refusal, submit } = useCorrection({
    form,
    found,
    values,
    agreement,
    onHandedIn,
  });
  const [first] = left;
  const decided = standing.decidedAt
    ? `${ownTime(standing.decidedAt)}${language === 'en' ? ': ' : '：'}`
    : '';
  return (
    <form
      {...scriptedForm}
      ref={form}
      className="application application--returned"
      onSubmit={(event) => void submit(event)}
    >
      <StandingHead found={found} />
      <StandingNote family="act" title={t('status.returnedTitle', { count: returned.length })}>
        {decided}
        {standing.reason ?? ''}
      </StandingNote>
      <div className="corrections">
        {standing.corrections.map((correction) => (
          <CorrectionRow key={correction.field} correction={correction} values={values} entries={entries} />
        ))}
        <div className="correction">
          <h2>
            {t('code.label')}
            <small>{t('status.codeNote')}</small>
          </h2>
          <div className="correction__entry">
            <CodeField entries={entries} code={code} icon="phone" required />
          </div>
        </div>
        <PassedEntries values={values} standing={standing} />
      </div>
      <ApplicationRefused told={refusal} />
      <div className="application__foot application__foot--calm">
        <AgreementCheck entries={entries} edition={agreement.edition} accepted={values.agreementVersion} />
        {first ? (
          <ProblemCount
            text={t('status.left', {
              count: left.length,
              names: left.map(({ label }) => label).join(language === 'en' ? ', ' : '、'),
            })}
            onShow={() => focusOn(form.current, first.name)}
          />
        ) : null}
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={busy}
          className={first ? 'application__submit application__submit--off' : 'application__submit'}
        >
          {t('status.resubmit')}
        </Button>
      </div>
    </form>
  );
}

interface CorrectionRowProps {
  correction: Standing['corrections'][number];
  values: HandedIn;
  entries: Entries<Corrected>;
}

/** One entry that came back: its name, what is wrong with it, what was entered before, and its new form. */
function CorrectionRow({ correction: { field, reason }, values, entries }: CorrectionRowProps) {
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
          <>
            {field === 'legalId' ? (
              <LegalIdKindField accountType={values.accountType} entries={entries} />
            ) : null}
            <CorrectedText name={field} label={name} entries={entries} />
          </>
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
