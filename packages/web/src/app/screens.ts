import type { Language } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import {
  loadCalculatorWords,
  loadContentWords,
  loadDoorWords,
  loadHomeWords,
  loadRegistrationWords,
} from '../kernel/words.ts';

/** The screens that exist. A page that is not here has no route and stands in no menu. */
type Screens = Partial<Record<PageName, RouteComponent>>;

/** The screen of each page in one language, fetched when it is opened. */
export function screensIn(language: Language): Screens {
  return { ...siteScreens(language), ...officeScreens };
}

function siteScreens(language: Language): Screens {
  /** A page and the phrases that it alone needs, fetched side by side. */
  const withWords = async <M>(load: (language: Language) => Promise<void>, page: Promise<M>): Promise<M> => {
    const [module] = await Promise.all([page, load(language)]);
    return module;
  };
  return {
    home: lazyRouteComponent(
      () => withWords(loadHomeWords, import('../site/home/home.page.tsx')),
      'HomePage',
    ),
    search: lazyRouteComponent(
      () => withWords(loadHomeWords, import('../site/search/search.page.tsx')),
      'SearchPage',
    ),
    calculator: lazyRouteComponent(
      () => withWords(loadCalculatorWords, import('./calculator.page.tsx')),
      'CalculatorPage',
    ),
    productInfo: lazyRouteComponent(
      () => withWords(loadContentWords, import('../site/product/product.page.tsx')),
      'ProductPage',
    ),
    about: lazyRouteComponent(
      () => withWords(loadContentWords, import('../site/about/about.page.tsx')),
      'AboutPage',
    ),
    login: lazyRouteComponent(() => withWords(loadDoorWords, import('./login.page.tsx')), 'LoginPage'),
    register: lazyRouteComponent(
      () => withWords(loadRegistrationWords, import('./register.page.tsx')),
      'RegisterPage',
    ),
    notFound: lazyRouteComponent(() => import('../site/refusals/not-found.page.tsx'), 'NotFoundPage'),
    noPermission: lazyRouteComponent(
      () => import('../site/refusals/no-permission.page.tsx'),
      'NoPermissionPage',
    ),
  };
}

const officeScreens: Screens = {
  order: lazyRouteComponent(() => import('./order.page.tsx'), 'OrderPage'),
  orderDetail: lazyRouteComponent(() => import('./order-detail.page.tsx'), 'OrderDetailPage'),
  sheetDetail: lazyRouteComponent(
    () => import('../features/exceptions/sheet-detail.screen.tsx'),
    'SheetDetailScreen',
  ),
  trust: lazyRouteComponent(() => import('../features/trusts/trust-list.screen.tsx'), 'TrustListScreen'),
  my: lazyRouteComponent(() => import('./my.page.tsx'), 'MyPage'),
  notices: lazyRouteComponent(() => import('../features/notices/notices.screen.tsx'), 'NoticesScreen'),
  account: lazyRouteComponent(() => import('../features/account/account.screen.tsx'), 'AccountScreen'),
  ops: lazyRouteComponent(() => import('../features/ops/work/work.screen.tsx'), 'WorkScreen'),
  opsRegistrations: lazyRouteComponent(
    () => import('../features/ops/registrations/registrations.screen.tsx'),
    'RegistrationsScreen',
  ),
  opsCustomers: lazyRouteComponent(
    () => import('../features/ops/customers/customers.screen.tsx'),
    'CustomersScreen',
  ),
  opsCustomer: lazyRouteComponent(
    () => import('../features/ops/customers/customer.screen.tsx'),
    'CustomerScreen',
  ),
  opsEvents: lazyRouteComponent(() => import('../features/ops/events/events.screen.tsx'), 'EventsScreen'),
  opsFeeds: lazyRouteComponent(() => import('../features/ops/feeds/feeds.screen.tsx'), 'FeedsScreen'),
  opsExceptions: lazyRouteComponent(
    () => import('../features/ops/exceptions/exceptions.screen.tsx'),
    'ExceptionsScreen',
  ),
  opsException: lazyRouteComponent(
    () => import('../features/ops/exceptions/exception.screen.tsx'),
    'ExceptionScreen',
  ),
  opsRates: lazyRouteComponent(() => import('../features/ops/rates/rates.screen.tsx'), 'RatesScreen'),
  opsReceipt: lazyRouteComponent(() => import('../features/ops/receipt/receipt.screen.tsx'), 'ReceiptScreen'),
  opsRoles: lazyRouteComponent(() => import('../features/ops/roles/roles.screen.tsx'), 'RolesScreen'),
  opsStaff: lazyRouteComponent(() => import('../features/ops/staff/staff.screen.tsx'), 'StaffScreen'),
  opsDictionaries: lazyRouteComponent(
    () => import('../features/ops/dictionaries/dictionaries.screen.tsx'),
    'DictionariesScreen',
  ),
  opsContent: lazyRouteComponent(() => import('../features/ops/content/content.screen.tsx'), 'ContentScreen'),
  opsNotices: lazyRouteComponent(
    () => import('../features/ops/notices/notices.screen.tsx'),
    'NoticeTemplatesScreen',
  ),
  opsHosts: lazyRouteComponent(() => import('../features/ops/hosts/hosts.screen.tsx'), 'HostsScreen'),
  opsAudit: lazyRouteComponent(() => import('../features/ops/audit/audit.screen.tsx'), 'AuditScreen'),
  opsOutbox: lazyRouteComponent(() => import('../features/ops/outbox/outbox.screen.tsx'), 'OutboxScreen'),
};
