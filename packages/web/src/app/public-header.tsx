import { PageLink } from '../kernel/page-link.tsx';
import { useGreetedName } from '../kernel/session.ts';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { Greeting } from './greeting.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { isReachable } from './reach.ts';
import { SiteMenu } from './site-menu.tsx';
import { TrackingBox } from './tracking-box.tsx';
import './public-header.css';

/** `transparent` lies over the drawing of the home page, which has a search of its own. */
export type HeaderMode = 'transparent' | 'solid';

export function PublicHeader({ mode }: { mode: HeaderMode }) {
  const { t, language } = useWords();
  const name = useGreetedName();
  return (
    <header className={`public-header public-header--${mode}`}>
      <div className="public-header__row">
        <PageLink page="home" className="public-header__brand">
          <Brand name={companyLabel(language)} logo={hostLogo()} />
        </PageLink>
        <nav className="public-header__menu" aria-label={t('nav.main')}>
          <SiteMenu />
        </nav>
        {mode === 'transparent' ? null : <TrackingBox />}
        <div className="public-header__end">
          <LanguageMenu />
          {name ? <Greeting name={name} /> : <Doors />}
          <MobileMenu signedIn={name !== undefined} />
        </div>
      </div>
    </header>
  );
}

function Doors() {
  const { t } = useWords();
  return (
    <>
      <PageLink page="login" className="public-header__door">
        {t('nav.login')}
      </PageLink>
      {isReachable('register') ? (
        <PageLink page="register" className="public-header__door public-header__door--first">
          {t('nav.register')}
        </PageLink>
      ) : null}
    </>
  );
}
