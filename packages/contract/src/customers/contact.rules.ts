import { mobileOf } from '../checks/mobile.ts';
import { flawOfIdNumber } from '../facts/identity.ts';
import { type IdKind, isOfMainland, type LegalIdKind } from '../facts/legal-id-kind.ts';
import type { Finding } from '../kernel/schema.ts';
import { findingOn } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import { contact } from './contact.ts';

const differs: Text = { zh: '两次输入的密码不一致', en: 'The two passwords do not match' };
const notOwn: Text = {
  zh: '纯数字的用户名只能是本人的手机号',
  en: 'a user name of digits only is one’s own mobile number',
};

/** A mobile or a user name that somebody has, perhaps at another customer. */
export const alreadyInUse: Text = { zh: '已被使用', en: 'already in use' };

/** What is said of a role that is none of the customers'. */
export const aRole: Text = { zh: '请选择角色', en: 'choose a role' };

/** The number that is kept is one of the kind that is kept. */
export const ofNewKind: Text = {
  zh: '证件类型已改，请填写号码',
  en: 'the ID type has changed: enter its number',
};

/** Who manages users cannot be kept from their data. */
export const seesAll: Text = {
  zh: '可管理用户的角色须为本组织数据',
  en: 'a role that manages users sees the organisation’s data',
};

interface Written {
  readonly idKind: IdKind | null;
  readonly idNumber: string | null;
  readonly password: string | null;
  readonly confirm: string | null;
}

interface Customer {
  readonly country: string | null;
  readonly legalIdKind: LegalIdKind;
}

/** Contacts of a customer in mainland China have an identity number; where no country is said, its own number tells. */
export function needsIdNumber(customer: Customer | undefined): boolean {
  return customer === undefined || isOfMainland(customer);
}

/** The number is missing where it is needed. */
export const noIdNumber: Finding = findingOn(contact, 'idNumber');

/** What is wrong with what was written of a contact, beyond each field's own rule; `today` as `YYYY-MM-DD`. */
export function contactFindings({ idKind, idNumber, password, confirm }: Written, today: string): Finding[] {
  const flaw = idNumber === null ? undefined : flawOfIdNumber(idKind, idNumber, today);
  return [
    ...(flaw ? [findingOn(contact, 'idNumber', flaw)] : []),
    ...(confirm !== null && confirm !== password
      ? [{ path: 'confirm', label: { zh: '确认密码', en: 'Confirm password' }, says: differs }]
      : []),
  ];
}

/** The name a contact signs in with: the mobile number unless they have a name of their own, which must not look like another's. */
export function usernameFindings(username: string | null, mobile: string): Finding[] {
  const isNumber = username !== null && /^\+?\d+$/.test(username);
  return isNumber && mobileOf(username) !== mobileOf(mobile) ? [findingOn(contact, 'username', notOwn)] : [];
}
