import { wordOf } from '@loadline/contract/kernel/code';
import { defaultLanguage, say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import {
  type ProductGroup,
  type ProductType,
  productGroups,
  productMenu,
  productTypes,
} from '@loadline/contract/site/product-type';
import { hostCalculator, hostShows } from '../kernel/title.ts';
import type { Words } from '../kernel/words.ts';
import type { MenuItem } from '../ui/menu-item.ts';
import type { Reach } from './reach.ts';

export interface SiteEntry {
  /** A product, a phrase, or the calculator, which is called what the host calls it. */
  readonly name: ProductType | 'nav.search' | 'calculator';
  readonly page: PageName;
  readonly query?: Readonly<Record<string, string>>;
}

interface EntryGroup {
  /** Of the products: by ship, plane or truck (spec). */
  readonly by?: ProductGroup;
  readonly entries: readonly SiteEntry[];
}

export interface SiteGroup {
  readonly name: 'nav.products' | 'nav.services';
  readonly groups: readonly EntryGroup[];
}

function all(): SiteGroup[] {
  return [
    {
      name: 'nav.products',
      groups: productMenu(hostShows()).map(({ group, types }) => ({
        by: group,
        entries: types.map((type) => ({ name: type, page: 'productInfo', query: { type } })),
      })),
    },
    {
      name: 'nav.services',
      groups: [
        {
          entries: [
            { name: 'nav.search', page: 'search' },
            { name: 'calculator', page: 'calculator' },
          ],
        },
      ],
    },
  ];
}

/** What an entry is called on this host. */
export function entryLabel({ name }: SiteEntry, { t, language }: Words): string {
  if (name === 'calculator') return hostCalculator(language)?.label ?? '';
  return name === 'nav.search' ? t(name) : say(wordOf(productTypes, name), language);
}

/** The menus of the public header, reduced to the entries whose screens exist and that this host has. An empty menu is none. */
export function siteMenus(isReachable: Reach): SiteGroup[] {
  return all()
    .map(({ name, groups }) => ({
      name,
      groups: groups
        .map(({ entries, ...group }) => ({
          ...group,
          entries: entries.filter(({ page, name: entry }) => isReachable(page) && isOnHost(entry)),
        }))
        .filter(({ entries }) => entries.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
}

function isOnHost(name: SiteEntry['name']): boolean {
  return name !== 'calculator' || hostCalculator(defaultLanguage) !== undefined;
}

/** The entries of a menu in one row. */
export function entriesOf({ groups }: SiteGroup): SiteEntry[] {
  return groups.flatMap(({ entries }) => entries);
}

/** Whether an entry leads anywhere: the calculator's does where its host says so (spec). */
export function opens({ name }: SiteEntry): boolean {
  return name !== 'calculator' || hostCalculator(defaultLanguage)?.opens === true;
}

/** The entries of a menu as its panel shows them, under the headings of their groups. */
export function menuItemsOf({ groups }: SiteGroup, words: Words): MenuItem[][] {
  return groups.map(({ by, entries }) =>
    entries.map((entry, place) => ({
      key: entry.name,
      label: entryLabel(entry, words),
      refused: opens(entry) ? undefined : words.t('nav.noAction'),
      heading: by && place === 0 ? say(wordOf(productGroups, by), words.language) : undefined,
    })),
  );
}
