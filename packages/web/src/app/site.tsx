import type { Language } from '@loadline/contract/kernel/text';
import { type ReactNode, useState } from 'react';
import { Awake } from '../kernel/awake.tsx';
import { PageLink } from '../kernel/page-link.tsx';
import { useGreetedName } from '../kernel/session.ts';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { Announcements } from '../site/announcements.tsx';
import { Brand } from '../ui/brand-mark.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PublicHeader } from './public-header.tsx';
import { isReachable } from './reach.ts';
import { entriesOf, entryLabel, opens, siteMenus } from './site-entries.ts';
import type { SitePage as PublicPage } from './site-pages.ts';
import { type SiteView, siteWays } from './site-ways.ts';
import type { Shown } from './travel.ts';
import { Traveller } from './traveller.tsx';
import './public-footer.css';
import './public-layout.css';

interface SiteProps {
  first: Shown<SiteView>;
  language: Language;
}

/** The public pages, begun with one of them. */
export function Site({ first, language }: SiteProps) {
  const [ways] = useState(() => siteWays(language));
  return (
    <Traveller first={first} ways={ways} language={language}>
      {({ path, view: { page, Screen } }) => (
        <PublicLayout page={page}>
          <PageBoundary key={page} at={path}>
            <Screen />
          </PageBoundary>
        </PublicLayout>
      )}
    </Traveller>
  );
}

interface PublicLayoutProps {
  page: PublicPage;
  children: ReactNode;
}

/** The frame of the pages that need no login. Login and registration bring a frame of their own. */
function PublicLayout({ page, children }: PublicLayoutProps) {
  const isFramed = page === 'login' || page === 'register';
  return <Awake>{isFramed ? children : <SitePage isHome={page === 'home'}>{children}</SitePage>}</Awake>;
}

function SitePage({ isHome, children }: { isHome: boolean; children: ReactNode }) {
  const { t } = useWords();
  return (
    <div className="public">
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <Announcements />
      <PublicHeader mode={isHome ? 'transparent' : 'solid'} />
      {children}
      <PublicFooter />
    </div>
  );
}

/** The same ways as the header, at the end of the page. */
function PublicFooter() {
  const words = useWords();
  const { t, language } = words;
  return (
    <footer className="public-footer">
      <div className="public-footer__row">
        <Brand name={companyLabel(language)} logo={hostLogo()} />
        {siteMenus(isReachable).map((menu) => (
          <dl key={menu.name}>
            <dt>{t(menu.name)}</dt>
            {entriesOf(menu)
              .filter(opens)
              .map((entry) => (
                <dd key={entry.name}>
                  <PageLink page={entry.page} query={entry.query ?? {}}>
                    {entryLabel(entry, words)}
                  </PageLink>
                </dd>
              ))}
          </dl>
        ))}
        {useGreetedName() ? null : (
          <dl>
            <dt>{t('nav.account')}</dt>
            {(['login', 'register'] as const).filter(isReachable).map((page) => (
              <dd key={page}>
                <PageLink page={page}>{t(`nav.${page}`)}</PageLink>
              </dd>
            ))}
          </dl>
        )}
        <p className="public-footer__note">{t('footer.note')}</p>
      </div>
    </footer>
  );
}
