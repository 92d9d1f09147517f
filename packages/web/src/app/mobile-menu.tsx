import { useGoTo } from '../kernel/page-link.tsx';
import { useWords } from '../kernel/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import type { MenuItem } from '../ui/menu-item.ts';
import { isReachable } from './reach.ts';
import { entryLabel, siteMenus } from './site-entries.ts';

const pageEntries = ['home', 'about', 'login', 'register'] as const;
type PageEntry = (typeof pageEntries)[number];

/** Everything of the public header behind one button, where the window is narrow. */
export function MobileMenu({ signedIn }: { signedIn: boolean }) {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const entries = siteMenus(isReachable).flatMap((menu) => menu.groups.flat());
  const named = (pages: readonly PageEntry[]): MenuItem[] =>
    pages.filter(isReachable).map((page) => ({ key: page, label: t(`nav.${page}`) }));
  const items = [
    named(['home', 'about']),
    entries.map((entry) => ({ key: entry.name, label: entryLabel(entry, words) })),
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
