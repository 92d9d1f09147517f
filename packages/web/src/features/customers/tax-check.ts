import { checkCreditCode } from '@loadline/contract/checks/china';
import { isEori, isIoss } from '@loadline/contract/checks/europe';
import { checkEin } from '@loadline/contract/checks/united-states';
import { checkVat } from '@loadline/contract/checks/vat';
import { compact, type Verdict } from '@loadline/contract/checks/verdict';
import type { Words } from '../../kernel/words.ts';

/** What the own form of a tax number says about it, in words. Only the authority's register proves that it exists. */
export interface TaxWord {
  readonly family: 'done' | 'act' | 'stop';
  readonly text: string;
}

const shape = (isRight: boolean): Verdict => (isRight ? 'valid' : 'malformed');

const checks = {
  dutyNumber: checkCreditCode,
  vatNo: checkVat,
  eoriNo: (typed: string) => shape(isEori(compact(typed))),
  iossNo: (typed: string) => shape(isIoss(compact(typed))),
  ein: checkEin,
} as const satisfies Record<string, (typed: string) => Verdict>;

/** The word on one number of the tax information; undefined for fields that are no numbers, and while it is empty. */
export function taxWord(key: string, typed: string, t: Words['t']): TaxWord | undefined {
  if (!isChecked(key) || typed.trim() === '') return undefined;
  const verdict = checks[key](typed);
  if (verdict === 'wrong-digit')
    return { family: 'act', text: t(key === 'ein' ? 'my.tax.prefix' : 'my.tax.digit') };
  const values = { length: compact(typed).length };
  return {
    family: verdict === 'valid' ? 'done' : 'stop',
    text: t(`my.tax.${key}.${verdict}`, values),
  };
}

function isChecked(key: string): key is keyof typeof checks {
  return Object.hasOwn(checks, key);
}
