import type { Page } from '@loadline/contract/kernel/page';
import type { Permission } from '@loadline/contract/kernel/permission';
import { type PageName, pages } from '@loadline/contract/pages';
import type { IconName } from '../ui/icon.tsx';
import type { MenuPage } from './menu.ts';
import type { Reach } from './reach.ts';

export type DeskGroup = 'work' | 'shipments' | 'customers' | 'system';

/** The pages of the staff console in the order of its navigation. A detail page belongs to the list before it. */
const entries: readonly { readonly page: PageName; readonly group: DeskGroup; readonly icon: IconName }[] = [
  { page: 'ops', group: 'work', icon: 'list' },
  { page: 'opsTrusts', group: 'shipments', icon: 'file' },
  { page: 'opsOrders', group: 'shipments', icon: 'ship' },
  { page: 'opsBookings', group: 'shipments', icon: 'plane' },
  { page: 'mawbOpt', group: 'shipments', icon: 'anchor' },
  { page: 'databoard', group: 'shipments', icon: 'monitor' },
  { page: 'opsSlots', group: 'shipments', icon: 'calendar' },
  { page: 'opsStock', group: 'shipments', icon: 'scan' },
  { page: 'opsReceipt', group: 'shipments', icon: 'box' },
  { page: 'opsEvents', group: 'shipments', icon: 'pin' },
  { page: 'opsFeeds', group: 'shipments', icon: 'download' },
  { page: 'opsExceptions', group: 'shipments', icon: 'warn' },
  { page: 'opsRegistrations', group: 'customers', icon: 'user' },
  { page: 'opsCustomers', group: 'customers', icon: 'company' },
  { page: 'opsRoles', group: 'customers', icon: 'key' },
  { page: 'opsRates', group: 'customers', icon: 'scales' },
  { page: 'opsStaff', group: 'system', icon: 'team' },
  { page: 'opsSettings', group: 'system', icon: 'settings' },
  { page: 'opsDictionaries', group: 'system', icon: 'book' },
  { page: 'opsContent', group: 'system', icon: 'edit' },
  { page: 'opsNotices', group: 'system', icon: 'mail' },
  { page: 'opsHosts', group: 'system', icon: 'globe' },
  { page: 'opsAudit', group: 'system', icon: 'clock' },
  { page: 'opsOutbox', group: 'system', icon: 'upload' },
];

export interface DeskPage extends MenuPage {
  readonly group: DeskGroup;
  readonly icon: IconName;
}

/** The pages of the console that these permissions open and that have a screen. */
export function deskMenu(permissions: readonly string[], isReachable: Reach): DeskPage[] {
  return entries.flatMap(({ page, group, icon }, id) => {
    const { path, title, permission }: Page = pages[page];
    if (!isReachable(page) || !isHeld(permission, permissions)) return [];
    return [{ page, group, icon, id, code: path.slice(1), label: title }];
  });
}

/** The entry an address belongs to: the shortest that begins with it, so that /ops/customer is under /ops/customers. */
export function deskPageAt(menu: readonly DeskPage[], pathname: string): DeskPage | undefined {
  return menu
    .filter(({ page }) => pages[page].path.startsWith(pathname))
    .toSorted((one, other) => one.code.length - other.code.length)[0];
}

function isHeld(permission: Permission | undefined, held: readonly string[]): boolean {
  return permission === undefined || held.includes(permission);
}
