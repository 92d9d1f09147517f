import { mobileOf } from '../checks/china.ts';
import { texts } from '../facts/texts.ts';
import { secret, text } from '../kernel/field.ts';

/** The mobile number of a person, of mainland China. */
export const mobile = text({
  ...texts.mobile,
  rule: {
    test: (typed) => mobileOf(typed) !== undefined,
    says: { zh: '应为 11 位大陆手机号', en: 'a mobile number of mainland China, 11 digits' },
  },
});

/** The code that was sent to a mobile. */
export const smsCode = secret({
  label: { zh: '短信验证码', en: 'SMS code' },
  max: 6,
  rule: { test: (typed) => /^\d{6}$/.test(typed), says: { zh: '应为 6 位数字', en: '6 digits' } },
});

/** Six digits of the authenticator app, or one of the recovery codes. */
export const secondFactor = secret({ label: { zh: '两步验证码', en: 'Authenticator code' }, max: 32 });
