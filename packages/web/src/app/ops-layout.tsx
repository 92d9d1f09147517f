import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { renewUser, useSignedInUser } from '../kernel/session.ts';
import { useWords } from '../kernel/words.ts';
import { OfficeFrame } from '../ui/frames.tsx';
import { SideFrame } from '../ui/side-nav.tsx';
import { officeQueries } from './office-queries.ts';
import { OfficeTheme } from './office-theme.tsx';
import { OpsHead } from './ops-head.tsx';
import { deskMenu } from './ops-menu.ts';
import { OpsNav } from './ops-nav.tsx';
import { useReach } from './reach.ts';

/** The frame of the forwarder's own desks. */
export function OpsLayout() {
  const { t } = useWords();
  const user = useSignedInUser();
  const isReachable = useReach();
  const menu = useMemo(() => deskMenu(user?.permissions ?? [], isReachable), [user, isReachable]);
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

        <OfficeFrame header={<OpsHead menu={menu} />}>
          <SideFrame nav={<OpsNav menu={menu} />}>
            <Outlet />
          </SideFrame>
        </OfficeFrame>
      </OfficeTheme>
    </QueryClientProvider>
  );
}
