import type { Language } from '@loadline/contract/kernel/text';
import type { ComponentType } from 'react';
import { loadDeskWords, loadOfficeWords } from '../kernel/office-words.ts';
import type { OfficePage } from './office-pages.ts';

/** The screen of each page of the back office, fetched when it is opened. */
export const screens: Readonly<Record<OfficePage, () => Promise<ComponentType>>> = {
  order: async () => (await import('./order.page.tsx')).OrderPage,
  orderDetail: async () => (await import('./order-detail.page.tsx')).OrderDetailPage,
  sheetDetail: async () => (await import('../features/exceptions/sheet-detail.screen.tsx')).SheetDetailScreen,
  trust: async () => (await import('../features/trusts/trust-list.screen.tsx')).TrustListScreen,
  trustCreate: async () => (await import('../features/trusts/trust-create.screen.tsx')).TrustCreateScreen,
  trustDetail: async () =>
    (await import('../features/trusts/detail/trust-detail.screen.tsx')).TrustDetailScreen,
  mawb: async () => (await import('./mawb.page.tsx')).MawbPage,
  mawbOpt: async () => (await import('../features/waybills/opt/mawb-opt.screen.tsx')).MawbOptScreen,
  mawbDetail: async () => (await import('./mawb-detail.page.tsx')).MawbDetailPage,
  databoard: async () => (await import('../features/databoard/board.screen.tsx')).BoardScreen,
  booking: async () => (await import('../features/bookings/booking-list.screen.tsx')).BookingListScreen,
  createOrder: async () =>
    (await import('../features/bookings/booking-create.screen.tsx')).BookingCreateScreen,
  book: async () => (await import('../features/bookings/book.screen.tsx')).BookScreen,
  my: async () => (await import('./my.page.tsx')).MyPage,
  notices: async () => (await import('../features/notices/notices.screen.tsx')).NoticesScreen,
  account: async () => (await import('../features/account/account.screen.tsx')).AccountScreen,
  ops: async () => (await import('../features/ops/work/work.screen.tsx')).WorkScreen,
  opsRegistrations: async () =>
    (await import('../features/ops/registrations/registrations.screen.tsx')).RegistrationsScreen,
  opsCustomers: async () => (await import('../features/ops/customers/customers.screen.tsx')).CustomersScreen,
  opsCustomer: async () => (await import('../features/ops/customers/customer.screen.tsx')).CustomerScreen,
  opsOrders: async () => (await import('../features/ops/orders/orders.screen.tsx')).OrdersScreen,
  opsOrder: async () => (await import('../features/ops/orders/order.screen.tsx')).OrderScreen,
  opsSlots: async () => (await import('../features/ops/flights/slots.screen.tsx')).SlotsScreen,
  opsEvents: async () => (await import('../features/ops/events/events.screen.tsx')).EventsScreen,
  opsFeeds: async () => (await import('../features/ops/feeds/feeds.screen.tsx')).FeedsScreen,
  opsBookings: async () => (await import('../features/ops/bookings/bookings.screen.tsx')).BookingsScreen,
  opsBooking: async () => (await import('../features/ops/bookings/booking.screen.tsx')).BookingScreen,
  opsTrusts: async () => (await import('../features/ops/trusts/trusts.screen.tsx')).TrustsScreen,
  opsTrust: async () => (await import('../features/ops/trusts/trust.screen.tsx')).TrustScreen,
  opsExceptions: async () =>
    (await import('../features/ops/exceptions/exceptions.screen.tsx')).ExceptionsScreen,
  opsException: async () => (await import('../features/ops/exceptions/exception.screen.tsx')).ExceptionScreen,
  opsRates: async () => (await import('../features/ops/rates/rates.screen.tsx')).RatesScreen,
  opsStock: async () => (await import('../features/ops/stock/stock.screen.tsx')).StockScreen,
  opsReceipt: async () => (await import('../features/ops/receipt/receipt.screen.tsx')).ReceiptScreen,
  opsRoles: async () => (await import('../features/ops/roles/roles.screen.tsx')).RolesScreen,
  opsStaff: async () => (await import('../features/ops/staff/staff.screen.tsx')).StaffScreen,
  opsSettings: async () => (await import('../features/ops/settings/settings.screen.tsx')).SettingsScreen,
  opsDictionaries: async () =>
    (await import('../features/ops/dictionaries/dictionaries.screen.tsx')).DictionariesScreen,
  opsContent: async () => (await import('../features/ops/content/content.screen.tsx')).ContentScreen,
  opsNotices: async () => (await import('../features/ops/notices/notices.screen.tsx')).NoticeTemplatesScreen,
  opsHosts: async () => (await import('../features/ops/hosts/hosts.screen.tsx')).HostsScreen,
  opsAudit: async () => (await import('../features/ops/audit/audit.screen.tsx')).AuditScreen,
  opsOutbox: async () => (await import('../features/ops/outbox/outbox.screen.tsx')).OutboxScreen,
};

/** The frame of the customers' pages, with its phrases. */
export async function officeLayout(language: Language): Promise<ComponentType> {
  await loadOfficeWords(language);
  return (await import('./office-layout.tsx')).OfficeLayout;
}

/** The frame of the staff console, with its phrases. */
export async function deskLayout(language: Language): Promise<ComponentType> {
  await loadDeskWords(language);
  return (await import('./ops-layout.tsx')).OpsLayout;
}
