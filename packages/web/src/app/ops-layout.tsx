import { Outlet } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useSignedInUser } from '../kernel/session.ts';
import { SideFrame } from '../ui/side-nav.tsx';
import { OfficeShell } from './office-shell.tsx';
import { OpsHead } from './ops-head.tsx';
import { deskMenu } from './ops-menu.ts';
import { OpsNav } from './ops-nav.tsx';
import { isReachable } from './reach.ts';

/** The frame of the forwarder's own desks. */
export function OpsLayout() {
  const user = useSignedInUser();
  const menu = useMemo(() => deskMenu(user?.permissions ?? [], isReachable), [user]);
  return (
    <OfficeShell header={<OpsHead menu={menu} />}>
      <SideFrame nav={<OpsNav menu={menu} />}>
        <Outlet />
      </SideFrame>
    </OfficeShell>
  );
}
