import { wordOf } from '@loadline/contract/kernel/code';
import { defaultLanguage, say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { type ProductType, productMenu, productTypes } from '@loadline/contract/site/product-type';
import { hostCalculator, hostShows } from '../kernel/title.ts';
import type { Words } from '../kernel/words.ts';
import type { Reach } from './reach.ts';

export interface SiteEntry {
  /** A product, a phrase, or the calculator, which is called what the host calls it. */
  readonly name: ProductType | 'nav.search' | 'calculator';
  readonly page: PageName;
  readonly query?: Readonly<Record<string, string>>;
}

export interface SiteGroup {
  readonly name: 'nav.products' | 'nav.services';
  readonly groups: readonly (readonly SiteEntry[])[];
}

function all(): SiteGroup[] {
  return [
    {
      name: 'nav.products',
      groups: productMenu(hostShows()).map(({ types }) =>
        types.map((type) => ({ name: type, page: 'productInfo', query: { type } })),
      ),
    },
    {
      name: 'nav.services',
      groups: [
        [
          { name: 'nav.search', page: 'search' },
          { name: 'calculator', page: 'calculator' },
        ],
      ],
    },
  ];
}

/** What an entry is called on this host. */
export function entryLabel({ name }: SiteEntry, { t, language }: Words): string {
  if (name === 'calculator') return hostCalculator(language) ?? '';
  return name === 'nav.search' ? t(name) : say(wordOf(productTypes, name), language);
}

/** The menus of the public header, reduced to the entries whose screens exist and that this host has. An empty menu is none. */
export function siteMenus(isReachable: Reach): SiteGroup[] {
  return all()
    .map(({ name, groups }) => ({
      name,
      groups: groups
        .map((group) => group.filter(({ page, name: entry }) => isReachable(page) && isOnHost(entry)))
        .filter((group) => group.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/** A calculator without an action is no entry at all: nothing on a page does nothing. */
function isOnHost(name: SiteEntry['name']): boolean {
  return name !== 'calculator' || hostCalculator(defaultLanguage) !== undefined;
}
