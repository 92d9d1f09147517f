import { pages } from '@loadline/contract/pages';
import { usePlace } from '../kernel/navigation.ts';
import { PageLink, useGoTo } from '../kernel/page-link.tsx';
import { useWords } from '../kernel/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { isReachable } from './reach.ts';
import { entryLabel, type SiteGroup, siteMenus } from './site-entries.ts';

/** Home, products, services and about, as far as their screens exist. */
export function SiteMenu() {
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
  const items = menu.groups.map((group) =>
    group.map((entry) => ({ key: entry.name, label: entryLabel(entry, words) })),
  );
  const choose = (key: string) => {
    const entry = menu.groups.flat().find(({ name }) => name === key);
    if (entry) goTo(entry.page, entry.query);
  };
  return (
    <Menu
      label={t(menu.name)}
      items={items}
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
