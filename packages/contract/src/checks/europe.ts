import type { Text } from '../kernel/text.ts';

/** An EORI number: the country and 1 to 15 signs. Bodies differ per state, and only the register can prove one. */
export function isEori(text: string): boolean {
  return /^[A-Z]{2}[0-9A-Z]{1,15}$/.test(text);
}

/** What is wrong with an EORI number, in words that say what is right. */
export function flawOfEori(text: string): Text | undefined {
  if (isEori(text)) return undefined;
  return { zh: '应为国家代码加 1 至 15 位字母或数字', en: 'the country and 1 to 15 letters or digits' };
}

/** An IOSS number, or an intermediary's. How its check digit is made is not published: the shape only. */
export function isIoss(text: string): boolean {
  return /^I[MN]\d{10}$/.test(text);
}
