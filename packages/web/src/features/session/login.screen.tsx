import type { ReactNode } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { companyLabel } from '../../kernel/title.ts';
import { useWords } from '../../kernel/words.ts';
import { Brand } from '../../ui/brand-mark.tsx';
import { LoginForm } from './login-form.tsx';
import './login.css';

interface LoginScreenProps {
  /** What stands beside the way home, such as the choice of language. */
  tools: ReactNode;
  onSignedIn: () => void;
}

export function LoginScreen({ tools, onSignedIn }: LoginScreenProps) {
  const { t, language } = useWords();
  return (
    <div className="login">
      <aside className="login__side">
        <PageLink page="home" className="login__brand">
          <Brand name={companyLabel(language)} />
        </PageLink>
        <p className="login__motto">
          <span>{t('login.motto1')}</span>
          <span>{t('login.motto2')}</span>
        </p>
        <p className="login__lead">{t('login.lead')}</p>
        <div className="login__sea" />
        <ul className="login__modes">
          {(['air', 'ocean', 'truck', 'rail'] as const).map((mode) => (
            <li key={mode}>{t(`login.${mode}`)}</li>
          ))}
        </ul>
      </aside>
      <main id="main" className="login__main">
        <div className="login__top">
          <PageLink page="home">{t('error.backHome')}</PageLink>
          {tools}
        </div>
        <LoginForm onSignedIn={onSignedIn} />
      </main>
    </div>
  );
}
