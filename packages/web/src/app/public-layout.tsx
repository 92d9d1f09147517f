import type { ReactNode } from 'react';
import { Awake } from '../kernel/awake.tsx';
import { useWords } from '../kernel/words.ts';
import { Announcements } from '../site/announcements.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import type { SitePage } from './site-pages.ts';
import './public-layout.css';

interface PublicLayoutProps {
  page: SitePage;
  children: ReactNode;
}

/** The frame of the pages that need no login. Login and registration bring a frame of their own. */
export function PublicLayout({ page, children }: PublicLayoutProps) {
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
