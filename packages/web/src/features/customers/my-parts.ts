import { listAddresses } from '@loadline/contract/customers/address.api';
import { listCartons } from '@loadline/contract/customers/carton.api';
import { type companyCounts, customerInfo } from '@loadline/contract/customers/company.api';
import { listContacts } from '@loadline/contract/customers/contact.api';
import { listGoods } from '@loadline/contract/customers/goods.api';
import { noticeSettings } from '@loadline/contract/customers/notice.api';
import { listPaymentAccounts } from '@loadline/contract/customers/payment-account.api';
import { listTaxInfo } from '@loadline/contract/customers/tax-info.api';
import type { AnswerOf, Endpoint } from '@loadline/contract/kernel/endpoint';
import { listSessions } from '@loadline/contract/session/identity.api';
import type { IconName } from '../../ui/icon.tsx';

/** One entry of the customer centre. Who may not read it is not shown it. */
interface MyPart {
  readonly icon: IconName;
  readonly reads: Endpoint;
  readonly counts?: keyof AnswerOf<typeof companyCounts>;
}

/** The parts of the customer centre in the order of its navigation; their names stand in the address: `?part=`. */
export const myParts = {
  company: { icon: 'company', reads: customerInfo },
  contacts: { icon: 'user', reads: listContacts, counts: 'contacts' },
  accounts: { icon: 'banknote', reads: listPaymentAccounts, counts: 'paymentAccounts' },
  address: { icon: 'pin', reads: listAddresses, counts: 'addresses' },
  tax: { icon: 'file', reads: listTaxInfo },
  goods: { icon: 'box', reads: listGoods, counts: 'goods' },
  cartons: { icon: 'columns', reads: listCartons, counts: 'cartons' },
  notices: { icon: 'bell', reads: noticeSettings },
  sessions: { icon: 'shield', reads: listSessions },
} as const satisfies Record<string, MyPart>;

export type MyPartName = keyof typeof myParts;

export function isMyPart(name: unknown): name is MyPartName {
  return typeof name === 'string' && Object.hasOwn(myParts, name);
}

export const myPartNames = Object.keys(myParts).filter(isMyPart);
