import { newId } from '../kernel/database.ts';
import { idOfRole } from '../seed/standards.ts';
import type { Belongings, Fixture } from './fixture.ts';

const settings = {
  name: 'taken',
  email: 'taken@example.com',
  roleId: idOfRole('viewer'),
  dataAuthority: 'own',
  enabled: true,
};

/** Nobody's version: what is stale and what is not there must not differ by whose it is. */
const version = 999;

/** The calls of a book of records: `of` names one of them, `values` are those of a new one. */
function bookFixtures(
  name: string,
  idOf: (of: Belongings) => string,
  values: object,
): Readonly<Record<string, Fixture>> {
  const at = `/adminapi/${name}`;
  return {
    [`GET ${at}`]: {},
    [`GET ${at}/count`]: {},
    [`POST ${at}/save`]: { body: (of) => ({ id: idOf(of), ...values }) },
    [`POST ${at}/delete`]: { body: (of) => ({ ids: [idOf(of)] }) },
  };
}

/** The calls of the customer centre and of the lists that everybody shares. */
export const customerFixtures: Readonly<Record<string, Fixture>> = {
  'GET /adminapi/customer/customerInfo': {},
  'GET /adminapi/customer/queryCustomerByid': { query: (of) => ({ id: of.orgId }) },
  'GET /adminapi/company/companyInfo': {},
  'GET /adminapi/customer/counts': {},
  'POST /adminapi/customer/save': { body: () => ({ version, address: 'taken' }) },
  'POST /adminapi/customer/admin': { body: (of) => ({ version, adminId: of.contactId }) },
  'POST /adminapi/customer/secondFactor': { body: () => ({ version, requireTotp: true }) },
  'GET /adminapi/contacts': {},
  'GET /adminapi/contacts/count': {},
  'GET /adminapi/contacts/detail': { query: (of) => ({ id: of.contactId }) },
  'GET /adminapi/contacts/authority': { query: (of) => ({ id: of.contactId }) },
  'POST /adminapi/contacts/create': {
    body: () => ({
      ...settings,
      mobile: `138${newId().replace(/\D/g, '').slice(-8)}`,
      idNumber: '11010519491231002X',
      password: 'Harbour7Crane',
    }),
  },
  'POST /adminapi/contacts/save': { body: (of) => ({ id: of.contactId, version, ...settings }) },
  'POST /adminapi/contacts/reveal': {
    body: (of) => ({ id: of.contactId, password: 'Test2026pass' }),
  },
  ...bookFixtures('addresses', (of) => of.addressId, {
    type: 'shipper',
    contact: 'taken',
    phone: '0755-12345678',
    country: 'CN',
    address: 'taken',
  }),
  ...bookFixtures('goods', (of) => of.goodsId, {
    nameZh: 'taken',
    nameEn: 'taken',
    hsCode: '610910',
    material: 'taken',
    currency: 'USD',
    purpose: 'taken',
  }),
  ...bookFixtures('cartons', (of) => of.cartonId, { rule: 'taken', length: '50', width: '40', height: '30' }),
  ...bookFixtures('paymentAccounts', (of) => of.paymentAccountId, {
    method: 'bank',
    bank: 'taken',
    accountName: 'taken',
    account: '6222020000000917',
    type: 'company',
  }),
  'GET /adminapi/taxInfo': {},
  'POST /adminapi/taxInfo/save': { body: () => ({ region: 'us', version, ein: '91-1144442' }) },
  'GET /adminapi/notices/settings': {},
  'POST /adminapi/notices/settings/save': { body: () => ({ digest: 'none', chosen: ['departed.mail'] }) },
  'GET /adminapi/history': { query: (of) => ({ subject: 'address', id: of.addressId }) },
  'GET /adminapi/country/getALlCountry': {},
  'GET /omsapi/places': {},
  'GET /omsapi/warehouses': {},
  'GET /omsapi/calendar': {},
  'GET /adminapi/dic/queryBankList': {},
  'GET /omsapi/order/getTimeZone': {},
  'GET /adminapi/baseUser/queryUserById': { query: (of) => ({ id: of.contactId }) },
  'GET /adminapi/role/queryRole/2': {},
  'GET /cbsapi/product/queryByParam': { query: (of) => ({ orgId: of.orgId }) },
};
