import type { Field, Rule } from '../kernel/field.ts';
import { secret } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';

/** Spec: 6 to 20 letters or digits. An installation may raise the least (PASSWORD_MIN). */
export const passwordLength = { min: 6, max: 20 };

/** What is wrong with the form of a password, in words that say what is right; undefined for a right one. */
export function flawOfPassword(typed: string, { min, max } = passwordLength): Text | undefined {
  const odd = /[^0-9A-Za-z]/u.exec(typed)?.[0];
  if (odd !== undefined)
    return { zh: `只用字母和数字，去掉 ${odd}`, en: `letters and digits only, without ${odd}` };
  if (typed.length >= min && typed.length <= max) return undefined;
  return {
    zh: `应为 ${min} 至 ${max} 位字母或数字，现在是 ${typed.length} 位`,
    en: `${min} to ${max} letters or digits, now ${typed.length}`,
  };
}

const passwordRule: Rule = {
  test: (typed) => flawOfPassword(typed) === undefined,
  says: {
    zh: `应为 ${passwordLength.min} 至 ${passwordLength.max} 位字母或数字`,
    en: `${passwordLength.min} to ${passwordLength.max} letters or digits`,
  },
};

/** A password that is being set; one that is only typed in to prove oneself is a plain `secret`. */
export const newPassword: Field<string> = secret({
  label: { zh: '密码', en: 'Password' },
  max: 128,
  rule: passwordRule,
});
