import { flawOfResidentId } from '../checks/china.ts';
import { compactHongKongId, flawOfHongKongId } from '../checks/hong-kong.ts';
import { compact } from '../checks/verdict.ts';
import { isCode } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import { idKinds, usualIdKind } from './legal-id-kind.ts';

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
