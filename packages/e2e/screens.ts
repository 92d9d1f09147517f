import type { Page } from '@loadline/contract/kernel/page';
import type { Permission } from '@loadline/contract/kernel/permission';
import { pages } from '@loadline/contract/pages';

/** The pages behind the login that have a screen. The access spec fails when one is missing here. */
export const screens: readonly string[] = [
  'customs',
  'coa',
  'mid',
  'dashboard',
  'hts',
  'tariff',
  'databoard',
  'bill',
  'billDetail',
  'invoice',
  'my',
  'order',
  'orderDetail',
  'sheetDetail',
  'trust',
  'trustCreate',
  'trustDetail',
  'mawb',
  'mawbOpt',
  'mawbDetail',
  'booking',
  'createOrder',
  'book',
  'ops',
  'opsRegistrations',
  'opsBookings',
  'opsBooking',
  'opsTrusts',
  'opsTrust',
  'opsOrders',
  'opsOrder',
  'opsEnterOrder',
  'opsImportOrders',
  'opsEnterTrust',
  'opsEnterBooking',
  'opsExceptions',
  'opsException',
  'opsCustoms',
  'opsDeclaration',
  'opsCoa',
  'opsTariff',
  'opsMid',
  'opsHts',
  'opsCustomers',
  'opsCustomer',
  'opsSlots',
  'opsStock',
  'opsReceipt',
  'opsUnidentified',
  'opsEvents',
  'opsFeeds',
  'opsBills',
  'opsBill',
  'opsMoney',
  'opsRates',
  'opsInvoices',
  'opsCharges',
  'opsMoneySettings',
  'opsRoles',
  'opsStaff',
  'opsSettings',
  'opsDictionaries',
  'opsContent',
  'opsNotices',
  'opsHosts',
  'opsAudit',
  'opsOutbox',
];

export interface GatedPage extends Page {
  readonly name: string;
  readonly permission: Permission;
}

/** Every page that the specification keeps behind a permission, with or without a screen. */
export const gatedPages: readonly GatedPage[] = Object.entries<Page>(pages).flatMap(([name, page]) =>
  page.permission ? [{ ...page, name, permission: page.permission }] : [],
);
