import type { Text } from '../kernel/text.ts';
import { checkVat } from './vat.ts';
import { compact } from './verdict.ts';

const shape: Text = {
  zh: '应为国家代码加该国规定的位数，如 DE136695976',
  en: 'the country and as many characters as its numbers have, such as DE136695976',
};

/** What is wrong with a VAT number, in words that say what is right; undefined for a right one. */
export function flawOfVat(typed: string): Text | undefined {
  const text = compact(typed);
  const verdict = checkVat(text);
  if (verdict === 'valid') return undefined;
  if (verdict === 'malformed') return shape;
  const right = rightSigns(text);
  if (right === undefined) return { zh: '校验位不符', en: 'The check digits do not fit' };
  const { place, signs } = right;
  const where = signs.length === 1 ? place + 1 : `${place + 1}–${place + signs.length}`;
  const now = text.slice(place, place + signs.length);
  return {
    zh: `第 ${where} 位应为 ${signs}，现在是 ${now}`,
    en: `character ${where} should be ${signs}, not ${now}`,
  };
}

const anySign = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** What would make the number right where the country has its check: the last sign, the last two, or in France the first two. */
function rightSigns(text: string): { place: number; signs: string } | undefined {
  const places = text.startsWith('FR')
    ? [{ place: 2, choices: twoDigits }]
    : [
        { place: text.length - 1, choices: anySign },
        { place: text.length - 2, choices: twoDigits },
      ];
  for (const { place, choices } of places) {
    const width = choices[0]?.length ?? 1;
    const signs = choices.find(
      (one) => checkVat(text.slice(0, place) + one + text.slice(place + width)) === 'valid',
    );
    if (signs !== undefined) return { place, signs };
  }
  return undefined;
}
