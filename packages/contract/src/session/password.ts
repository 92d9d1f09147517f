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

/** Why a password of the right form is no good. */
export const weakPassword = {
  common: { zh: '太常见，容易被猜到', en: 'too common, easily guessed' },
  monotonous: { zh: '不能只是连续或重复的字符', en: 'must not be a mere run or repetition' },
  personal: {
    zh: '不能含有用户名、手机号或公司名',
    en: 'must not hold the user name, the mobile or the company name',
  },
} as const satisfies Record<string, Text>;

const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * What makes a password easy to guess by itself or by what is known of the person (user name, mobile, company); undefined
 * for nothing. The list of common passwords is the server's.
 */
export function weaknessOfPassword(
  typed: string,
  facts: readonly (string | null | undefined)[],
): Text | undefined {
  const password = typed.toLowerCase();
  if (isRuns(password) || isRepeated(password)) return weakPassword.monotonous;
  const known = facts.flatMap((fact) => partsOf(fact ?? ''));
  return known.some((part) => password.includes(part) || part.includes(password))
    ? weakPassword.personal
    : undefined;
}

/** Nothing but runs of three or more neighbours in the alphabet, among the digits or on the keyboard: abc123, 7777qwer. */
function isRuns(password: string): boolean {
  let start = 0;
  for (let at = 1; at <= password.length; at += 1) {
    if (at < password.length && isNext(password.charAt(at - 1), password.charAt(at))) continue;
    if (at - start < 3) return false;
    start = at;
  }
  return true;
}

function isNext(one: string, other: string): boolean {
  return one === other || rows.some((row) => row.includes(one + other) || row.includes(other + one));
}

/** A piece of up to half its length, over and over: ab1ab1ab. */
function isRepeated(password: string): boolean {
  for (let period = 1; period <= password.length / 2; period += 1)
    if (password.slice(period) === password.slice(0, -period)) return true;
  return false;
}

/** The words of a fact that are long enough to be told; of a number also its last eight digits. */
function partsOf(fact: string): string[] {
  const words = fact
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const whole = words.join('').replace(/^86(?=1\d{10}$)/, '');
  const tail = /^\d{9,}$/.test(whole) ? [whole.slice(-8)] : [];
  return [...words, whole, ...tail].filter((part) => part.length >= 4);
}
