import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { aboutQueue } from '@loadline/contract/ops/work';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { StaffBell } from '../features/ops/bell/staff-bell.tsx';
import { Entered, EnteringBar } from '../features/ops/entering/entered.tsx';
import { useWork } from '../features/ops/use-work.ts';
import { usePlace } from '../kernel/navigation.ts';
import { PageLink } from '../kernel/page-link.tsx';
import { servedCustomer } from '../kernel/served-customer.ts';
import { useSignedInUser } from '../kernel/session.ts';
import { signOut } from '../kernel/sign-out.ts';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { CommandButton, OfficeHeader } from '../ui/office-header.tsx';
import { SideFrame, SideNav } from '../ui/side-nav.tsx';
import { AccountMenu } from './account-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { entryAt } from './menu-place.ts';
import { OfficeShell } from './office-shell.tsx';
import { type DeskPage, deskMenu, deskPageAt } from './ops-menu.ts';
import { OpsPalette } from './ops-palette.tsx';
import { isReachable } from './reach.ts';
import { DeskData, SessionData } from './session-data.tsx';
import { UnderEntry } from './under-entry.tsx';
import { useOfficeKeys } from './use-office-keys.ts';
import type { DeskGroup } from './web-subject.ts';
import { ZoneMenu } from './zone-menu.tsx';
import './ops.css';

const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }));

const groups: readonly DeskGroup[] = ['work', 'shipments', 'customers', 'finance', 'system'];

/** The frame of the forwarder's own desks. */
export function OpsLayout({ children }: { children: ReactNode }) {
  const user = useSignedInUser();
  const menu = useMemo(() => deskMenu(user?.permissions ?? [], isReachable), [user]);
  return (
    <OfficeShell
      header={
        <>
          <OpsHead menu={menu} />
          {servedCustomer() === undefined ? (
            <DeskData />
          ) : (
            <>
              <SessionData />
              <EnteringBar />
            </>
          )}
        </>
      }
    >
      <SideFrame nav={<OpsNav menu={menu} />}>
        <Entered>
          <UnderEntry>{children}</UnderEntry>
        </Entered>
      </SideFrame>
    </OfficeShell>
  );
}

type Layer = 'palette' | 'keys' | undefined;

/** The header of the staff console: unmistakably not a customer's page. */
function OpsHead({ menu }: { menu: readonly DeskPage[] }) {
  const { t, language } = useWords();
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
        nav={<Whose />}
        tools={
          <>
            <CommandButton label={t('desk.command')} keys="Ctrl K" onClick={() => setOpen('palette')} />
            <ZoneMenu />
            <LanguageMenu className="header-button" />
            <StaffBell />
            <AccountMenu />
            <IconButton icon="logout" label={t('nav.logout')} onClick={() => void signOut()} />
          </>
        }
      />
      <OpsPalette
        open={open === 'palette'}
        menu={menu}
        onClose={() => setOpen(undefined)}
        onKeyList={() => setOpen('keys')}
      />
      <Suspense>
        {open === 'keys' ? <KeyList menu={menu} onClose={() => setOpen(undefined)} /> : null}
      </Suspense>
    </>
  );
}

/** The first team of an installation is called after what it sees. */
function unique(texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.toLowerCase());
  return texts.filter((_, at) => plain.indexOf(plain[at] ?? '') === at);
}

/** Staff, of which team, and whose records they see. */
function Whose() {
  const { t, language } = useWords();
  const { data: work } = useWork();
  return (
    <p className="ops-head__whose">
      <span className="ops-head__staff">{t('desk.staff')}</span>
      {work
        ? unique([
            language === 'en' ? work.teamEn : work.team,
            work.allCustomers
              ? t('desk.sees.all')
              : t('desk.sees.some', { count: wholeText(work.customers) }),
          ])
            .filter(Boolean)
            .join(' · ')
        : null}
    </p>
  );
}

/** The pages of the console down the left side, each with what waits there. */
function OpsNav({ menu }: { menu: readonly DeskPage[] }) {
  const { t, language } = useWords();
  const { path, search } = usePlace();
  const { data: work } = useWork();
  const all = work?.queues.reduce((sum, { waiting }) => sum + waiting, 0);
  const waitingAt = (page: DeskPage) => {
    if (page.page === 'ops') return all;
    return work?.queues
      .filter(({ queue }) => aboutQueue[queue].page === page.page)
      .reduce((sum, { waiting }) => sum + waiting, 0);
  };
  const entryOf = (page: DeskPage) => ({
    key: page.page,
    label: say(page.label, language),
    icon: page.icon,
    count: waitingAt(page) || undefined,
  });
  const shown = groups.map((group) => ({
    key: group,
    label: group === 'work' ? undefined : t(`desk.group.${group}`),
    entries: menu.filter((page) => page.group === group).map(entryOf),
  }));
  return (
    <SideNav
      label={t('desk.nav')}
      bar="orange"
      groups={shown.filter(({ entries }) => entries.length > 0)}
      current={(entryAt(menu, path, search) ?? deskPageAt(menu, path))?.page}
      link={(entry, look) => {
        const target = menu.find(({ page }) => page === entry.key);
        return target ? <PageLink page={target.page} {...look} /> : null;
      }}
    />
  );
}
