import { say } from '@loadline/contract/kernel/text';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { NoticeBell } from '../features/notices/notice-bell.tsx';
import { usePlace } from '../kernel/navigation.ts';
import { PageLink } from '../kernel/page-link.tsx';
import { useSignedInUser } from '../kernel/session.ts';
import { signOut } from '../kernel/sign-out.ts';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { CommandButton, OfficeHeader } from '../ui/office-header.tsx';
import { PriorityNav } from '../ui/priority-nav.tsx';
import { AccountMenu } from './account-menu.tsx';
import { goKey } from './go-keys.ts';
import { LanguageMenu } from './language-menu.tsx';
import { type MenuPage, menuFor } from './menu.ts';
import { entryAt } from './menu-place.ts';
import { OfficeShell } from './office-shell.tsx';
import { isReachable } from './reach.ts';
import { SessionData } from './session-data.tsx';
import { UnderEntry } from './under-entry.tsx';
import { useOfficeKeys } from './use-office-keys.ts';
import { ViewingBanner } from './viewing-banner.tsx';
import { ZoneMenu } from './zone-menu.tsx';

const OfficePalette = lazy(async () => ({ default: (await import('./office-palette.tsx')).OfficePalette }));
const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }));

/** The frame of the customers' pages: header, menu, palette and keys. */
export function OfficeLayout({ children }: { children: ReactNode }) {
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
      <UnderEntry>{children}</UnderEntry>
    </OfficeShell>
  );
}

type Layer = 'palette' | 'keys' | undefined;

/** The header of the back office: logo, menu by permission, palette, language, who is signed in, logout. */
function OfficeHead() {
  const { t, language } = useWords();
  const user = useSignedInUser();
  const menu = useMemo(() => menuFor(user?.permissions ?? [], isReachable), [user]);
  const [open, setOpen] = useState<Layer>();
  useOfficeKeys({ menu, onPalette: () => setOpen('palette'), onKeyList: () => setOpen('keys') });
  return (
    <>
      <OfficeHeader
        brand={
          <PageLink page="home">
            <Brand name={companyLabel(language)} suffix="OMS" logo={hostLogo()} />
          </PageLink>
        }
        nav={<Menu menu={menu} />}
        tools={
          <>
            <CommandButton label={t('office.command')} keys="Ctrl K" onClick={() => setOpen('palette')} />
            <ZoneMenu />
            <LanguageMenu className="header-button" />
            <NoticeBell />
            <AccountMenu />
            <IconButton icon="logout" label={t('nav.logout')} onClick={() => void signOut()} />
          </>
        }
      />
      <Suspense>
        {open === 'palette' ? (
          <OfficePalette menu={menu} onClose={() => setOpen(undefined)} onKeyList={() => setOpen('keys')} />
        ) : null}
        {open === 'keys' ? <KeyList menu={menu} onClose={() => setOpen(undefined)} /> : null}
      </Suspense>
    </>
  );
}

function Menu({ menu }: { menu: readonly MenuPage[] }) {
  const { t, language } = useWords();
  const { path, search } = usePlace();
  const entries = menu.map(({ page, code, label }) => {
    const letter = goKey(code);
    const entry = { key: page, label: say(label, language) };
    return letter ? { ...entry, shortcut: `G ${letter}` } : entry;
  });
  return (
    <PriorityNav
      label={t('nav.main')}
      moreLabel={t('office.more')}
      entries={entries}
      current={entryAt(menu, path, search)?.page}
      link={(entry, look) => {
        const target = menu.find(({ page }) => page === entry.key);
        return target ? <PageLink page={target.page} {...look} /> : null;
      }}
    />
  );
}
