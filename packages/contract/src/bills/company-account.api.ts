import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, list, optional } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { companyAccount } from './company-account.ts';

const access = 'op:finance';
const all = list(group(companyAccount.fields, { label: companyAccount.label }), {
  label: companyAccount.label,
  max: 500,
});

export const listCompanyAccounts = endpoint('GET /opsapi/company-accounts', {
  access,
  title: { zh: '收款账户', en: 'Receiving accounts' },
  answer: all,
});

/** Without a version a new account, which is refused where its company has one in that currency; with one a change of it. Gives all of them. */
export const saveCompanyAccount = endpoint('POST /opsapi/company-accounts/save', {
  access,
  title: { zh: '保存收款账户', en: 'Save a receiving account' },
  body: {
    version: optional(versionField),
    ...pick(companyAccount, 'companyCode', 'currency', 'accountName', 'bankName', 'accountNo', 'swift'),
  },
  answer: all,
});
