import { creditCauses } from '../bills/credit.codes.ts';
import { countries } from '../codes/country.ts';
import { quotaCurrencies } from '../codes/quota-currency.ts';
import { customerStatuses } from '../customers/company.ts';
import { legalIdKind } from '../facts/legal-id-kind.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, flag, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { permissions } from '../kernel/permission.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { accountTypes } from '../registrations/registration.ts';

/** Ascending by the bare key, descending with a minus before it. */
export const customerSorts = codeTable('customer sort', {
  '-createdAt': { zh: '最新开户', en: 'Newest first' },
  createdAt: { zh: '最早开户', en: 'Oldest first' },
  code: { zh: '代码升序', en: 'Code, ascending' },
  '-code': { zh: '代码降序', en: 'Code, descending' },
});

const seen: Place[] = ['list', 'detail', 'export'];
const edited: Place[] = ['detail', 'update'];

/** A customer as the forwarder's people see it. Its identity number stands here masked. */
export const customerRecord = resource(
  'customer',
  { zh: '客户', en: 'Customer' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['detail'] }),
    code: text({
      label: { zh: '客户代码', en: 'Customer code' },
      max: 12,
      places: [...seen, 'search', 'sort'],
    }),
    nameZh: text({
      ...texts.nameZh,
      places: [...seen, 'update', 'search'],
    }),
    nameEn: text({
      ...texts.nameEn,
      places: [...seen, 'update', 'search'],
    }),
    status: code(customerStatuses, { label: { zh: '状态', en: 'Status' }, places: [...seen, 'filter'] }),
    accountType: code(accountTypes, {
      label: { zh: '账户类型', en: 'Account type' },
      places: ['detail', 'export'],
    }),
    legalName: text({ label: { zh: '执照名称', en: 'Registered name' }, max: 200, places: edited }),
    legalIdKind: { ...legalIdKind, places: ['detail'] },
    legalId: optional(
      text({
        label: { zh: '公司编号或证件号', en: 'Company or identity no.' },
        max: 32,
        places: ['detail'],
      }),
    ),
    saleId: optional(id({ label: { zh: '业务员', en: 'Sales person' }, places: ['filter', 'update'] })),
    sale: optional(text({ label: { zh: '业务员', en: 'Sales person' }, max: 64, places: seen })),
    customerServiceId: optional(
      id({ label: { zh: '客服', en: 'Service person' }, places: ['filter', 'update'] }),
    ),
    customerService: optional(text({ label: { zh: '客服', en: 'Service person' }, max: 64, places: seen })),
    users: whole({ label: { zh: '用户数', en: 'Users' }, places: seen }),
    lastLoginAt: optional(
      instant({ label: { zh: '最近登录', en: 'Last login' }, places: ['list', 'export'] }),
    ),
    orders: whole({ label: { zh: '订单数', en: 'Orders' }, places: seen }),
    quota: decimal({ label: { zh: '信用额度', en: 'Credit quota' }, scale: 2, places: seen }),
    quotaCurrency: code(quotaCurrencies, { label: { zh: '额度币种', en: 'Quota currency' }, places: seen }),
    payDays: whole({
      label: { zh: '账期（天）', en: 'Days to pay' },
      max: 365,
      note: { zh: '自账单日期起', en: 'From the date of the bill' },
      places: edited,
    }),
    onHold: flag({ label: { zh: '冻结', en: 'On hold' }, places: [...seen, 'filter'] }),
    holdReason: optional(
      text({ label: { zh: '冻结原因', en: 'Reason of the hold' }, max: 500, places: ['detail'] }),
    ),
    /** Of a hold that came by itself. */
    creditCause: optional(
      code(creditCauses, { label: { zh: '自动冻结原因', en: 'Held by itself for' }, places: ['detail'] }),
    ),
    /** The last day of a lift that was granted for all the customer does. */
    liftedUntil: optional(date({ label: { zh: '临时解冻至', en: 'Hold lifted until' }, places: ['detail'] })),
    country: optional(code(countries, { label: { zh: '国家', en: 'Country' }, places: edited })),
    address: optional(text({ label: { zh: '地址', en: 'Address' }, max: 300, places: edited })),
    phone: optional(text({ ...texts.phone, places: edited })),
    remark: optional(
      text({
        label: { zh: '备注（客户不可见）', en: 'Remark, not shown to the customer' },
        max: 1000,
        places: edited,
      }),
    ),
    requireTotp: flag({ label: { zh: '强制两步验证', en: 'Require a second factor' }, places: ['detail'] }),
    permissions: optional(
      list(code(permissions, { label: { zh: '权限', en: 'Permission' } }), {
        label: { zh: '开通的权限', en: 'Granted permissions' },
        places: ['detail'],
      }),
    ),
    createdAt: instant({ label: { zh: '开户时间', en: 'Opened' }, places: [...seen, 'sort'] }),
  },
);

/** What is said of a sales or service person who cannot be one. */
export const anEnabledColleague: Text = { zh: '请选择在职员工', en: 'choose an enabled colleague' };
