import { basename } from 'node:path';

export type Language = 'zh-cn' | 'en';

const both: readonly Language[] = ['zh-cn', 'en'];

/**
 * The languages that the walks of a file go in: one of the two, each that of half of the files. What a walk does is the same
 * in both, and every screen is looked at in both. LOADLINE_E2E_LANGUAGES=both has each go in both.
 */
export function languagesOf({ filename }: ImportMeta): readonly Language[] {
  if (process.env.LOADLINE_E2E_LANGUAGES === 'both') return both;
  const letters = [...basename(filename)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return [letters % 2 === 0 ? 'zh-cn' : 'en'];
}
