import type { Text } from '../kernel/text.ts';

/** A page of the reference: the calls whose address begins with one of these words, after its area and `public`. */
interface DocsSubject {
  readonly title: Text;
  readonly words: readonly string[];
}

/** The order in which the reference is read; what names no subject stands under `more`. */
export const docsSubjects = {
  keys: {
    title: { zh: '密钥与回调', en: 'Keys and webhooks' },
    words: ['apiKeys', 'webhooks', 'deliveries'],
  },
  tracking: { title: { zh: '轨迹查询', en: 'Tracking' }, words: ['tracking', 'events'] },
  orders: {
    title: { zh: '订单', en: 'Orders' },
    words: ['orders', 'order', 'goesWith', 'receipt', 'receipts', 'unidentified'],
  },
  files: { title: { zh: '文件', en: 'Files' }, words: ['files', 'documentRules'] },
  trust: { title: { zh: '委托单', en: 'Trust orders' }, words: ['trust'] },
  bookings: {
    title: { zh: '订舱与航班', en: 'Bookings and flights' },
    words: ['booking', 'flights', 'freight', 'rates', 'product', 'products'],
  },
  waybills: {
    title: { zh: '主单', en: 'Master waybills' },
    words: ['mawb', 'mawbDetail', 'mawbOpt', 'stock'],
  },
  customs: { title: { zh: '报关', en: 'Customs declarations' }, words: ['customs'] },
  entries: { title: { zh: '美国清关与 MID', en: 'US entries and MIDs' }, words: ['entries', 'mids'] },
  tariff: {
    title: { zh: 'HTS 与关税', en: 'HTS and duty' },
    words: ['hts', 'tariff', 'duty', 'questions'],
  },
  labels: { title: { zh: '标签合规', en: 'Labels' }, words: ['labels', 'label-brands', 'label-schemes'] },
  exceptions: { title: { zh: '异常单', en: 'Exception sheets' }, words: ['exceptions', 'policies'] },
  bills: {
    title: { zh: '账单与余额', en: 'Bills and balances' },
    words: [
      'bills',
      'balances',
      'bank-lines',
      'charge-costs',
      'charges',
      'closing',
      'company-accounts',
      'credit-requests',
      'disputes',
      'exchange-rates',
      'invoice-taxes',
      'invoices',
      'journal-accounts',
      'ledger',
      'margins',
      'money',
    ],
  },
  books: {
    title: { zh: '货品、地址与箱规', en: 'Goods, addresses and cartons' },
    words: ['goods', 'addresses', 'cartons', 'paymentAccounts', 'taxInfo'],
  },
  company: {
    title: { zh: '公司与联系人', en: 'Company and contacts' },
    words: ['customer', 'customers', 'company', 'contacts', 'notices', 'registrations', 'history'],
  },
  figures: { title: { zh: '看板', en: 'Dashboard and data board' }, words: ['dashboard', 'databoard'] },
  codes: {
    title: { zh: '代码表', en: 'Lists of codes' },
    words: [
      'country',
      'places',
      'warehouses',
      'dic',
      'dictionaries',
      'calendar',
      'baseUser',
      'role',
      'choices',
    ],
  },
  account: {
    title: { zh: '账号与登录', en: 'Account and login' },
    words: ['session', 'oauth', 'password', 'regist', 'message', 'totp', 'security', 'views'],
  },
  more: { title: { zh: '其他', en: 'More' }, words: [] },
} as const satisfies Record<string, DocsSubject>;

export type DocsSubjectName = keyof typeof docsSubjects;

/** The page of the reference where a call stands. */
export function docsSubjectOf(path: string): DocsSubjectName {
  const [, , first = '', second = ''] = path.split('/');
  const word = first === 'public' ? second : first;
  const found = docsSubjectNames.find((name) => {
    const words: readonly string[] = docsSubjects[name].words;
    return words.includes(word);
  });
  return found ?? 'more';
}

function isSubject(name: string): name is DocsSubjectName {
  return name in docsSubjects;
}

export const docsSubjectNames: readonly DocsSubjectName[] = Object.keys(docsSubjects).filter(isSubject);

const peoplesAddresses = [
  '/adminapi/message/',
  '/adminapi/oauth/',
  '/adminapi/password/',
  '/adminapi/public/',
  '/adminapi/regist/',
  '/omsapi/public/tracking/',
];

/** Whether only a person at a screen has a use for a call that a key would open: programs neither log in nor register. */
export function isForPeople(path: string): boolean {
  return peoplesAddresses.some((address) => path.startsWith(address));
}
