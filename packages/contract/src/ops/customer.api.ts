import { transports } from '../codes/transport.ts';
import { customerStatuses } from '../customers/company.ts';
import { legalIdKind } from '../facts/legal-id-kind.ts';
import { texts } from '../facts/texts.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, list, optional, text } from '../kernel/field.ts';
import { permissions } from '../kernel/permission.ts';
import { recordsApi } from '../kernel/records-api.ts';
import { pick } from '../kernel/resource.ts';
import { passwordLink } from '../session/password-link.ts';
import { customerRecord, customerSorts } from './customer.ts';
import { openingFields } from './customer-opening.ts';
import { staffMember } from './staff.ts';

/** What narrows the list of customers; `search` finds codes, names and credit codes. */
export const customerFilter = {
  search: optional(text({ label: { zh: '搜索', en: 'Search' }, max: 100 })),
  status: optional(code(customerStatuses, { label: { zh: '状态', en: 'Status' } })),
  onHold: optional(flag({ label: { zh: '冻结', en: 'On hold' } })),
  entered: optional(flag({ label: { zh: '登录情况', en: 'Logins' } })),
  saleId: optional(id({ label: { zh: '业务员', en: 'Sales person' } })),
  customerServiceId: optional(id({ label: { zh: '客服', en: 'Service person' } })),
};

export const customerRowFields = pick(
  customerRecord,
  'id',
  'code',
  'nameZh',
  'nameEn',
  'status',
  'sale',
  'customerService',
  'users',
  'lastLoginAt',
  'orders',
  'quota',
  'quotaCurrency',
  'onHold',
  'createdAt',
);

const product = group(
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    nameZh: text(texts.nameZh),
    nameEn: text(texts.nameEn),
    transport: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } })),
    active: flag({ label: { zh: '启用', en: 'Active' } }),
  },
  { label: { zh: '产品', en: 'Product' } },
);

const inTeam = group(
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    nameZh: text(texts.nameZh),
    nameEn: text(texts.nameEn),
  },
  { label: { zh: '团队', en: 'Team' } },
);

const customerDetailAnswer = group(
  {
    customer: group(customerRecord.fields, { label: customerRecord.label }),
    products: list(product, { label: { zh: '可用产品', en: 'Products' } }),
    teams: list(inTeam, { label: { zh: '所属团队', en: 'Teams' } }),
  },
  { label: { zh: '客户详情', en: 'Customer' } },
);

const which = { id: id({ label: { zh: '客户', en: 'Customer' } }) };
const lock = { ...which, version: versionField };

/** The customers of one's team. */
export const customerApi = recordsApi({
  path: '/opsapi/customers',
  access: 'op:customer:view',
  called: { zh: '客户', one: 'a customer', many: 'customers' },
  of: { fields: customerRowFields, label: customerRecord.label },
  filter: customerFilter,
  sorts: customerSorts,
  exported: { access: 'op:customer:view', query: {} },
  by: which,
  detail: customerDetailAnswer,
});

/** A customer without an application, and its first user, who sets their password through the link in `access`. */
export const createCustomer = endpoint('POST /opsapi/customers/create', {
  access: 'op:registration:decide',
  title: { zh: '新建客户', en: 'Create a customer' },
  confidential: true,
  body: {
    ...pick(customerRecord, 'accountType', 'nameZh', 'nameEn'),
    legalIdKind: optional(legalIdKind),
    ...pick(customerRecord, 'legalId', 'country', 'address', 'phone'),
    ...openingFields,
    username: staffMember.fields.username,
    userName: staffMember.fields.name,
    mobile: staffMember.fields.mobile,
    email: staffMember.fields.email,
  },
  answer: group(
    { id: customerRecord.fields.id, access: passwordLink },
    { label: { zh: '新客户', en: 'New customer' } },
  ),
});

/**
 * Kind and number stay as they are when they are left out: a person's comes masked. All of these give the customer as it is now;
 * 409 with `data.current` when somebody changed it meanwhile.
 */
export const saveCustomer = endpoint('POST /opsapi/customers/save', {
  access: 'op:customer:edit',
  title: { zh: '保存客户资料', en: 'Save a customer' },
  body: {
    ...lock,
    ...pick(customerRecord, 'nameZh', 'nameEn', 'legalName'),
    legalIdKind: optional(legalIdKind),
    ...pick(
      customerRecord,
      'legalId',
      'saleId',
      'customerServiceId',
      'country',
      'address',
      'phone',
      'payDays',
      'remark',
    ),
  },
  answer: customerDetailAnswer,
});

/** An inactive customer's users cannot enter; their sessions end at once. */
export const setCustomerStatus = endpoint('POST /opsapi/customers/status', {
  access: 'op:customer:edit',
  title: { zh: '启用或停用客户', en: 'Activate or deactivate a customer' },
  body: { ...lock, status: customerRecord.fields.status, reason: reasonField },
  answer: customerDetailAnswer,
});

export const holdCustomer = endpoint('POST /opsapi/customers/hold', {
  access: 'op:customer:hold',
  title: { zh: '冻结或解冻客户', en: 'Hold or release a customer' },
  body: { ...lock, onHold: customerRecord.fields.onHold, reason: reasonField },
  answer: customerDetailAnswer,
});

/** The products a customer can order, all of them at once. */
export const setProducts = endpoint('POST /opsapi/customers/products', {
  access: 'op:customer:edit',
  title: { zh: '设置客户产品', en: 'Set the products of a customer' },
  body: {
    ...lock,
    products: list(id({ label: { zh: '产品', en: 'Product' } }), {
      label: { zh: '可用产品', en: 'Products' },
      max: 200,
    }),
  },
  answer: customerDetailAnswer,
});

/** What the customer's users can have at most (null: everything a customer can have), and whether a second factor is asked of them. */
export const setGranted = endpoint('POST /opsapi/customers/permissions', {
  access: 'op:customer:edit',
  title: { zh: '设置开通的权限', en: 'Set what a customer is granted' },
  body: {
    ...lock,
    permissions: optional(
      list(code(permissions, { label: { zh: '权限', en: 'Permission' } }), {
        label: { zh: '开通的权限', en: 'Granted permissions' },
      }),
    ),
    requireTotp: customerRecord.fields.requireTotp,
  },
  answer: customerDetailAnswer,
});
