import { quotaCurrencies } from '../codes/quota-currency.ts';
import { recordSubject } from '../imports/record.ts';
import type { Field, Place } from '../kernel/field.ts';
import { code, decimal, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { customerRecord } from './customer.ts';
import { openingFields } from './customer-opening.ts';
import { staffMember } from './staff.ts';

const written: Place[] = ['import'];

function typed<F extends Field>(field: F): F {
  return { ...field, places: written };
}

function colleague(label: { zh: string; en: string }) {
  return optional(text({ label, max: 64, places: written }));
}

const { fields } = customerRecord;

/** A row of a workbook of customers: one customer with its first user. */
const importedCustomer = resource('customer row', customerRecord.label, {
  code: {
    ...typed(openingFields.code),
    plain: (name: string) => name.normalize('NFKC').trim().toUpperCase(),
  },
  accountType: optional(typed(fields.accountType)),
  nameZh: typed(fields.nameZh),
  nameEn: typed(fields.nameEn),
  country: typed(fields.country),
  legalIdKind: optional(typed(fields.legalIdKind)),
  legalId: optional(
    text({
      label: fields.legalId.label,
      max: 32,
      rule: {
        // Which form is right depends on the kind beside it.
        test: () => true,
        says: {
          zh: '与号码类型相符、校验位正确的号码',
          en: 'a number that fits its kind, with the right check digit',
        },
      },
      places: written,
    }),
  ),
  phone: typed(fields.phone),
  address: typed(fields.address),
  userName: typed(staffMember.fields.name),
  username: typed(staffMember.fields.username),
  mobile: typed(staffMember.fields.mobile),
  email: typed(staffMember.fields.email),
  sale: colleague({ zh: '业务员用户名', en: 'User name of the sales person' }),
  customerService: colleague({ zh: '客服用户名', en: 'User name of the service person' }),
  quota: optional(decimal({ label: openingFields.quota.label, scale: 2, min: '0', places: written })),
  quotaCurrency: optional(
    code(quotaCurrencies, { label: openingFields.quotaCurrency.label, places: written }),
  ),
});

/** Customers with their first users as something that staff import. One that is there already is refused. */
export const customerImportSubject = recordSubject({
  of: importedCustomer,
  name: 'customers',
  path: '/opsapi/customers/imports',
  access: 'op:registration:decide',
  label: { zh: '客户', en: 'Customers' },
  one: { zh: '客户', en: 'customer' },
  sameBy: ['code'],
  alsoCalled: {
    code: ['代码', '客户编号', 'Code', 'Customer no.'],
    accountType: ['类型', 'Type'],
    nameZh: ['公司名称', '客户名称', '公司中文名', 'Company', 'Company name'],
    nameEn: ['公司英文名', 'English name', 'Company, English'],
    country: ['国家/地区', 'Country/region'],
    legalIdKind: ['证件类型', 'ID type'],
    legalId: ['统一社会信用代码', '信用代码', '税号', 'Credit code', 'Company number'],
    userName: ['联系人', '联系人姓名', 'Contact', 'Contact name'],
    username: ['账号', '登录名', 'Login', 'Account'],
    mobile: ['手机号', '联系人手机', 'Mobile number'],
    email: ['电子邮箱', '邮件', 'E-mail', 'Mail'],
    sale: ['业务员', '销售', 'Sales person', 'Sales'],
    customerService: ['客服', 'Service person', 'Customer service'],
  },
  notes: {
    accountType: { zh: '留空为公司', en: 'Blank: a company' },
    legalIdKind: {
      zh: '留空时公司为统一社会信用代码，个人为居民身份证',
      en: 'Blank: the credit code of a company, the resident identity card of a person',
    },
    username: { zh: '首个用户凭设置密码链接登录', en: 'The first user enters by a set-password link' },
    sale: { zh: '留空为导入人', en: 'Blank: whoever imports' },
    customerService: { zh: '留空为导入人', en: 'Blank: whoever imports' },
    quota: { zh: '留空为 0', en: 'Blank: 0' },
    quotaCurrency: { zh: '留空为人民币', en: 'Blank: yuan' },
  },
  stored: { username: (name) => name.toLowerCase() },
});
