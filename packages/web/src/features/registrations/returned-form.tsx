import { useRef } from 'react';
import { scriptedForm } from '../../kernel/scripted-form.ts';
import { focusOn } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { CodeField } from '../../resource/sms-fields.tsx';
import { useSmsCode } from '../../resource/use-sms-code.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemCount } from '../../ui/field.tsx';
import { AgreementCheck } from './agreement-check.tsx';
import { ApplicationRefused } from './application-refused.tsx';
import type { HandedIn } from './correction.ts';
import { CorrectionRow } from './correction-row.tsx';
import { PassedEntries } from './passed-entries.tsx';
import { StandingHead } from './standing-head.tsx';
import { StandingNote } from './standing-note.tsx';
import { ownTime } from './standing-steps.ts';
import type { Found } from './status-form.tsx';
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
  const { standing } = found;
  const { entries, returned, left, busy, refusal, submit } = useCorrection({
    form,
    found,
    values,
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
        <AgreementCheck entries={entries} accepted={values.agreementVersion} />
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
