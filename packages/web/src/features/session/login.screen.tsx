import { lazy } from 'react';
import { LatePart } from '../../kernel/awake.tsx';
import { useNavigation, usePlace } from '../../kernel/navigation.ts';
import { notify } from '../../kernel/notice.ts';
import type { SignedInUser } from '../../kernel/stored.ts';
import { useWords } from '../../kernel/words.ts';
import { AgreementLink } from '../../resource/agreement-link.tsx';
import { Phrase } from '../../ui/phrase.tsx';
import { LoginForm } from './login-form.tsx';
import './login.css';

const ResetForm = lazy(async () => ({ default: (await import('./reset-form.tsx')).ResetForm }));

/** `/login`: the ways in, and with `?part=reset` a new password. */
export function LoginScreen({ onSignedIn }: { onSignedIn: (user: SignedInUser) => void }) {
  const { t } = useWords();
  const { go } = useNavigation();
  const { part } = usePlace().search;
  if (part !== 'reset') {
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
    notify('success', t('reset.done'));
    go({ search: {}, replace: true });
  };
  return (
    <LatePart>
      <ResetForm onReset={back} />
    </LatePart>
  );
}
