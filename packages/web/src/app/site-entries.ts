import type { PageName } from '@loadline/contract/pages';
import type { Reach } from './reach.ts';

/** The product types of `/productInfo?type=` (spec), in the groups of the menu: ship, plane, truck. */
export type ProductType = 'ship_zmhyzx' | 'ship_zmhypx' | 'plane_zmkyzx' | 'plane_zokyzx' | 'truck_zokyzx';

export interface SiteEntry {
  readonly name: `product.${ProductType}` | 'nav.search';
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
  { name: 'nav.services', groups: [[{ name: 'nav.search', page: 'search' }]] },
];

/** The menus of the public header, reduced to the entries whose screens exist. An empty menu is none. */
export function siteMenus(isReachable: Reach): SiteGroup[] {
  return all
    .map(({ name, groups }) => ({
      name,
      groups: groups
        .map((group) => group.filter(({ page }) => isReachable(page)))
        .filter((group) => group.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
}
