import type { Text } from '../kernel/text.ts';
import { compact } from './verdict.ts';

/** A number of Companies House as it is stored: eight signs, with the zero that is often left out. */
export function compactUkCompany(typed: string): string {
  return compact(typed).replace(/^\d{6,7}$/, (digits) => digits.padStart(8, '0'));
}

/** What is wrong with a number of Companies House; it has no check digit. */
export function flawOfUkCompany(typed: string): Text | undefined {
  if (/^(\d{8}|[A-Z]{2}\d{5}[\dA-Z]|R\d{7})$/.test(compactUkCompany(typed))) return undefined;
  return {
    zh: '应为 8 位数字，或 2 个字母加 6 位数字，如 SC123456',
    en: '8 digits, or 2 letters and 6 digits, such as SC123456',
  };
}
