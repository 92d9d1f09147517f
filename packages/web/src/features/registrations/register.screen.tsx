import { mobileOf } from '@loadline/contract/checks/mobile';
import { smsReaches } from '@loadline/contract/session/code-way';
import { lazy, type ReactNode, type RefObject, useRef } from 'react';
import { LatePart } from '../../kernel/awake.tsx';
import { useNavigation, usePlace } from '../../kernel/navigation.ts';
import { notify } from '../../kernel/notice.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { scriptedForm } from '../../kernel/scripted-form.ts';
import { codeWays } from '../../kernel/title.ts';
import { type Entries, focusOn } from '../../kernel/use-entries.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { PasswordPair } from '../../shared/session/password-pair.tsx';
import { CodeField, MobileField } from '../../shared/session/sms-fields.tsx';
import { useSmsCode } from '../../shared/session/use-sms-code.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ProblemCount } from '../../ui/field.tsx';
import { Phrase } from '../../ui/phrase.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { AgreementCheck } from './agreement-check.tsx';
import type { Application } from './application.ts';
import { ApplicationPart } from './application-part.tsx';
import { ApplicationRefused } from './application-refused.tsx';
import { labelOf } from './entry-label.ts';
import { EntryText } from './entry-text.tsx';
import { StepList, wayOf } from './step-list.tsx';
import { SubjectPart } from './subject-part.tsx';
import { useAgreement } from './use-agreement.ts';
import { useApplication } from './use-application.ts';
import { WishesPart } from './wishes-part.tsx';
import './register.css';
import './application-foot.css';

const steps = ['register.done.step1', 'register.done.step2', 'register.done.step3'] as const;

/** So many names fit into one line, and so many where others follow. */
const named = { all: 3, some: 2 };

const StatusPart = lazy(async () => ({ default: (await import('./status-part.tsx')).StatusPart }));

interface RegisterScreenProps {
  /** The page around a part: at its foot the steps of the application. */
  frame: (foot: ReactNode, body: ReactNode) => ReactNode;
}

/** `/register`: the form, with `?part=done` its receipt, with `?part=status` how an application stands. */
export function RegisterScreen({ frame }: RegisterScreenProps) {
  const words = useWords();
  const { go } = useNavigation();
  const { part, no, sales } = usePlace().search;
  if (part === 'status')
    return (
      <LatePart>
        <StatusPart frame={frame} />
      </LatePart>
    );
  if (part === 'done' && typeof no === 'string') {
    return frame(<StepList steps={wayOf(1, words)} />, <ApplicationReceived no={no} />);
  }
  const receive = (received: string) => {
    notify('success', words.t('success.register'));
    go({ search: { part: 'done', no: received }, replace: true });
  };
  const form = <ApplicationForm salesCode={typeof sales === 'string' ? sales : ''} onReceived={receive} />;
  return frame(<StepList steps={wayOf(0, words)} />, form);
}

interface ApplicationFormProps {
  salesCode: string;
  onReceived: (no: string) => void;
}

function ApplicationForm({ salesCode, onReceived }: ApplicationFormProps) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const agreement = useAgreement();
  const application = useApplication({ form, salesCode, agreement, onReceived });
  const { entries, busy, refusal, submit, missing } = application;
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
      <ApplicationFoot
        entries={entries}
        edition={agreement.edition}
        missing={missing}
        busy={busy}
        form={form}
      />
    </form>
  );
}

interface ApplicationFootProps {
  entries: Entries<Application>;
  edition: string;
  /** What is missing or wrong, in the order of the form. */
  missing: readonly (keyof Application)[];
  busy: boolean;
  form: RefObject<HTMLFormElement | null>;
}

/** The sticky foot: the agreement, what is still missing with the way to it, and the button that hands the form in. */
function ApplicationFoot({ entries, edition, missing, busy, form }: ApplicationFootProps) {
  const words = useWords();
  const { t } = words;
  const [first] = missing;
  const isTried = Object.values(entries.errors).some(Boolean);
  return (
    <div className={isTried ? 'application__foot' : 'application__foot application__foot--calm'}>
      <AgreementCheck entries={entries} edition={edition} />
      {first ? (
        <ProblemCount
          text={missingText(missing, entries.values, words)}
          onShow={() => focusOn(form.current, first)}
        />
      ) : null}
      <Button
        type="submit"
        look="primary"
        size="large"
        busy={busy}
        className={first ? 'application__submit application__submit--off' : 'application__submit'}
      >
        {t('register.submit')}
      </Button>
    </div>
  );
}

function missingText(
  missing: readonly (keyof Application)[],
  application: Application,
  words: Words,
): string {
  const { t, language } = words;
  const isLong = missing.length > named.all;
  const labels = missing
    .slice(0, isLong ? named.some : named.all)
    .map((name) => labelOf(name, application, words));
  const names = labels.join(language === 'en' ? ', ' : '、');
  return t('register.missing', {
    count: missing.length,
    names: isLong ? t('register.missingAnd', { names }) : names,
  });
}

/** What an applicant sees after handing in: the number, and what happens next. */
function ApplicationReceived({ no }: { no: string }) {
  const { t } = useWords();
  return (
    <div className="application application--received">
      <h1 className="application__done">
        <StateGlyph family="done" size={26} />
        {t('register.done.title')}
      </h1>
      <dl className="application__number">
        <dt>{t('register.done.number')}</dt>
        <dd>{no}</dd>
      </dl>
      <section className="application__next">
        <h2>{t('register.done.next')}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </section>
      <p className="application__ways">
        <PageLink page="register" query={{ part: 'status' }} className={buttonClass('primary', 'large')}>
          {t('register.done.status')}
        </PageLink>
        <PageLink page="home" className={buttonClass('secondary', 'large')}>
          {t('register.done.home')}
        </PageLink>
      </p>
    </div>
  );
}

/** The mobile proves an application wherever SMS gets to it; elsewhere the mail address does. */
function provesByMobile(typed: string): boolean {
  const ways = codeWays();
  if (!ways.mail) return true;
  return mobileOf(typed) ? smsReaches(ways, typed) : ways.sms !== 'none';
}

/** The person who applies, and who administers the account once it is open. */
function ContactPart({ entries }: { entries: Entries<Application> }) {
  const { t } = useWords();
  const code = useSmsCode('register');
  const { mobile, email } = entries.values;
  const refuse = (fault: string) => entries.refuse({ email: fault });
  const byMail = provesByMobile(mobile) ? undefined : { address: email, refuse };
  return (
    <ApplicationPart
      title={t('register.sections.contact')}
      aside={<small>{t('register.sections.contactNote')}</small>}
    >
      <EntryText
        entries={entries}
        name="contactName"
        label={t('register.contactName')}
        required
        autoComplete="name"
      />
      <EntryText entries={entries} name="email" required type="email" autoComplete="email" />
      <MobileField entries={entries} required />
      <CodeField entries={entries} required code={code} byMail={byMail} />
      <PasswordPair entries={entries} label="login.password" required />
    </ApplicationPart>
  );
}
