import { emailOf, isEmail } from '../checks/email.ts';
import { mobileOf } from '../checks/mobile.ts';
import { texts } from '../facts/texts.ts';
import { optional, secret, text } from '../kernel/field.ts';
import type { Finding } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';

/** What is a mobile number of a person, of any country; stored as E.164. */
export const mobileNumber = {
  plain: (typed: string) => mobileOf(typed) ?? typed,
  rule: {
    test: (typed: string) => mobileOf(typed) !== undefined,
    says: {
      zh: '请输入正确的手机号：大陆 11 位，其他地区以 + 和国家代码开头',
      en: 'Enter a valid mobile number: 11 digits in mainland China, elsewhere + and the country code',
    },
  },
};

export const mobile = text({ ...texts.mobile, ...mobileNumber });

/** The mail address of a person, as codes are sent to it. */
export const email = text({
  ...texts.email,
  plain: (typed) => emailOf(typed) ?? typed,
  rule: {
    test: isEmail,
    says: { zh: '应为邮箱地址，如 name@example.com', en: 'an address such as name@example.com' },
  },
});

/** Where a code goes or went: one of the two. */
export const codeAddress = { mobile: optional(mobile), email: optional(email) };

export interface CodeAddress {
  readonly mobile: string | null;
  readonly email: string | null;
}

/** What is wrong with where a code shall go; nothing with one address. */
export function codeAddressFindings(given: CodeAddress): Finding[] {
  const isOne = (given.mobile === null) !== (given.email === null);
  return isOne ? [] : [{ path: 'mobile', label: mobile.label, says: oneAddress }];
}

const oneAddress: Text = { zh: '请填写手机号或邮箱之一', en: 'a mobile or a mail address, one of the two' };

/** The code that was sent to a mobile or a mail address. */
export const smsCode = secret({
  label: { zh: '验证码', en: 'Code' },
  max: 6,
  rule: { test: (typed) => /^\d{6}$/.test(typed), says: { zh: '应为 6 位数字', en: '6 digits' } },
});

/** Six digits of the authenticator app, or one of the recovery codes. */
export const secondFactor = secret({ label: { zh: '两步验证码', en: 'Authenticator code' }, max: 32 });
