import { lazy, useState } from 'react';
import { LatePart } from '../../kernel/awake.tsx';
import { useNavigation, usePlace } from '../../kernel/navigation.ts';
import { notify } from '../../kernel/notice.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import type { Credentials } from '../../kernel/sign-in.ts';
import type { SignedInUser } from '../../kernel/stored.ts';
import { codeWays } from '../../kernel/title.ts';
import { useWords } from '../../kernel/words.ts';
import { AgreementLink } from '../../shared/site/agreement-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Phrase } from '../../ui/phrase.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { AccountForm } from './account-form.tsx';
import { useWayIn } from './use-way-in.ts';
import './login.css';

// Most log in by account: what the others need comes when they choose it.
const MobileForm = lazy(async () => ({ default: (await import('./mobile-form.tsx')).MobileForm }));

const SecondFactorForm = lazy(async () => ({
  default: (await import('./second-factor-form.tsx')).SecondFactorForm,
}));

const SetPasswordForm = lazy(async () => ({
  default: (await import('./set-password-form.tsx')).SetPasswordForm,
}));

const SsoForm = lazy(async () => ({ default: (await import('./sso-form.tsx')).SsoForm }));

const ResetForm = lazy(async () => ({ default: (await import('./reset-form.tsx')).ResetForm }));

/** `/login`: the ways in, with `?part=reset` a new password, and with `?part=set` one through a link. */
export function LoginScreen({ onSignedIn }: { onSignedIn: (user: SignedInUser) => void }) {
  const { t } = useWords();
  const { go } = useNavigation();
  const { part } = usePlace().search;
  if (part !== 'reset' && part !== 'set') {
    return (
      <>
        <LoginForm onSignedIn={onSignedIn} />
        <p className="door-agree">
          <Phrase
            text={t('login.agree', { terms: '{terms}', privacy: '{privacy}' })}
            parts={{ terms: <AgreementLink paper="terms" />, privacy: <AgreementLink paper="privacy" /> }}
          />
        </p>
      </>
    );
  }
  const back = () => {
    notify('success', t(part === 'set' ? 'setPassword.done' : 'reset.done'));
    go({ search: {}, replace: true });
  };
  return (
    <LatePart>{part === 'set' ? <SetPasswordForm onSet={back} /> : <ResetForm onReset={back} />}</LatePart>
  );
}

/** The ways in: by account, by mobile, each with the second step of who has set one up, or by the organisation's own provider. */
function LoginForm({ onSignedIn }: { onSignedIn: (user: SignedInUser) => void }) {
  const { t } = useWords();
  const { go } = useNavigation();
  const { part } = usePlace().search;
  const way = useWayIn(onSignedIn);
  const ways = codeWays();
  const [challenged, setChallenged] = useState<Credentials>();
  if (challenged) {
    return (
      <LatePart>
        <SecondFactorForm first={challenged} way={way} onBack={() => setChallenged(undefined)} />
      </LatePart>
    );
  }
  if (part === 'sso') {
    return (
      <LatePart>
        <SsoForm onSignedIn={onSignedIn} />
      </LatePart>
    );
  }
  const Form = part === 'mobile' ? MobileForm : AccountForm;
  const enter = async (credentials: Credentials) => {
    const attempt = await way.enter(credentials);
    if (attempt === 'challenged') setChallenged(credentials);
    return attempt;
  };
  const turn = (to: string) => {
    way.forget();
    go({ search: to === 'mobile' ? { part: 'mobile' } : {}, replace: true });
  };
  return (
    <div className="door-form">
      <h1>{t('login.title')}</h1>
      <p className="door-form__lead">{t('login.hint')}</p>
      {ways.sms === 'none' && !ways.mail ? null : (
        <SegmentedControl
          label={t('login.way')}
          value={part === 'mobile' ? 'mobile' : 'account'}
          options={[
            { value: 'account', label: t('login.byAccount') },
            { value: 'mobile', label: t(ways.mail ? 'login.byCode' : 'login.byMobile') },
          ]}
          onChange={turn}
        />
      )}
      <LatePart>
        <Form way={way} onEnter={enter} />
      </LatePart>
      <PageLink page="login" query={{ part: 'sso' }} className={buttonClass('secondary', 'large')}>
        <Icon name="company" size={18} />
        {t('login.sso')}
      </PageLink>
      <p className="door-form__other">
        {t('login.noAccount')} <PageLink page="register">{t('login.apply')}</PageLink>
      </p>
    </div>
  );
}
