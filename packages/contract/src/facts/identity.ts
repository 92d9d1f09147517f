import { flawOfResidentId } from '../checks/china.ts';
import { compactHongKongId, flawOfHongKongId } from '../checks/hong-kong.ts';
import { compact } from '../checks/verdict.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable, isCode } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';

/** The papers a person is known by. What none of them fits, a Macau card or a Taiwan compatriot permit, is another one. */
export const idKinds = codeTable('identity kind', {
  residentId: { zh: '居民身份证', en: 'Resident identity card' },
  hongKongId: { zh: '香港身份证', en: 'Hong Kong identity card' },
  passport: { zh: '护照', en: 'Passport' },
  other: { zh: '其他证件', en: 'Another paper' },
});

export type IdKind = CodeOf<typeof idKinds>;

/** The kind that stands where none was said: that of the specification. */
export const usualIdKind: IdKind = 'residentId';

const passport: Text = {
  zh: '护照号为 6–12 位字母和数字',
  en: 'a passport number has 6 to 12 letters and digits',
};
const other: Text = { zh: '应为 4–20 位字母和数字', en: '4 to 20 letters and digits' };

/** What is wrong with an identity number of its kind, in words that say what is right; `today` as `YYYY-MM-DD`. */
export function flawOfIdNumber(kind: unknown, typed: string, today: string): Text | undefined {
  switch (isCode(idKinds, kind) ? kind : usualIdKind) {
    case 'residentId':
      return flawOfResidentId(typed, today);
    case 'hongKongId':
      return flawOfHongKongId(typed);
    case 'passport':
      return /^(?=.*\d)[A-Z0-9]{6,12}$/.test(compact(typed)) ? undefined : passport;
    case 'other':
      return /^[A-Z0-9]{4,20}$/.test(storedIdNumber(typed)) ? undefined : other;
  }
}

/** An identity number of any kind as it is stored. */
export function storedIdNumber(typed: string): string {
  return compactHongKongId(typed);
}
