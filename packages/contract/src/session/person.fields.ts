import { mobileOf } from '../checks/mobile.ts';
import { texts } from '../facts/texts.ts';
import { secret, text } from '../kernel/field.ts';

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

/** The code that was sent to a mobile. */
export const smsCode = secret({
  label: { zh: '短信验证码', en: 'SMS code' },
  max: 6,
  rule: { test: (typed) => /^\d{6}$/.test(typed), says: { zh: '应为 6 位数字', en: '6 digits' } },
});

/** Six digits of the authenticator app, or one of the recovery codes. */
export const secondFactor = secret({ label: { zh: '两步验证码', en: 'Authenticator code' }, max: 32 });
