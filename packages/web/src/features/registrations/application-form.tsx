import { useRef } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { scriptedForm } from '../../kernel/scripted-form.ts';
import { useWords } from '../../kernel/words.ts';
import { Phrase } from '../../ui/phrase.tsx';
import { ApplicationFoot } from './application-foot.tsx';
import { ApplicationRefused } from './application-refused.tsx';
import { ContactPart } from './contact-part.tsx';
import { SubjectPart } from './subject-part.tsx';
import { useApplication } from './use-application.ts';
import { WishesPart } from './wishes-part.tsx';

interface ApplicationFormProps {
  salesCode: string;
  onReceived: (no: string) => void;
}

export function ApplicationForm({ salesCode, onReceived }: ApplicationFormProps) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { entries, busy, refusal, submit, missing } = useApplication({ form, salesCode, onReceived });
  return (
    <form {...scriptedForm} ref={form} className="application" onSubmit={(event) => void submit(event)}>
      <h1>{t('register.title')}</h1>
      <p className="application__lead">
        <Phrase
          text={t('register.hasAccount', { login: '{login}', status: '{status}' })}
          parts={{
            login: <PageLink page="login">{t('register.login')}</PageLink>,
            status: (
              <PageLink page="register" query={{ part: 'status' }}>
                {t('register.status')}
              </PageLink>
            ),
          }}
        />
      </p>
      <SubjectPart entries={entries} />
      <ContactPart entries={entries} />
      <WishesPart entries={entries} />
      <ApplicationRefused told={refusal} />
      <ApplicationFoot entries={entries} missing={missing} busy={busy} form={form} />
    </form>
  );
}
