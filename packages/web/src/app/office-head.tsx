import { say } from '@loadline/contract/kernel/text';
import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { NoticeBell } from '../features/notices/notice-bell.tsx';
import { PageLink } from '../kernel/page-link.tsx';
import { useSignedInUser } from '../kernel/session.ts';
import { signOut } from '../kernel/sign-in.ts';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { CommandButton, OfficeHeader } from '../ui/office-header.tsx';
import { PriorityNav } from '../ui/priority-nav.tsx';
import { AccountMenu } from './account-menu.tsx';
import { goKeys } from './go-keys.ts';
import { KeyList } from './key-list.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { type MenuPage, menuFor } from './menu.ts';
import { entryAt } from './menu-place.ts';
import { OfficePalette } from './office-palette.tsx';
import { isReachable } from './reach.ts';
import { useOfficeKeys } from './use-office-keys.ts';

type Layer = 'palette' | 'keys' | undefined;

/** The header of the back office: logo, menu by permission, palette, language, who is signed in, logout. */
export function OfficeHead() {
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
            <LanguageMenu className="header-button" />
            <NoticeBell />
            <AccountMenu />
            <IconButton icon="logout" label={t('nav.logout')} onClick={() => void signOut()} />
          </>
        }
      />
      <OfficePalette
        open={open === 'palette'}
        menu={menu}
        onClose={() => setOpen(undefined)}
        onKeyList={() => setOpen('keys')}
      />
      <KeyList open={open === 'keys'} menu={menu} onClose={() => setOpen(undefined)} />
    </>
  );
}

function Menu({ menu }: { menu: readonly MenuPage[] }) {
  const { t, language } = useWords();
  const { pathname } = useLocation();
  const entries = menu.map(({ page, code, label }) => {
    const letter = goKeys[code];
    const entry = { key: page, label: say(label, language) };
    return letter ? { ...entry, shortcut: `G ${letter}` } : entry;
  });
  return (
    <PriorityNav
      label={t('nav.main')}
      moreLabel={t('office.more')}
      entries={entries}
      current={entryAt(menu, pathname)?.page}
      link={(entry, look) => {
        const target = menu.find(({ page }) => page === entry.key);
        return target ? <PageLink page={target.page} {...look} /> : null;
      }}
    />
  );
}
