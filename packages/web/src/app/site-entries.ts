import { defaultLanguage } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { hostCalculator } from '../kernel/title.ts';
import type { Words } from '../kernel/words.ts';
import type { Reach } from './reach.ts';

/** The product types of `/productInfo?type=` (spec), in the groups of the menu: ship, plane, truck. */
export type ProductType = 'ship_zmhyzx' | 'ship_zmhypx' | 'plane_zmkyzx' | 'plane_zokyzx' | 'truck_zokyzx';

export interface SiteEntry {
  /** Its phrase; the calculator is called what the host calls it. */
  readonly name: `product.${ProductType}` | 'nav.search' | 'calculator';
  readonly page: PageName;
  readonly query?: Readonly<Record<string, string>>;
}

export interface SiteGroup {
  readonly name: 'nav.products' | 'nav.services';
  readonly groups: readonly (readonly SiteEntry[])[];
}

function product(type: ProductType): SiteEntry {
  return { name: `product.${type}`, page: 'productInfo', query: { type } };
}

const all: readonly SiteGroup[] = [
  {
    name: 'nav.products',
    groups: [
      [product('ship_zmhyzx'), product('ship_zmhypx')],
      [product('plane_zmkyzx'), product('plane_zokyzx')],
      [product('truck_zokyzx')],
    ],
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

/** What an entry is called on this host. */
export function entryLabel({ name }: SiteEntry, { t, language }: Words): string {
  return name === 'calculator' ? (hostCalculator(language) ?? '') : t(name);
}

/** The menus of the public header, reduced to the entries whose screens exist and that this host has. An empty menu is none. */
export function siteMenus(isReachable: Reach): SiteGroup[] {
  return all
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
