import type { PageName } from '@loadline/contract/pages';

/** The pages of the back office that exist, by name: a public page needs no more of them. */
export const officePages = [
  'order',
  'orderDetail',
  'sheetDetail',
  'trust',
  'trustCreate',
  'trustDetail',
  'databoard',
  'my',
  'notices',
  'account',
  'ops',
  'opsRegistrations',
  'opsCustomers',
  'opsCustomer',
  'opsOrders',
  'opsOrder',
  'opsEvents',
  'opsFeeds',
  'opsTrusts',
  'opsTrust',
  'opsExceptions',
  'opsException',
  'opsRates',
  'opsReceipt',
  'opsRoles',
  'opsStaff',
  'opsDictionaries',
  'opsContent',
  'opsNotices',
  'opsHosts',
  'opsAudit',
  'opsOutbox',
] as const satisfies readonly PageName[];

export type OfficePage = (typeof officePages)[number];
