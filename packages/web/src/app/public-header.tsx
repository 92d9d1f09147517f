import { pages } from '@loadline/contract/pages';
import { usePlace } from '../kernel/navigation.ts';
import { notify } from '../kernel/notice.ts';
import { PageLink, useGoTo } from '../kernel/page-link.tsx';
import { useGreetedName } from '../kernel/session.ts';
import { companyLabel, hostLogo } from '../kernel/title.ts';
import { useWords } from '../kernel/words.ts';
import { Brand } from '../ui/brand-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import type { MenuItem } from '../ui/menu-item.ts';
import { wayIn } from './enter.ts';
import { LanguageMenu } from './language-menu.tsx';
import { isReachable } from './reach.ts';
import { entriesOf, menuItemsOf, type SiteGroup, siteMenus } from './site-entries.ts';
import { TrackingBox } from './tracking-box.tsx';
import './public-header.css';

const pageEntries = ['home', 'about', 'login', 'register'] as const;

/** `transparent` lies over the drawing of the home page, which has a search of its own. */
export type HeaderMode = 'transparent' | 'solid';

export function PublicHeader({ mode }: { mode: HeaderMode }) {
  const { t, language } = useWords();
  const name = useGreetedName();
  return (
    <header className={`public-header public-header--${mode}`}>
      <div className="public-header__row">
        <PageLink page="home" className="public-header__brand">
          <Brand name={companyLabel(language)} logo={hostLogo()} />
        </PageLink>
        <nav className="public-header__menu" aria-label={t('nav.main')}>
          <SiteMenu />
        </nav>
        {mode === 'transparent' ? null : <TrackingBox />}
        <div className="public-header__end">
          <LanguageMenu />
          {name ? <Greeting name={name} /> : <Doors />}
          <MobileMenu signedIn={name !== undefined} />
        </div>
      </div>
    </header>
  );
}

function Doors() {
  const { t } = useWords();
  return (
    <>
      <PageLink page="login" className="public-header__door">
        {t('nav.login')}
      </PageLink>
      {isReachable('register') ? (
        <PageLink page="register" className="public-header__door public-header__door--first">
          {t('nav.register')}
        </PageLink>
      ) : null}
    </>
  );
}

/** Who is signed in, with the way in and the way out (spec). */
function Greeting({ name }: { name: string }) {
  const { t } = useWords();
  const enter = () => {
    const way = wayIn(isReachable);
    if (way) location.assign(way);
    else notify('warning', t('error.noAuthorization'));
  };
  const leave = async () => (await import('../kernel/sign-out.ts')).signOut();
  return (
    <Menu
      label={t('nav.greeting', { name })}
      align="end"
      items={[
        [
          { key: 'enter', label: t('nav.enter'), icon: 'arrow-right' },
          { key: 'logout', label: t('nav.logout'), icon: 'logout' },
        ],
      ]}
      onChoose={(key) => void (key === 'enter' ? enter() : leave())}
      trigger={(trigger) => (
        <button type="button" className="greeting" {...trigger}>
          <span className="greeting__initial" aria-hidden="true">
            {name.slice(0, 1).toUpperCase()}
          </span>
          <span className="greeting__name">{t('nav.greeting', { name })}</span>
          <Icon name="chevron-down" size={13} />
        </button>
      )}
    />
  );
}

type PageEntry = (typeof pageEntries)[number];

/** Everything of the public header behind one button, where the window is narrow. */
function MobileMenu({ signedIn }: { signedIn: boolean }) {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const menus = siteMenus(isReachable);
  const entries = menus.flatMap(entriesOf);
  const named = (shown: readonly PageEntry[]): MenuItem[] =>
    shown.filter(isReachable).map((page) => ({ key: page, label: t(`nav.${page}`) }));
  const items = [
    named(['home', 'about']),
    ...menus.flatMap((menu) => menuItemsOf(menu, words)),
    signedIn ? [] : named(['login', 'register']),
  ];
  const choose = (key: string) => {
    const entry = entries.find(({ name }) => name === key);
    if (entry) goTo(entry.page, entry.query);
    const page = pageEntries.find((one) => one === key);
    if (page) goTo(page);
  };
  return (
    <Menu
      label={t('nav.menu')}
      align="end"
      items={items.filter((group) => group.length > 0)}
      onChoose={choose}
      trigger={(trigger) => (
        <button type="button" className="mobile-menu" aria-label={t('nav.menu')} {...trigger}>
          <Icon name="menu" size={20} />
        </button>
      )}
    />
  );
}

/** Home, products, services and about, as far as their screens exist. */
function SiteMenu() {
  return (
    <>
      <Entry page="home" />
      {siteMenus(isReachable).map((menu) => (
        <EntryMenu key={menu.name} menu={menu} />
      ))}
      {isReachable('about') ? <Entry page="about" /> : null}
    </>
  );
}

function Entry({ page }: { page: 'home' | 'about' }) {
  const { t } = useWords();
  const here = usePlace().path === pages[page].path;
  return (
    <PageLink page={page} className={here ? 'site-menu__entry site-menu__entry--here' : 'site-menu__entry'}>
      {t(`nav.${page}`)}
    </PageLink>
  );
}

function EntryMenu({ menu }: { menu: SiteGroup }) {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const choose = (key: string) => {
    const entry = entriesOf(menu).find(({ name }) => name === key);
    if (entry) goTo(entry.page, entry.query);
  };
  return (
    <Menu
      label={t(menu.name)}
      items={menuItemsOf(menu, words)}
      onChoose={choose}
      trigger={(trigger) => (
        <button type="button" className="site-menu__entry" {...trigger}>
          {t(menu.name)}
          <Icon name="chevron-down" size={13} />
        </button>
      )}
    />
  );
}
