import { Outlet } from '@tanstack/react-router';
import { OfficeHead } from './office-head.tsx';
import { OfficeShell } from './office-shell.tsx';
import { SessionData } from './session-data.tsx';
import { ViewingBanner } from './viewing-banner.tsx';

/** The frame of the customers' pages: header, menu, palette and keys. */
export function OfficeLayout() {
  return (
    <OfficeShell
      header={
        <>
          <SessionData />
          <ViewingBanner />
          <OfficeHead />
        </>
      }
    >
      <Outlet />
    </OfficeShell>
  );
}
