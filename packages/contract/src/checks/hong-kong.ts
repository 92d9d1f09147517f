import type { Text } from '../kernel/text.ts';
import { compact } from './verdict.ts';

/** A Hong Kong identity number as it is stored, `A1234563`: without the brackets around its check sign. */
export function compactHongKongId(typed: string): string {
  return compact(typed).replace(/[()]/g, '');
}

/**
 * What is wrong with a Hong Kong identity number: one or two letters, six digits and a check character 0–9 or A, which makes the
 * weighted sum of all nine places (a missing first letter counts 36) a multiple of 11.
 */
export function flawOfHongKongId(typed: string): Text | undefined {
  const text = compactHongKongId(typed);
  if (!/^[A-Z]{1,2}\d{6}[0-9A]$/.test(text)) {
    return {
      zh: '应为 1–2 个字母、6 位数字和校验位，如 A123456(3)',
      en: 'should be 1 or 2 letters, 6 digits and a check character, such as A123456(3)',
    };
  }
  const values = Array.from(text.slice(0, -1), (sign) => Number.parseInt(sign, 36));
  const places = values.length === 7 ? [36, ...values] : values;
  const sum = places.reduce((total, value, at) => total + value * (9 - at), 0);
  const right = ((11 - (sum % 11)) % 11).toString(16).toUpperCase();
  const found = text.slice(-1);
  if (found === right) return undefined;
  return {
    zh: `校验位应为 ${right}，现在是 ${found}`,
    en: `the check character should be ${right}, not ${found}`,
  };
}

/**
 * The number of a Hong Kong company as it is stored: of a business registration its first eight digits, without the branch, date
 * and sign that stand on the certificate.
 */
export function compactHongKongCompany(typed: string): string {
  return compact(typed).replace(/^(\d{8})\d{8}$/, '$1');
}

/** What is wrong with the business registration (BR) or company number (CR) of a Hong Kong company; neither has a check digit. */
export function flawOfHongKongCompany(typed: string): Text | undefined {
  if (/^(\d{8}|F?\d{7})$/.test(compactHongKongCompany(typed))) return undefined;
  return {
    zh: '商业登记号为 8 位数字，公司编号为 7 位数字（非香港公司以 F 开头）',
    en: 'a BR number has 8 digits, a CR number 7 (after an F for a company from elsewhere)',
  };
}
