import { pages } from '@loadline/contract/pages';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Awake } from '../kernel/awake.tsx';
import { useWords } from '../kernel/words.ts';
import { Announcements } from '../site/announcements.tsx';
import { PublicFooter } from './public-footer.tsx';
import { type HeaderMode, PublicHeader } from './public-header.tsx';
import './public-layout.css';

const framed: ReadonlySet<string> = new Set([pages.login.path, pages.register.path]);

/** The frame of the pages that need no login. Login and registration bring a frame of their own. */
export function PublicLayout() {
  const { pathname } = useLocation();
  return (
    <Awake>{framed.has(pathname) ? <Outlet /> : <SitePage isHome={pathname === pages.home.path} />}</Awake>
  );
}

function SitePage({ isHome }: { isHome: boolean }) {
  const { t } = useWords();
  const mode: HeaderMode = isHome ? 'transparent' : 'solid';
  return (
    <div className="public">
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <Announcements />
      <PublicHeader mode={mode} />
      <Outlet />
      <PublicFooter />
    </div>
  );
}
