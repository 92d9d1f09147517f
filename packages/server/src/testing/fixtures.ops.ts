import { aboutWords, announcementWords, productWords } from '../features/content/content.factory.ts';
import type { Belongings, Fixture } from './fixture.ts';

const reason = 'because the walk asks';
const customer = (of: Belongings) => ({ id: of.orgId, version: 1 });
const user = (of: Belongings) => ({ orgId: of.orgId, id: of.contactId, version: 1 });
const registration = (of: Belongings) => ({ id: of.registrationId, version: 1 });
const rate = {
  origin: 'SZX',
  zone: 'US-W',
  zoneZh: 'taken',
  zoneEn: 'taken',
  transitFrom: 1,
  transitTo: 2,
  validFrom: '2026-01-01',
  validTo: '2026-01-31',
  basis: 'divisor',
  factor: '6000',
  step: '0.5',
  rounds: 'shipment',
  leastWeight: '0',
  currency: 'CNY',
  breaks: [{ from: '0', price: '1' }],
  cheaperBreak: false,
  minimumCharge: '0',
  surcharges: [],
  published: false,
};
const names = { nameZh: 'taken', nameEn: 'taken' };

/** The calls of the staff console: about a customer, one of its users, a registration or a message. */
export const opsFixtures: Readonly<Record<string, Fixture>> = {
  'GET /opsapi/work': {},
  'GET /opsapi/choices': {},
  'GET /opsapi/registrations': { query: (of) => ({ search: of.reference }) },
  'GET /opsapi/registrations/count': { query: (of) => ({ search: of.reference }) },
  'GET /opsapi/registrations/overview': {},
  'GET /opsapi/registrations/detail': { query: (of) => ({ id: of.registrationId }) },
  'GET /opsapi/registrations/licence': { query: (of) => ({ id: of.registrationId }) },
  'POST /opsapi/registrations/approve': {
    body: (of) => ({
      ...registration(of),
      code: 'TAKEN',
      saleId: of.contactId,
      customerServiceId: of.contactId,
      roleId: of.roleId,
      dataAuthority: 'organisation',
      products: [],
      quota: '0',
      quotaCurrency: 'CNY',
      despiteDuplicates: true,
      releaseMobile: false,
    }),
  },
  'POST /opsapi/registrations/return': {
    body: (of) => ({ ...registration(of), corrections: [{ field: 'email', reason }] }),
  },
  'POST /opsapi/registrations/reject': { body: (of) => ({ ...registration(of), reason }) },
  'GET /opsapi/customers': { query: (of) => ({ search: of.reference }) },
  'GET /opsapi/customers/count': {},
  'GET /opsapi/customers/detail': { query: (of) => ({ id: of.orgId }) },
  'POST /opsapi/customers/save': { body: (of) => ({ ...customer(of), ...names, legalName: 'taken' }) },
  'POST /opsapi/customers/status': { body: (of) => ({ ...customer(of), status: 'inactive', reason }) },
  'POST /opsapi/customers/hold': { body: (of) => ({ ...customer(of), onHold: true, reason }) },
  'POST /opsapi/customers/quota': {
    body: (of) => ({ ...customer(of), quota: '1', quotaCurrency: 'CNY', reason }),
  },
  'POST /opsapi/customers/products': { body: (of) => ({ ...customer(of), products: [] }) },
  'POST /opsapi/customers/permissions': {
    body: (of) => ({ ...customer(of), permissions: ['order:view'], requireTotp: true }),
  },
  'POST /opsapi/customers/view-as': { body: (of) => ({ orgId: of.orgId, reason }) },
  'GET /opsapi/customers/users': { query: (of) => ({ orgId: of.orgId }) },
  'POST /opsapi/users/enabled': { body: (of) => ({ ...user(of), enabled: false }) },
  'POST /opsapi/users/role': {
    body: (of) => ({ ...user(of), roleId: of.roleId, dataAuthority: 'organisation' }),
  },
  'POST /opsapi/users/reset-password': { body: user },
  'POST /opsapi/users/end-sessions': { body: user },
  'POST /opsapi/users/reset-second-factor': { body: user },
  'POST /opsapi/personal/reveal': {
    body: (of) => ({ subject: 'user', id: of.contactId, password: 'Test2026pass' }),
  },
  'GET /opsapi/rates': { query: () => ({ search: 'taken' }) },
  'POST /opsapi/rates/save': { body: (of) => ({ ...rate, id: of.orderId, productId: of.orderId }) },
  'POST /opsapi/rates/copy': { body: (of) => ({ id: of.orderId }) },
  'POST /opsapi/rates/retire': { body: (of) => ({ id: of.orderId, version: 1 }) },
  'GET /opsapi/roles': {},
  'POST /opsapi/roles/save': {
    body: (of) => ({ reason, changes: [{ roleId: of.roleId, version: 1, add: ['order:view'], remove: [] }] }),
  },
  'POST /opsapi/roles/new': { body: (of) => ({ category: '2', ...names, copyOf: of.orderId }) },
  'POST /opsapi/roles/rename': { body: (of) => ({ id: of.orderId, version: 1, ...names }) },
  'GET /opsapi/staff': {},
  'POST /opsapi/staff/save': {
    body: (of) => ({
      id: of.contactId,
      version: 1,
      username: 'taken',
      name: 'taken',
      roleId: of.roleId,
      enabled: true,
    }),
  },
  'POST /opsapi/staff/reset-password': { body: (of) => ({ id: of.contactId, version: 1 }) },
  'POST /opsapi/staff/reset-second-factor': { body: (of) => ({ id: of.contactId, version: 1 }) },
  'GET /opsapi/teams': {},
  'POST /opsapi/teams/save': {
    body: (of) => ({ nameZh: of.orgId, nameEn: 'taken', allCustomers: false, customers: [of.orgId] }),
  },
  'GET /opsapi/dictionaries': { query: () => ({ kind: 'airport' }) },
  'POST /opsapi/dictionaries/save': {
    body: () => ({ version: 1, kind: 'airport', code: 'ZZZ', ...names, active: true }),
  },
  'POST /opsapi/dictionaries/order': { body: () => ({ kind: 'airport', codes: ['PVG'] }) },
  'GET /opsapi/products': {},
  'POST /opsapi/products/save': { body: (of) => ({ id: of.orderId, version: 1, ...names, active: true }) },
  'GET /opsapi/content/products': {},
  'POST /opsapi/content/products/save': { body: () => ({ ...productWords, version: 999 }) },
  'GET /opsapi/content/about': {},
  'POST /opsapi/content/about/save': { body: () => ({ ...aboutWords, version: 999 }) },
  'GET /opsapi/content/announcements': {},
  'POST /opsapi/content/announcements/save': {
    body: (of) => ({ ...announcementWords, id: of.orderId, version: 999 }),
  },
  'POST /opsapi/content/announcements/delete': { body: (of) => ({ id: of.orderId, version: 999 }) },
  'GET /opsapi/hosts': {},
  'POST /opsapi/hosts/save': {
    body: (of) => ({
      host: 'portal.example.com',
      labelZh: 'taken',
      labelEn: 'taken',
      logoId: of.fileId,
      shipHwc: false,
      calculatorAction: 'none',
    }),
  },
  'POST /opsapi/hosts/delete': { body: () => ({ host: 'nowhere.example.com', version: 1 }) },
  'POST /opsapi/hosts/image': { upload: async () => Buffer.from('not an image') },
  'GET /adminapi/public/brandImage': { query: (of) => ({ id: of.fileId }) },
  'GET /opsapi/audit': { query: (of) => ({ customerId: of.orgId }) },
  'GET /opsapi/audit/count': { query: (of) => ({ customerId: of.orgId }) },
  'GET /opsapi/audit/export': { query: (of) => ({ customerId: of.orgId }) },
  'GET /opsapi/messages': {},
  'GET /opsapi/messages/count': {},
  'POST /opsapi/messages/retry': { body: (of) => ({ id: of.messageId }) },
};
