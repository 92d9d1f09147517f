import { endpoint } from '../kernel/endpoint.ts';
import { group, id, optional, whole } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { company } from './company.ts';

const companyAnswer = group(company.fields, { label: company.label });
const { version } = company.fields;

export const saveCompany = endpoint('POST /adminapi/customer/save', {
  access: 'profile:edit',
  title: { zh: '保存公司资料', en: 'Save company data' },
  body: { version, ...pick(company, 'country', 'address', 'phone') },
  answer: companyAnswer,
});

/** The new administrator is an enabled contact whose role may manage users. */
export const changeAdmin = endpoint('POST /adminapi/customer/admin', {
  access: 'user:manage',
  title: { zh: '更换管理员', en: 'Change the administrator' },
  body: { version, adminId: id({ label: { zh: '管理员', en: 'Administrator' } }) },
  answer: companyAnswer,
});

/** From the next request on, who has no second factor can do nothing but set one up. */
export const requireSecondFactor = endpoint('POST /adminapi/customer/secondFactor', {
  access: 'user:manage',
  title: { zh: '要求两步验证', en: 'Require a second factor' },
  body: { version, requireTotp: company.fields.requireTotp },
  answer: companyAnswer,
});

/** How many records the side navigation of the customer centre names; contacts only for who may manage them. */
export const companyCounts = endpoint('GET /adminapi/customer/counts', {
  access: 'mine:view',
  title: { zh: '客户中心计数', en: 'Customer centre counts' },
  answer: group(
    {
      contacts: optional(whole({ label: { zh: '联系人', en: 'Contacts' } })),
      paymentAccounts: whole({ label: { zh: '付款账户', en: 'Payment accounts' } }),
      addresses: whole({ label: { zh: '地址信息', en: 'Addresses' } }),
      goods: whole({ label: { zh: '商品信息', en: 'Goods' } }),
      cartons: whole({ label: { zh: '箱规信息', en: 'Cartons' } }),
    },
    { label: { zh: '客户中心计数', en: 'Customer centre counts' } },
  ),
});
