import { shownNumbers } from '@loadline/contract/checks/tracked-number';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { orderApi } from '@loadline/contract/orders/order.api';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { NoticeBell } from '../features/notices/notice-bell.tsx';
import { call } from '../kernel/call.ts';
import { chooseLanguage, languages } from '../kernel/language.ts';
import { usePlace } from '../kernel/navigation.ts';
import { PageLink, useGoTo } from '../kernel/page-link.tsx';
import { may, useSignedInUser } from '../kernel/session.ts';
import { signOut } from '../kernel/sign-out.ts';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { useWords, type Words } from '../kernel/words.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { CommandButton, OfficeHeader } from '../ui/office-header.tsx';
import { Palette } from '../ui/palette.tsx';
import type { PaletteEntry, PaletteGroup } from '../ui/palette-entry.ts';
import { PriorityNav } from '../ui/priority-nav.tsx';
import { AccountMenu } from './account-menu.tsx';
import { goKeys } from './go-keys.ts';
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

const KeyList = lazy(async () => ({ default: (await import('./key-list.tsx')).KeyList }));

/** Shorter words are no number yet, and would match half of all orders. */
const shortestNumber = 3;

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
      <OfficePalette
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

function Menu({ menu }: { menu: readonly MenuPage[] }) {
  const { t, language } = useWords();
  const { path, search } = usePlace();
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
      current={entryAt(menu, path, search)?.page}
      link={(entry, look) => {
        const target = menu.find(({ page }) => page === entry.key);
        return target ? <PageLink page={target.page} {...look} /> : null;
      }}
    />
  );
}

interface OfficePaletteProps {
  open: boolean;
  menu: readonly MenuPage[];
  onClose: () => void;
  onKeyList: () => void;
}

/** Ctrl K: order numbers of every kind, pages and actions. */
function OfficePalette({ open, menu, onClose, onKeyList }: OfficePaletteProps) {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const search = useCallback(
    (query: string, signal: AbortSignal) => paletteFor(query, { menu, words, signal }),
    [menu, words],
  );
  const choose = ({ key }: PaletteEntry) => {
    const [kind, what = ''] = key.split(' ');
    if (kind === 'order') return goTo('orderDetail', { no: what });
    const target = menu.find(({ page }) => page === what);
    if (kind === 'page' && target) return goTo(target.page);
    const language = languages.find((one) => one === what);
    if (language) return chooseLanguage(language);
    if (what === 'import') return goTo('order', { import: '1' });
    if (what === 'keys') return onKeyList();
    void signOut();
  };
  return (
    <Palette
      open={open}
      onClose={onClose}
      search={search}
      onChoose={choose}
      label={t('office.palette.title')}
      placeholder={t('office.palette.placeholder')}
      nothing={t('office.palette.nothing')}
      failed={t('office.palette.failed')}
      enterLabel={t('office.palette.enter')}
    />
  );
}

interface PaletteSources {
  menu: readonly MenuPage[];
  words: Words;
  signal: AbortSignal;
}

/** What the palette offers for the words: orders by any of their numbers, then pages and actions by name. */
async function paletteFor(query: string, { menu, words, signal }: PaletteSources): Promise<PaletteGroup[]> {
  const orders = isReachable('orderDetail') ? await ordersLike(query, words.language, signal) : [];
  const groups = [
    { key: 'orders', label: words.t('office.palette.orders'), entries: orders },
    { key: 'pages', label: words.t('office.palette.pages'), entries: named(pagesOf(menu, words), query) },
    { key: 'actions', label: words.t('office.palette.actions'), entries: named(actionsOf(words), query) },
  ];
  return groups.filter((group) => group.entries.length > 0);
}

async function ordersLike(query: string, language: Language, signal: AbortSignal): Promise<PaletteEntry[]> {
  if (query.length < shortestNumber || !may('order:view')) return [];
  const asked = { search: query, size: 6 };
  const { rows } = await call(orderApi.list, { query: asked, signal, refusal: 'in place' });
  return rows.map((row) => {
    const status = wordOf(orderStatuses, row.status);
    return {
      key: `order ${row.orderNumber}`,
      icon: 'file',
      label: row.orderNumber,
      detail: [row.referenceNumber, row.trackingNo && shownNumbers(row.trackingNo)]
        .filter(Boolean)
        .join(' · '),
      state: { family: status.family ?? 'void', text: say(status, language) },
    };
  });
}

function pagesOf(menu: readonly MenuPage[], { language }: Words): PaletteEntry[] {
  return menu.map(({ page, code, label }) => {
    const letter = goKeys[code];
    const shortcut = letter && `G ${letter}`;
    return { key: `page ${page}`, icon: 'list', label: say(label, language), shortcut };
  });
}

function actionsOf({ t, language }: Words): PaletteEntry[] {
  const others = languages.filter((one) => one !== language);
  const imports: PaletteEntry[] = may('order:import')
    ? [{ key: 'do import', icon: 'upload', label: t('office.palette.import'), shortcut: 'I' }]
    : [];
  return [
    ...imports,
    ...others.map((one): PaletteEntry => ({ key: `language ${one}`, icon: 'globe', label: t(`nav.${one}`) })),
    { key: 'do keys', icon: 'keyboard', label: t('office.keys.title'), shortcut: '?' },
    { key: 'do logout', icon: 'logout', label: t('nav.logout') },
  ];
}

function named(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const wanted = query.toLowerCase();
  return entries.filter(({ label }) => label.toLowerCase().includes(wanted));
}
