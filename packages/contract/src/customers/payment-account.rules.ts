import { isLuhn } from '../checks/digits.ts';
import { compact } from '../checks/verdict.ts';
import type { Finding } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import { paymentAccount } from './payment-account.ts';

/** A bank account as it is stored: its digits. An account at a platform is a name of its own and stays as typed. */
export function storedAccount(method: string, typed: string): string {
  return method === 'bank' ? compact(typed) : typed.normalize('NFKC').trim();
}

/** What refuses an account number: a bank's has 8 to 30 digits. */
export function accountFindings(method: string, typed: string): Finding[] {
  if (method !== 'bank' || /^\d{8,30}$/.test(storedAccount(method, typed))) return [];
  const says = { zh: '银行账号为 8 至 30 位数字', en: 'a bank account has 8 to 30 digits' };
  return [{ path: 'account', label: paymentAccount.fields.account.label, says }];
}

/** A person's card ends in a Luhn digit. A wrong one is worth a second look and no refusal: some passbooks have none. */
export function accountRemark(method: string, type: string, typed: string): Text | undefined {
  const digits = storedAccount(method, typed);
  if (method !== 'bank' || type !== 'personal' || !/^\d{16,19}$/.test(digits) || isLuhn(digits))
    return undefined;
  return { zh: '卡号校验位不符，请核对', en: 'The check digit of the card does not fit: look again' };
}
