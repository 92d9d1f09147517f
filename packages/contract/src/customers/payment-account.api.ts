import { optional } from '../kernel/field.ts';
import { searching, sortsOf } from '../kernel/listing.ts';
import { recordsApi, savedApi } from '../kernel/records-api.ts';
import { paymentAccount } from './payment-account.ts';

const { fields } = paymentAccount;

const paymentAccountFilter = {
  ...searching,
  method: optional(fields.method),
  type: optional(fields.type),
};

export const paymentAccountSorts = sortsOf(paymentAccount);

const records = {
  path: '/adminapi/paymentAccounts',
  called: { zh: '付款账户', one: 'a payment account', many: 'payment accounts' },
  of: paymentAccount,
} as const;
const saved = savedApi({ ...records, access: 'profile:edit' });

/** The number of a known account stays as it is when it is left out. */
export const paymentAccountApi = {
  ...recordsApi({
    ...records,
    access: 'mine:view',
    filter: paymentAccountFilter,
    sorts: paymentAccountSorts,
  }),
  ...saved,
  save: { ...saved.save, body: { ...saved.save.body, account: optional(fields.account) } },
};
