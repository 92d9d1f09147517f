import { endpoint } from '../kernel/endpoint.ts';
import { code, group, optional } from '../kernel/field.ts';
import {
  counted,
  deleted,
  deletedCount,
  pageOf,
  paging,
  savedFields,
  searching,
  sortsOf,
} from '../kernel/listing.ts';
import { paymentAccount } from './payment-account.ts';

const { fields, label } = paymentAccount;

const paymentAccountFilter = {
  ...searching,
  method: optional(fields.method),
  type: optional(fields.type),
};

export const paymentAccountSorts = sortsOf(paymentAccount);

const sort = optional(code(paymentAccountSorts, { label: { zh: '排序', en: 'Sort' } }));

export const listPaymentAccounts = endpoint('GET /adminapi/paymentAccounts', {
  access: 'mine:view',
  title: { zh: '付款账户列表', en: 'List payment accounts' },
  query: { ...paymentAccountFilter, sort, ...paging },
  answer: pageOf(paymentAccount),
});

export const countPaymentAccounts = endpoint('GET /adminapi/paymentAccounts/count', {
  access: 'mine:view',
  title: { zh: '付款账户计数', en: 'Count payment accounts' },
  query: paymentAccountFilter,
  answer: counted,
});

/** The number of a known account stays as it is when it is left out. */
export const savePaymentAccount = endpoint('POST /adminapi/paymentAccounts/save', {
  access: 'profile:edit',
  title: { zh: '保存付款账户', en: 'Save a payment account' },
  body: { ...savedFields(paymentAccount), account: optional(fields.account) },
  answer: group(fields, { label }),
});

export const deletePaymentAccounts = endpoint('POST /adminapi/paymentAccounts/delete', {
  access: 'profile:edit',
  title: { zh: '删除付款账户', en: 'Delete payment accounts' },
  body: deleted,
  answer: deletedCount,
});
