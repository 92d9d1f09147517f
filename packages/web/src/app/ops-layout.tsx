import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { renewUser } from '../kernel/session.ts';
import { useWords } from '../kernel/words.ts';
import { OfficeFrame } from '../ui/frames.tsx';
import { officeQueries } from './office-queries.ts';
import { OfficeTheme } from './office-theme.tsx';
import { OpsHead } from './ops-head.tsx';

/** The frame of the forwarder's own desks. */
export function OpsLayout() {
  const { t } = useWords();
  useLayoutEffect(() => {
    document.documentElement.classList.add('office');
    return () => document.documentElement.classList.remove('office');
  }, []);
  useEffect(() => void renewUser().catch(() => undefined), []);
  return (
    <QueryClientProvider client={officeQueries}>
      <OfficeTheme>
        <a className="skip-link" href="#main">
          {t('nav.skip')}
        </a>
        <OfficeFrame header={<OpsHead />}>
          <Outlet />
        </OfficeFrame>
      </OfficeTheme>
    </QueryClientProvider>
  );
}
