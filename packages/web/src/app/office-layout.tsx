import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { renewUser } from '../kernel/session.ts';
import { useWords } from '../kernel/words.ts';
import { OfficeFrame } from '../ui/frames.tsx';
import { OfficeHead } from './office-head.tsx';
import { officeQueries } from './office-queries.ts';
import { OfficeTheme } from './office-theme.tsx';
import { SessionData } from './session-data.tsx';
import { ViewingBanner } from './viewing-banner.tsx';

/** The frame of the pages behind the login: header, menu, palette and keys; space scales with the window (spec). */
export function OfficeLayout() {
  const { t } = useWords();
  useLayoutEffect(() => {
    document.documentElement.classList.add('office');
    return () => document.documentElement.classList.remove('office');
  }, []);
  useEffect(() => void renewUser().catch(() => undefined), []);
  return (
    <QueryClientProvider client={officeQueries}>
      <SessionData />
      <OfficeTheme>
        <a className="skip-link" href="#main">
          {t('nav.skip')}
        </a>
        <OfficeFrame
          header={
            <>
              <ViewingBanner />
              <OfficeHead />
            </>
          }
        >
          <Outlet />
        </OfficeFrame>
      </OfficeTheme>
    </QueryClientProvider>
  );
}
