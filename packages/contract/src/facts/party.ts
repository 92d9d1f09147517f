import { isEmail } from '../checks/email.ts';
import { countries } from '../codes/country.ts';
import type { Rule } from '../kernel/field.ts';
import { code, text } from '../kernel/field.ts';
import { texts } from './texts.ts';

/** What is said of a company that takes part in a shipment, each fact once. */
export const party = {
  company: text({ label: { zh: '公司', en: 'Company' }, max: 200 }),
  contact: text(texts.contact),
  phone: text(texts.phone),
  fax: text({ label: { zh: '传真', en: 'Fax' }, max: 40 }),
  email: text(texts.email),
  country: code(countries, { label: { zh: '国家', en: 'Country' } }),
  state: text({ label: { zh: '州/省', en: 'State' }, max: 60 }),
  city: text({ label: { zh: '城市', en: 'City' }, max: 100 }),
  address: text({ label: { zh: '地址', en: 'Address' }, max: 300 }),
  /** Street, city, state and postcode in one line, as waybills and drivers have it: room for all of them. */
  postalAddress: text({ label: { zh: '完整地址', en: 'Full address' }, max: 500 }),
  /** A place of handing over, by its code or name. */
  warehouse: text({ label: { zh: '收货仓代码', en: 'Receiving warehouse code' }, max: 40 }),
  postCode: text({ label: { zh: '邮编', en: 'Postcode' }, max: 20 }),
};

/** What a person who fills in a form is asked for beyond that; files of other people's making often carry less. */
export const reachable = {
  phone: {
    test: (typed) => typed.normalize('NFKC').replace(/\D/g, '').length >= 5,
    says: { zh: '至少 5 位数字', en: 'at least 5 digits' },
  },
  email: { test: isEmail, says: { zh: '邮箱格式不正确', en: 'not a mail address' } },
} as const satisfies Record<string, Rule>;
